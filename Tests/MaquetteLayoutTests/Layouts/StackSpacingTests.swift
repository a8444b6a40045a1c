import MaquetteGraphics
@testable import MaquetteLayout
import Testing

/// The distances that neighbours ask for: those of a picture of iOS 26, and SwiftUI's 8 points.
@Suite struct StackSpacingTests {
  private let column = StackLayout.column(spacing: nil)

  private func label(_ fontSize: Double) -> LayoutItem {
    LayoutItem(fontSize: fontSize) { _ in Measurement(width: 40, height: 20) }
  }

  private func gaps(_ items: [LayoutItem]) -> [Double] {
    let frames = column.frames(items, .unspecified)
    return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
  }

  @Test func linesOfTextFollowEachOtherWithoutADistance() {
    #expect(gaps([label(17), label(12), label(11)]) == [0, 0])
  }

  @Test func boxesKeepTheStandardDistance() {
    #expect(gaps([box(10, 10), box(10, 48)]) == [8])
    #expect(StackLayout.row(spacing: nil).frames([label(17), box(9, 9)], .unspecified)[1].minX == 48)
  }

  @Test func aFootnoteBetweenSurfacesStandsNearerToTheUpperOne() {
    #expect(gaps([box(40, 40), label(13), box(40, 40)]) == [4, 7])
  }

  @Test func nestingKeepsTextAText() {
    let nested = LayoutItem(layout: column, items: [label(17), label(17)])
    let row = LayoutItem(layout: StackLayout.row(), items: [label(17), label(12)])
    #expect(gaps([label(17), nested, row]) == [0, 0])
    // A symbol in the row is no text.
    let mixed = LayoutItem(layout: StackLayout.row(), items: [label(13), box(20, 20)])
    #expect(gaps([label(13), mixed]) == [7])
  }

  @Test func aFrameOrPaddingIsABoxAndAnOffsetIsNot() {
    func item(_ modifier: LayoutModifier) -> LayoutItem { LayoutItem(modifier: modifier, item: label(13)) }
    #expect(gaps([box(9, 9), item(.padding(PaddingLayout(Insets(all: 2))))]) == [8])
    #expect(gaps([box(9, 9), item(.padding(PaddingLayout(Insets(horizontal: 2, vertical: 0))))]) == [4])
    #expect(gaps([box(9, 9), item(.frame(FrameLayout(height: 48)))]) == [8])
    #expect(gaps([box(9, 9), item(.frame(FrameLayout(width: 48)))]) == [4])
    #expect(gaps([box(9, 9), item(.offset(OffsetLayout(Point(x: 0, y: 9))))]) == [4])
  }

  @Test func aSpacerKeepsNoDistance() {
    #expect(gaps([label(17), .spacer(minLength: 5), box(10, 10)]) == [0, 0])
  }

  @Test func aStatedDistanceHoldsForAll() {
    let frames = StackLayout.column(spacing: 3).frames([label(17), label(17), box(9, 9)], .unspecified)
    #expect(frames.map(\.minY) == [0, 23, 46])
  }

  @Test func equalHeightsAreThoseOfTheHighest() {
    let row = StackLayout.row(spacing: 0, hasEqualHeights: true)
    let card = box(width: 20...20, height: 10...(.infinity))
    let frames = row.frames([card, box(20, 50), text(20)], Proposal(width: 200, height: 400))
    #expect(frames.map(\.height) == [50, 50, 20])
    #expect(row.measure([card, box(20, 50)], proposal: Proposal(width: 200, height: 400)).size.height == 50)
    // Where there is less room, what can gives way.
    #expect(row.frames([card, card], Proposal(width: 200, height: 30)).map(\.height) == [10, 10])
  }
}
