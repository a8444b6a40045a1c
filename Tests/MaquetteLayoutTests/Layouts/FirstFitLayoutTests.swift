import MaquetteGraphics
import Testing

@testable import MaquetteLayout

/// SwiftUI's rule: the first item whose ideal size on the axes that count fits within the proposed size.
@Suite struct FirstFitLayoutTests {
  private func shown(_ items: [LayoutItem], _ proposal: Proposal, axes: Set<Axis>) -> [Int] {
    let layout = FirstFitLayout(axes: axes)
    let rect = Rect(origin: .zero, size: layout.measure(items, proposal: proposal).size)
    let placed = layout.place(items, in: rect, proposal: proposal, direction: .leftToRight)
    return placed.indices.filter { !placed[$0].isLeftOut }
  }

  @Test(arguments: [(300.0, 0), (200, 0), (199, 1), (100, 1), (99, 2), (10, 2)])
  func theFirstThatFitsIsShown(width: Double, expected: Int) {
    let items = [box(200, 20), box(100, 30), box(50, 90)]
    let found = shown(items, Proposal(width: width, height: 20), axes: [.horizontal])
    #expect(found == [expected])
  }

  @Test func bothAxesCount() {
    let items = [box(200, 20), box(100, 40), box(50, 90)]
    #expect(shown(items, Proposal(width: 150, height: 40), axes: [.horizontal, .vertical]) == [1])
    #expect(shown(items, Proposal(width: 150, height: 39), axes: [.horizontal, .vertical]) == [2])
    #expect(shown(items, Proposal(width: 10, height: 20), axes: [.vertical]) == [0])
  }

  @Test func anUnspecifiedLengthFitsAll() {
    #expect(shown([box(200, 20), box(100, 30)], .unspecified, axes: [.horizontal, .vertical]) == [0])
  }

  @Test func anItemThatGrowsIsJudgedByItsIdealLength() {
    #expect(shown([text(120), text(60)], Proposal(width: 100, height: 20), axes: [.horizontal]) == [1])
    #expect(shown([fill(), text(60)], Proposal(width: 100, height: 20), axes: [.horizontal]) == [0])
  }

  @Test func aHeightIsJudgedInTheProposedWidth() {
    // 1000 square points of text, in lines of 10 points.
    let wrapping = LayoutItem { proposal in
      let lines = (100 / (proposal.width ?? 100)).rounded(.up)
      return Measurement(width: proposal.width ?? 100, height: lines * 10)
    }
    #expect(shown([wrapping, box(1, 1)], Proposal(width: 50, height: 20), axes: [.vertical]) == [0])
    #expect(shown([wrapping, box(1, 1)], Proposal(width: 49, height: 20), axes: [.vertical]) == [1])
  }

  @Test func itIsAsLargeAsWhatItShows() {
    let layout = FirstFitLayout()
    #expect(
      layout.measure([fill(), box(5, 5)], proposal: Proposal(width: 70, height: 30)).size
        == Size(width: 70, height: 30))
    #expect(layout.measure([], proposal: .unspecified).size == .zero)
    #expect(layout.place([], in: .zero, proposal: .unspecified, direction: .leftToRight).isEmpty)
  }
}
