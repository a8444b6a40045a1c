import MaquetteGraphics
import Testing

@testable import MaquetteLayout

/// What fits in its ideal length gets it.
@Suite struct IdealLengthTests {
  private func widths(_ items: [LayoutItem], in width: Double, spacing: Double = 0) -> [Double] {
    StackLayout.row(spacing: spacing).place(
      items, in: Rect(x: 0, y: 0, width: width, height: 20), proposal: Proposal(width: width, height: 20),
      direction: .leftToRight
    ).map(\.frame.width)
  }

  /// Text that wraps: its shortest length is that of a letter, and it fills a line.
  private func chip(_ width: Double) -> LayoutItem {
    box(width: 20...width, height: 20...20, ideal: Size(width: width, height: 20))
  }

  @Test func chipsOfDifferentWidthsThatFitAreWhole() {
    let ideals = [36, 36, 60, 60, 36, 36, 36.0]
    #expect(widths(ideals.map(chip), in: 361, spacing: 8) == ideals)
  }

  /// A box that could be larger than its ideal leaves its neighbours theirs.
  @Test func nobodyGrowsAtTheExpenseOfAnother() {
    let growing = box(width: 0...80, height: 20...20, ideal: Size(width: 20, height: 20))
    #expect(widths([growing, text(100)], in: 150) == [50, 100])
  }

  @Test func whatFillsAnyLengthSharesWithItsLike() {
    #expect(widths([fill(), fill()], in: 100) == [50, 50])
    #expect(widths([fill(), text(30)], in: 100) == [70, 30])
  }

  @Test func lengthsThatDoNotFitAreSharedAsBefore() {
    #expect(widths([text(100), text(100)], in: 120) == [60, 60])
  }

  @Test func theLongestAreCutToOneLength() {
    #expect(Length.capped([10, 50, 80], to: 100) == [10, 45, 45])
    #expect(Length.capped([10, 20], to: 100) == [10, 20])
    #expect(Length.capped([10, 20], to: -5) == [0, 0])
    #expect(Length.capped([], to: 10) == [])
  }
}
