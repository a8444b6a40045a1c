import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

/// Segments as wide as their titles, and titles of another font.
@Suite struct SegmentDistributionTests {
  private let control = SegmentedControl(["Map", "Transit", "Satellite"], selected: 1)

  private func draw(
    _ distribution: SegmentDistribution, width: Double? = nil, direction: LayoutDirection = .leftToRight
  ) -> Drawn {
    Drawn(control.distribution(distribution).with(\.width, width), scale: 3) { $0.direction = direction }
  }

  private func widths(_ drawn: Drawn) -> [Double] { drawn.frames("segment").map(\.width) }

  /// Every segment has the title's width in whole points and the inset of 9, the widest one what all equal ones have.
  @Test(arguments: [SegmentDistribution.fit, .fill, .fillProportionally])
  func withoutAWidthEverySegmentFitsItsTitle(distribution: SegmentDistribution) throws {
    let (own, equal) = (widths(draw(distribution)), widths(draw(.fillEqually)))
    #expect(own[0] < own[1] && own[1] < own[2])
    #expect(Set(equal) == [own[2]])
    #expect(own.allSatisfy { $0 == $0.rounded() })
    #expect(draw(distribution).size.width == own.reduce(2, +))
  }

  /// Measured on iOS 14: in 500 points four segments are 124 wide, 1 apart, and the last one takes the rest.
  @Test func equalSegmentsAreWholePointsWide() {
    let control = SegmentedControl(["A", "B", "C", "D"], selected: 0).with(\.width, 500)
    #expect(Drawn(control, scale: 3).frames("segment").map(\.minX) == [0, 125, 250, 375])
    #expect(Drawn(control, scale: 3).frames("segment").map(\.width) == [124, 124, 124, 125])
  }

  /// `NSSegmentedControl.Distribution.fit`: what remains is left blank.
  @Test func segmentsThatFitStandInTheMiddle() {
    let drawn = draw(.fit, width: 300)
    let frames = drawn.frames("segment")
    #expect(drawn.size.width == 300 && widths(drawn) == widths(draw(.fit)))
    #expect(abs(frames[0].minX - (300 - frames[2].maxX)) <= 0.34)
  }

  /// `fill`: what remains is shared equally.
  @Test func segmentsThatFillGetTheSame() {
    let added = zip(widths(draw(.fill, width: 300)), widths(draw(.fit))).map { $0 - $1 }
    #expect(added.allSatisfy { abs($0 - added[0]) < 0.01 } && added[0] > 20)
  }

  /// `fillProportionally`: widths stay in proportion to what the contents need.
  @Test func segmentsThatFillProportionallyKeepTheirRatios() {
    let factors = zip(widths(draw(.fillProportionally, width: 300)), widths(draw(.fit))).map { $0 / $1 }
    #expect(factors.allSatisfy { abs($0 - factors[0]) < 0.01 } && factors[0] > 1.2)
  }

  @Test(arguments: SegmentDistribution.allCases, [300.0, 150, 60, 0])
  func widthsAddUp(distribution: SegmentDistribution, width: Double) {
    let drawn = draw(distribution, width: width)
    #expect(drawn.size.width == width)
    let sum = widths(drawn).reduce(2, +)
    #expect(distribution == .fit ? sum <= Swift.max(width, 2) + 0.01 : abs(sum - Swift.max(width, 2)) < 0.01)
    #expect(widths(drawn).allSatisfy { $0 >= 0 })
  }

  /// With less room padding goes before letters do.
  @Test func aSqueezedControlKeepsItsTitles() {
    func glyphs(_ drawn: Drawn) -> Int {
      drawn.operations.reduce(0) { if case .glyphs(let run, _, _) = $1 { $0 + run.glyphs.count } else { $0 } }
    }
    #expect(glyphs(draw(.fill, width: 155)) == glyphs(draw(.fit)))
    #expect(glyphs(draw(.fillEqually, width: 155)) < glyphs(draw(.fit)))
  }

  @Test(arguments: LayoutDirection.allCases)
  func theThumbIsInItsSegment(direction: LayoutDirection) throws {
    let drawn = draw(.fill, width: 300, direction: direction)
    let thumb = try #require(drawn.frames(filledWith: .token(.segmentThumb)).first)
    let segment = drawn.frames("segment")[1]
    #expect(abs(thumb.minX - segment.minX - 2) < 0.01 && abs(segment.maxX - thumb.maxX - 2) < 0.01)
  }

  @Test func aTitleHasItsOwnSizeAndWeight() {
    func sizes(_ control: SegmentedControl) -> [Double] {
      Drawn(control).operations.compactMap { if case .glyphs(let run, _, _) = $0 { run.emSize } else { nil } }
    }
    func weights(_ control: SegmentedControl) -> [Int] {
      Drawn(control).operations.compactMap {
        if case .glyphs(let run, _, _) = $0 { run.face.weight } else { nil }
      }
    }
    let larger = sizes(control.with(\.titleSize, 16))
    #expect(zip(larger, sizes(control)).allSatisfy { abs($0 / $1 - 16.0 / 13) < 0.001 })
    let usual = weights(control)
    #expect(usual.count == 3 && usual[0] == usual[2] && usual[0] < usual[1])
    #expect(weights(control.with(\.titleWeight, .regular)) == [400, 400, 400])
    let bold = control.with(\.titleWeight, .light).with(\.selectedTitleWeight, .bold)
    #expect(weights(bold) == [300, 700, 300])
  }

  @Test func theSelectionDoesNotMoveSegmentsThatFit() {
    let light = control.distribution(.fit).with(\.titleWeight, .bold).with(\.selectedTitleWeight, .light)
    for control in [control.distribution(.fit), light] {
      #expect(Drawn(control).frames("segment") == Drawn(control.with(\.selectedIndex, 2)).frames("segment"))
    }
  }

  @Test func sheetsNameDistributionAndFont() throws {
    let entry = try #require(Catalogue.standard.entry(named: SegmentedControl.name))
    let decoded = entry.decode(
      [
        .init(name: "segments", value: .list("A", "B")),
        .init(name: "distribution", value: .plain("fill-proportionally")),
        .init(name: "title-size", value: .plain("16")), .init(name: "title-weight", value: .plain("regular")),
        .init(name: "selected-title-weight", value: .plain("bold")),
      ], [])
    let control = try #require(decoded.element as? SegmentedControl)
    #expect(decoded.errors.isEmpty && control.distribution == .fillProportionally)
    #expect(
      control.titleSize == 16 && control.titleWeight == .regular && control.selectedTitleWeight == .bold)
    for (name, text) in [("distribution", "fil"), ("title-size", "0"), ("title-weight", "fat")] {
      #expect(!entry.decode([.init(name: name, value: .plain(text))], []).errors.isEmpty)
    }
  }
}
