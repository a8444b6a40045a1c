import MaquetteGraphics
import MaquetteLayout
import Testing

@Suite struct FlowLayoutTests {
  private let flow = FlowLayout(spacing: 10, lineSpacing: 5)

  @Test func aLineBeginsWhereTheNextItemHasNoRoom() {
    let items = [box(40, 20), box(40, 10), box(40, 20), box(90, 20), box(10, 20)]
    // 40 + 10 + 40 fit 90 exactly; the fourth takes a line alone.
    let frames = flow.frames(items, Proposal(width: 90, height: nil))
    #expect(frames.map(\.minX) == [0, 50, 0, 0, 0])
    #expect(frames.map(\.minY) == [0, 5, 25, 50, 75])
    #expect(
      flow.measure(items, proposal: Proposal(width: 90, height: nil)).size == Size(width: 90, height: 95))
  }

  @Test(arguments: [nil, Double.infinity]) func withoutABoundAllIsOnOneLine(width: Double?) {
    let size = flow.measure([box(40, 20), box(50, 30)], proposal: Proposal(width: width, height: nil)).size
    #expect(size == Size(width: 100, height: 30))
  }

  @Test func anItemThatIsTooWideGetsTheWidthOfTheLine() {
    let frames = flow.frames([text(300), box(10, 20)], Proposal(width: 100, height: nil))
    #expect(frames.map(\.width) == [100, 10])
    #expect(frames.map(\.minY) == [0, 25])
    // What cannot give way stands out.
    #expect(flow.frames([box(300, 20)], Proposal(width: 100, height: nil)).map(\.width) == [300])
  }

  @Test func linesAndItemsAreAligned() {
    let trailing = FlowLayout(spacing: 10, lineSpacing: 5, alignment: .bottomTrailing)
    let frames = trailing.frames([box(40, 20), box(40, 10), box(30, 20)], Proposal(width: 95, height: nil))
    // The flow is as wide as its longest line.
    #expect(frames.map(\.minX) == [0, 50, 60])
    #expect(frames.map(\.minY) == [0, 10, 25])
    let baseline = FlowLayout(alignment: .leadingFirstBaseline)
    let lines = [line(10, 20, baseline: 16), line(10, 30, baseline: 24)]
    #expect(baseline.frames(lines, .unspecified).map(\.minY) == [8, 0])
    #expect(baseline.measure(lines, proposal: .unspecified).firstBaseline == 24)
  }

  @Test func linesRunFromTheRightWhenReadingDoes() {
    let frames = flow.frames(
      [box(40, 20), box(40, 20), box(40, 20)], Proposal(width: 90, height: nil), direction: .rightToLeft)
    #expect(frames.map(\.minX) == [50, 0, 50])
  }

  @Test func noItemsTakeNoRoom() {
    #expect(flow.measure([], proposal: .infinity).size == .zero)
    #expect(flow.frames([box(10, 10)], .zero) == [Rect(x: 0, y: 0, width: 10, height: 10)])
  }
}
