import MaquetteGraphics
import MaquetteLayout
import Testing

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
