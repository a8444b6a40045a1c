import MaquetteGraphics
import Testing

@testable import MaquetteLayout

/// Layouts yield finite numbers for any input.
@Suite struct TamingTests {
  static let strange = [
    Double.nan, .infinity, -.infinity, -1, -0.0, 0, 1e308, -1e308, .leastNonzeroMagnitude, 7,
  ]

  @Test func proposalsAreNilOrNotNegative() {
    #expect(Proposal(width: .nan, height: -1) == Proposal(width: nil, height: 0))
    #expect(Proposal.infinity.width == .infinity)
  }

  @Test func measurementsAreFinite() {
    let measurement = Measurement(
      width: .infinity, height: .nan, firstBaseline: .nan, lastBaseline: -.infinity)
    #expect(measurement.size == Size(width: Length.unbounded, height: 0))
    #expect(measurement.firstBaseline == 0)
    #expect(measurement.lastBaseline == -Length.unbounded)
  }

  @Test(arguments: strange, strange)
  func everyLayoutYieldsNumbers(first: Double, second: Double) {
    let item = LayoutItem(priority: second) { _ in
      Measurement(width: first, height: second, firstBaseline: second, lastBaseline: first)
    }
    let items = [item, fill(priority: first), .spacer(minLength: second)]
    let layouts: [any Layout] = [
      StackLayout.row(spacing: first, alignment: .firstBaseline), StackLayout.column(spacing: second),
      ZStackLayout(alignment: .lastBaseline), OverlayLayout(alignment: .leadingLastBaseline),
      GridLayout(itemCount: 3, columnCount: 2, columnSpacing: first, rowSpacing: second),
      GridLayout(itemCount: 3, columnCount: 2, columnSpacing: second, hasEqualColumns: true),
      PaddingLayout(Insets(top: first, leading: second, bottom: second, trailing: first)),
      FrameLayout(width: first, height: second), OffsetLayout(Point(x: first, y: second)),
      FrameLayout(
        width: FrameLength(min: first, ideal: second, max: first), height: FrameLength(max: second)),
      FixedSizeLayout(),
    ]
    let proposals = [
      Proposal(width: first, height: second), Proposal(width: second, height: nil), .infinity, .zero,
    ]
    for layout in layouts {
      for proposal in proposals {
        let size = layout.measure(items, proposal: proposal).size
        #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
        let rect = Rect(origin: Point(x: 1, y: 1), size: size)
        for direction in LayoutDirection.allCases {
          let placed = layout.place(items, in: rect, proposal: proposal, direction: direction)
          #expect(placed.count == items.count)
          #expect(placed.allSatisfy { $0.frame.minX.isFinite && $0.frame.maxY.isFinite })
        }
      }
    }
  }
}

@Suite struct AlignmentTests {
  @Test(arguments: Alignment.allCases)
  func partsMakeTheWholeAgain(alignment: Alignment) {
    #expect(Alignment(alignment.horizontal, alignment.vertical) == alignment)
  }

  @Test func thereIsOneForEachPairOfParts() {
    #expect(Alignment.allCases.count == HorizontalAlignment.allCases.count * VerticalAlignment.allCases.count)
  }

  @Test func namesAreInKebabCase() {
    #expect(Alignment(rawValue: "top-leading") == .topLeading)
    #expect(Alignment(rawValue: "leading-first-baseline") == .leadingFirstBaseline)
    #expect(VerticalAlignment(rawValue: "last-baseline") == .lastBaseline)
  }
}

@Suite struct OptionalLengthTests {
  @Test(arguments: [nil, 0, 0.5, 44, -3, Double.infinity, -Double.infinity, Length.unbounded] as [Double?])
  func keepsEveryLengthAndNone(_ length: Double?) {
    #expect(OptionalLength(length).value == length)
  }

  @Test func takesHalfTheRoom() {
    #expect(MemoryLayout<OptionalLength>.size == 8)
    #expect(MemoryLayout<Proposal>.size == 16)
    #expect(MemoryLayout<Measurement>.size == 32)
  }

  @Test func equalBaselinesAreEqualWhicheverZeroTheyAre() {
    let measurement = Measurement(width: 1, height: 1, firstBaseline: 0, lastBaseline: 0)
    #expect(measurement == Measurement(width: 1, height: 1, firstBaseline: -0.0, lastBaseline: -0.0))
  }
}
