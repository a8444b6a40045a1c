import MaquetteGraphics
import MaquetteLayout
import Testing

/// Expectations are worked out by hand from the behaviour of SwiftUI's stacks.
@Suite struct StackLayoutTests {
  func widths(_ frames: [Rect]) -> [Double] { frames.map(\.width) }

  @Test func withoutAnOfferEveryItemHasItsIdealWidth() {
    let row = StackLayout.row(spacing: 10)
    let items = [text(60), fill(), text(30)]
    #expect(row.measure(items, proposal: .unspecified).size == Size(width: 120, height: 20))
    #expect(row.frames(items, .unspecified).map(\.minX) == [0, 70, 90])
  }

  @Test func theLeastFlexibleItemChoosesFirst() {
    // 100 for three: the fixed one takes 40 of its 33.3, the two fills share the remaining 60.
    let row = StackLayout.row(spacing: 0)
    let items = [fill(), box(40, 10), fill()]
    #expect(widths(row.frames(items, Proposal(width: 100, height: 10))) == [30, 40, 30])
  }

  @Test func whatAShortTextLeavesGoesToTheLongOne() {
    let row = StackLayout.row(spacing: 10)
    #expect(widths(row.frames([text(200), text(30)], Proposal(width: 150, height: nil))) == [110, 30])
    #expect(widths(row.frames([text(30), text(200)], Proposal(width: 150, height: nil))) == [30, 110])
  }

  @Test func textsThatAreBothTooLongShareEqually() {
    let row = StackLayout.row(spacing: 10)
    #expect(widths(row.frames([text(200), text(300)], Proposal(width: 150, height: nil))) == [70, 70])
  }

  @Test func aPriorityTakesAllButTheMinimumOfTheOthers() {
    let row = StackLayout.row(spacing: 0)
    let proposal = Proposal(width: 150, height: nil)
    #expect(widths(row.frames([text(200), text(300, priority: 1)], proposal)) == [0, 150])
    let stubborn = box(width: 25...200, height: 20...20)
    #expect(widths(row.frames([stubborn, text(300, priority: 1)], proposal)) == [25, 125])
    #expect(widths(row.frames([stubborn, text(80, priority: 1)], proposal)) == [70, 80])
  }

  @Test func threePrioritiesAreServedInTurn() {
    let row = StackLayout.row(spacing: 0)
    let items = [
      box(width: 10...500, height: 1...1), box(width: 20...60, height: 1...1, priority: 1),
      box(width: 5...50, height: 1...1, priority: 2),
    ]
    #expect(widths(row.frames(items, Proposal(width: 200, height: nil))) == [90, 60, 50])
    #expect(widths(row.frames(items, Proposal(width: 100, height: nil))) == [10, 40, 50])
    #expect(widths(row.frames(items, Proposal(width: 10, height: nil))) == [10, 20, 5])
  }

  @Test func aSpacerTakesWhatIsLeftAndYieldsToText() {
    let row = StackLayout.row(spacing: 0)
    let items = [text(50), LayoutItem.spacer(minLength: 8), text(30)]
    #expect(widths(row.frames(items, Proposal(width: 200, height: nil))) == [50, 120, 30])
    #expect(widths(row.frames(items, Proposal(width: 80, height: nil))) == [42, 8, 30])
    #expect(row.measure(items, proposal: .unspecified).size.width == 88)
  }

  @Test func twoSpacersShareTheRoom() {
    let row = StackLayout.row(spacing: 0)
    let items = [LayoutItem.spacer(), text(40), LayoutItem.spacer()]
    #expect(row.frames(items, Proposal(width: 100, height: nil)).map(\.minX) == [0, 30, 70])
  }

  @Test func aSpacerHasNoBreadth() {
    let column = StackLayout.column(spacing: 0)
    let size = column.measure([box(30, 10), .spacer()], proposal: Proposal(width: 90, height: 90)).size
    #expect(size == Size(width: 30, height: 90))
  }

  @Test func aSpacerOutsideOfAStackGrowsBothWays() {
    let spacer = LayoutItem.spacer(minLength: 8)
    #expect(spacer.measure(Proposal(width: 50, height: 4)).size == Size(width: 50, height: 8))
    #expect(spacer.measure(.unspecified).size == Size(width: 8, height: 8))
  }

  @Test func theCrossOfferReachesEveryItem() {
    let row = StackLayout.row(spacing: 0)
    let frames = row.frames([fill(), box(10, 10)], Proposal(width: 100, height: 40))
    #expect(frames == [Rect(x: 0, y: 0, width: 90, height: 40), Rect(x: 90, y: 15, width: 10, height: 10)])
  }

  @Test(arguments: [(VerticalAlignment.top, 0.0), (.center, 10), (.bottom, 20)])
  func rowsAlignAcross(alignment: VerticalAlignment, y: Double) {
    let frames = StackLayout.row(spacing: 0, alignment: alignment)
      .frames([box(10, 30), box(10, 10)], .unspecified)
    #expect(frames.map(\.minY) == [0, y])
  }

  @Test(arguments: [(HorizontalAlignment.leading, 0.0, 20.0), (.center, 10, 10), (.trailing, 20, 0)])
  func columnsAlignAcrossAndFlip(alignment: HorizontalAlignment, left: Double, flipped: Double) {
    let column = StackLayout.column(spacing: 0, alignment: alignment)
    let items = [box(30, 10), box(10, 10)]
    #expect(column.frames(items, .unspecified).map(\.minX) == [0, left])
    #expect(column.frames(items, .unspecified, direction: .rightToLeft).map(\.minX) == [0, flipped])
  }

  @Test func rowsRunFromTheRightWhenReadingDoes() {
    let frames = StackLayout.row(spacing: 5)
      .frames([box(10, 10), box(20, 10)], .unspecified, direction: .rightToLeft)
    #expect(frames.map(\.minX) == [25, 0])
  }

  @Test func firstBaselinesMeet() {
    let row = StackLayout.row(spacing: 0, alignment: .firstBaseline)
    let items = [line(40, 20, baseline: 16), line(40, 40, baseline: 30), box(10, 10)]
    let measurement = row.measure(items, proposal: .unspecified)
    #expect(measurement.size == Size(width: 90, height: 40))
    #expect(measurement.firstBaseline == 30)
    #expect(row.frames(items, .unspecified).map(\.minY) == [14, 0, 20])
  }

  @Test func paragraphsMeetAtTheirFirstOrLastLine() {
    let paragraph = LayoutItem { _ in
      Measurement(width: 40, height: 40, firstBaseline: 16, lastBaseline: 36)
    }
    let items = [paragraph, line(40, 20, baseline: 16)]
    let first = StackLayout.row(spacing: 0, alignment: .firstBaseline)
    let last = StackLayout.row(spacing: 0, alignment: .lastBaseline)
    #expect(first.frames(items, .unspecified).map(\.minY) == [0, 0])
    #expect(last.frames(items, .unspecified).map(\.minY) == [0, 20])
  }

  @Test func baselinesCanMakeARowHigherThanItsItems() {
    // Baselines at 4 of 20 and 18 of 20: the row reaches 18 above and 16 below the line.
    let row = StackLayout.row(spacing: 0, alignment: .lastBaseline)
    let items = [line(1, 20, baseline: 4), line(1, 20, baseline: 18)]
    #expect(row.measure(items, proposal: .unspecified).size.height == 34)
    #expect(row.frames(items, .unspecified).map(\.minY) == [14, 0])
  }

  @Test func aColumnReportsItsOuterBaselines() {
    let column = StackLayout.column(spacing: 4)
    let items = [box(10, 10), line(10, 20, baseline: 16), line(10, 20, baseline: 15)]
    let measurement = column.measure(items, proposal: .unspecified)
    #expect(measurement.firstBaseline == 30)
    #expect(measurement.lastBaseline == 53)
  }

  @Test func negativeSpacingOverlaps() {
    let row = StackLayout.row(spacing: -4)
    #expect(row.frames([box(10, 1), box(10, 1)], .unspecified).map(\.minX) == [0, 6])
    #expect(row.measure([box(10, 1), box(10, 1)], proposal: .unspecified).size.width == 16)
  }

  @Test func anInfiniteOfferIsSharedWithoutEnd() {
    let row = StackLayout.row(spacing: 8)
    #expect(row.measure([fill(), fill()], proposal: .infinity).size.width == Length.unbounded)
    #expect(row.measure([box(10, 10), text(30)], proposal: .infinity).size.width == 48)
  }

  @Test func anEmptyStackTakesNothing() {
    let row = StackLayout.row()
    #expect(row.measure([], proposal: Proposal(width: 100, height: 100)).size == .zero)
    #expect(row.frames([], .unspecified).isEmpty)
  }

  @Test func aBroaderRectangleIsSharedByTheAlignment() {
    let rect = Rect(x: 100, y: 100, width: 50, height: 50)
    let placed = StackLayout.row(alignment: .bottom)
      .place([box(10, 10)], in: rect, proposal: .unspecified, direction: .leftToRight)
    #expect(placed.map(\.frame) == [Rect(x: 100, y: 140, width: 10, height: 10)])
  }
}

@Suite struct ZStackLayoutTests {
  @Test(arguments: [(Alignment.topLeading, 0.0, 0.0), (.center, 15, 10), (.bottomTrailing, 30, 20)])
  func itemsMeetAtTheAlignment(alignment: Alignment, x: Double, y: Double) {
    let stack = ZStackLayout(alignment: alignment)
    let items = [box(40, 10), box(10, 30)]
    #expect(stack.measure(items, proposal: .unspecified).size == Size(width: 40, height: 30))
    #expect(stack.frames(items, .unspecified)[1].minX == x)
    #expect(stack.frames(items, .unspecified)[0].minY == y)
  }

  @Test func everyItemIsOfferedTheWholeProposal() {
    let frames = ZStackLayout().frames([fill(), box(10, 10)], Proposal(width: 50, height: 30))
    #expect(frames == [Rect(x: 0, y: 0, width: 50, height: 30), Rect(x: 20, y: 10, width: 10, height: 10)])
  }

  @Test func baselinesMeet() {
    let stack = ZStackLayout(alignment: .leadingFirstBaseline)
    let items = [line(10, 20, baseline: 5), line(10, 20, baseline: 15)]
    #expect(stack.measure(items, proposal: .unspecified).size.height == 30)
    #expect(stack.frames(items, .unspecified).map(\.minY) == [10, 0])
  }
}

@Suite struct OverlayLayoutTests {
  @Test func onlyTheFirstItemDecidesTheSize() {
    let layout = OverlayLayout()
    let items = [box(40, 20), box(60, 60), fill()]
    #expect(layout.measure(items, proposal: .infinity).size == Size(width: 40, height: 20))
    #expect(
      layout.frames(items, .infinity) == [
        Rect(x: 0, y: 0, width: 40, height: 20), Rect(x: -10, y: -20, width: 60, height: 60),
        Rect(x: 0, y: 0, width: 40, height: 20),
      ])
  }

  @Test func aBadgeSitsAtTheTrailingCornerInBothDirections() {
    let layout = OverlayLayout(alignment: .topTrailing)
    let items = [box(40, 20), box(10, 10)]
    #expect(layout.frames(items, .unspecified)[1].minX == 30)
    #expect(layout.frames(items, .unspecified, direction: .rightToLeft)[1].minX == 0)
  }

  @Test func theBaselineIsThatOfTheFirstItem() {
    let layout = OverlayLayout(alignment: .leadingFirstBaseline)
    let items = [line(40, 30, baseline: 24), line(10, 20, baseline: 16)]
    #expect(layout.frames(items, .unspecified)[1].minY == 8)
    #expect(layout.measure(items, proposal: .unspecified).firstBaseline == 24)
  }
}
