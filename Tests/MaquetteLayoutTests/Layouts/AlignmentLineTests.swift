import MaquetteGraphics
import Testing

@testable import MaquetteLayout

/// Lines that items state, as SwiftUI's `alignmentGuide` and `AlignmentID` have them.
@Suite struct AlignmentLineTests {
  private enum Third {}

  /// A line at a third of the height of what states none.
  private let third = CustomAlignment(ObjectIdentifier(Third.self), across: .vertical) {
    $0.measurement.size.height / 3
  }

  private func leading(_ item: LayoutItem, at place: Double) -> LayoutItem {
    LayoutItem(stating: .horizontal(.leading), of: item) { _ in place }
  }

  @Test func aStatedLeadingEdgeMovesAnItemAgainstItsNeighbours() {
    let column = StackLayout.column(spacing: 0, alignment: .leading)
    let items = [box(50, 10), leading(box(50, 10), at: 20), leading(box(50, 10), at: -10)]
    #expect(column.frames(items, .unspecified).map(\.minX) == [20, 0, 30])
    #expect(column.measure(items, proposal: .unspecified).size == Size(width: 80, height: 30))
    // Another alignment does not ask for it.
    let centred = StackLayout.column(spacing: 0).frames(items, .unspecified)
    #expect(centred.map(\.minX) == [0, 0, 0])
  }

  @Test func theLinesOfAnItemAreGivenToTheFunction() {
    let row = StackLayout.row(spacing: 0, alignment: .bottom)
    let item = LayoutItem(stating: .vertical(.bottom), of: box(10, 40)) { lines in
      lines[.vertical(.center)] + lines[.horizontal(.trailing)]
    }
    #expect(row.frames([item, box(10, 30)], .unspecified).map(\.minY) == [0, 0])
  }

  @Test func aStatedBaselineIsThatOfTheItem() {
    let row = StackLayout.row(spacing: 0, alignment: .firstBaseline)
    let item = LayoutItem(stating: .vertical(.firstBaseline), of: box(10, 30)) { _ in 5 }
    #expect(row.frames([item, line(40, 20, baseline: 15)], .unspecified).map(\.minY) == [10, 0])
    #expect(item.measure(.unspecified).firstBaseline == 5)
    #expect(item.measure(.unspecified).lastBaseline == nil)
    let padded = LayoutItem(modifier: .padding(PaddingLayout(Insets(all: 3))), item: item)
    #expect(padded.measure(.unspecified).firstBaseline == 8)
  }

  @Test func aLineOfOnesOwnHasItsDefaultPlace() {
    let row = LinedLayout(stackAlong: .horizontal, spacing: 0, line: .custom(third))
    #expect(row.frames([box(5, 30), box(5, 60)], .unspecified).map(\.minY) == [10, 0])
    let stated = LayoutItem(stating: .custom(third), of: box(5, 60)) { _ in 50 }
    #expect(row.frames([box(5, 30), stated], .unspecified).map(\.minY) == [40, 0])
    #expect(row.measure([box(5, 30), stated], proposal: .unspecified).size.height == 70)
  }

  @Test func linesPassThroughFramesPaddingAndStacks() {
    let stated = LayoutItem(stating: .custom(third), of: box(10, 10)) { _ in 4 }
    let padded = LayoutItem(modifier: .padding(PaddingLayout(Insets(all: 3))), item: stated)
    #expect(padded.stated(.custom(third), for: .unspecified) == 7)
    let framed = LayoutItem(modifier: .frame(FrameLayout(height: 50)), item: padded)
    #expect(framed.stated(.custom(third), for: .unspecified) == 24)
    let column = LayoutItem(layout: StackLayout.column(spacing: 2), items: [box(1, 6), framed])
    #expect(column.stated(.custom(third), for: .unspecified) == 32)
    #expect(box(1, 1).stated(.custom(third), for: .unspecified) == nil)
    // The mean of several; what lies in front of an item has no part in it.
    let two = LayoutItem(layout: StackLayout.column(spacing: 0), items: [stated, box(1, 6), stated])
    #expect(two.stated(.custom(third), for: .unspecified) == 12)
    let overlay = LayoutItem(layout: OverlayLayout(), items: [box(90, 90), stated])
    #expect(overlay.stated(.custom(third), for: .unspecified) == nil)
  }

  @Test func framesOverlaysAndLayersAlignByStatedLines() {
    let frame = FrameLayout(width: 100, height: 100, alignment: .leading)
    let item = leading(box(20, 20), at: 15)
    #expect(frame.frames([item], .unspecified)[0] == Rect(x: -15, y: 40, width: 20, height: 20))
    let overlay = OverlayLayout(alignment: .topLeading)
    #expect(overlay.frames([leading(box(50, 50), at: 30), box(4, 4)], .unspecified)[1].minX == 30)
    #expect(overlay.frames([box(50, 50), leading(box(4, 4), at: -30)], .unspecified)[1].minX == 30)
    let layers = ZStackLayout(alignment: .topLeading)
    #expect(layers.frames([box(50, 50), item], .unspecified).map(\.minX) == [15, 0])
    let lined = LinedLayout(
      layersOn: AlignmentLines(horizontal: .horizontal(.trailing), vertical: .custom(third)))
    let frames = lined.frames([box(50, 60), box(30, 30)], .unspecified)
    #expect(frames.map(\.origin) == [Point(x: 0, y: 0), Point(x: 20, y: 10)])
    let own = LinedFrameLayout(
      width: .exactly(40), height: .exactly(90),
      lines: AlignmentLines(horizontal: .horizontal(.trailing), vertical: .custom(third)))
    #expect(own.frames([box(10, 30)], .unspecified)[0].origin == Point(x: 30, y: 20))
  }

  @Test func rightToLeftMirrorsWhatIsStated() {
    let column = StackLayout.column(spacing: 0, alignment: .leading)
    let items = [box(50, 10), leading(box(50, 10), at: 20)]
    let frames = column.frames(items, .unspecified, direction: .rightToLeft)
    #expect(frames.map(\.maxX) == [50, 70])
  }
}
