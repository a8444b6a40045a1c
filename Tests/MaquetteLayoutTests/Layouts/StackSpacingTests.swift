import MaquetteGraphics
@testable import MaquetteLayout
import Testing

/// The distances that neighbours ask for: those of pictures of iOS 26 in the text size medium, and SwiftUI's 8 points.
@Suite struct StackSpacingTests {
  private let column = StackLayout.column(spacing: nil)

  private func label(_ fontSize: Double, leading: Double? = nil) -> LayoutItem {
    LayoutItem(text: TextSpacing(fontSize: fontSize, leading: leading)) { _ in
      Measurement(width: 40, height: 20)
    }
  }

  /// A line of text as SwiftUI measures it at 3x: the platform's font in whole pixels.
  private func line(_ fontSize: Double, leading: Double) -> LayoutItem {
    let height = (fontSize * 2444 / 2048 * 3).rounded(.up) / 3
    let baseline = fontSize * 1950 / 2048
    return LayoutItem(text: TextSpacing(fontSize: fontSize, leading: leading)) { _ in
      Measurement(width: 40, height: height, firstBaseline: baseline, lastBaseline: baseline)
    }
  }

  /// Pictures of home-assistant/iOS, iOS 26: `CollapsibleView` (16 over 16 points), `OnboardingScanningInstanceRow` (16 over 11, 11
  /// over 11).
  @Test(arguments: [(16.0, 21.0, 16.0, 21.0, 21.33), (16, 21, 11, 13, 14.33), (11, 13, 11, 13, 13.33)])
  func baselinesOfTextsAreAsFarApartAsInPictures(
    upper: Double, upperLeading: Double, lower: Double, lowerLeading: Double, expected: Double
  ) {
    let lines = [line(upper, leading: upperLeading), line(lower, leading: lowerLeading)]
    let whole = column.measure(lines, proposal: .unspecified)
    let distance = (whole.lastBaseline ?? 0) - (whole.firstBaseline ?? 0)
    // Half a pixel, and what each of two edges may be rounded by.
    #expect(abs(distance - expected) < 0.5)
  }

  /// `HAButtonStyles` of home-assistant/iOS, to half a pixel at 3x.
  @Test func textsKeepTheirDistancesFromSurfaces() {
    let footnote = gaps([box(40, 48), label(12, leading: 16), box(40, 48)])
    #expect(abs(footnote[0] - 4.67) < 0.17 && abs(footnote[1] - 7.67) < 0.17)
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

  @Test func theSmallerDistanceOfTwoTextsCounts() {
    // 5 and 3 points more than their lines of 17.9 and 11.93.
    let (large, small) = (label(15, leading: 15 * 2444 / 2048 + 5), label(10, leading: 10 * 2444 / 2048 + 3))
    for gap in gaps([large, small, large]) { #expect(abs(gap - 3) < 1e-9) }
    #expect(abs(gaps([large, large])[0] - 5) < 1e-9)
    // A style whose lines are closer than its font asks for does not overlap.
    #expect(gaps([label(20, leading: 10), label(20, leading: 10)]) == [0])
  }

  @Test func nestingKeepsTextAText() {
    let nested = LayoutItem(layout: column, items: [label(17), label(17)])
    let row = LayoutItem(layout: StackLayout.row(), items: [label(17), label(12)])
    #expect(gaps([label(17), nested, row]) == [0, 0])
  }

  @Test func aRowOfATextAndABoxIsBoth() {
    let mixed = LayoutItem(layout: StackLayout.row(), items: [label(18), box(20, 20)])
    // The box faces the text above, and the text the box below.
    #expect(gaps([label(36), mixed]) == [23])
    #expect(gaps([mixed, label(36)]) == [14])
    #expect(gaps([mixed, box(9, 9)]) == [11.5])
    #expect(gaps([box(9, 9), mixed]) == [7])
    // A spacer faces nothing.
    let row = LayoutItem(layout: StackLayout.row(), items: [label(18), .spacer()])
    #expect(gaps([label(18), row]) == [0])
    let layers = LayoutItem(layout: ZStackLayout(), items: [label(18)])
    #expect(gaps([layers, label(18), box(9, 9)]) == [0, 11.5])
  }

  @Test func aFrameOrPaddingIsABoxAndAnOffsetIsNot() {
    func item(_ modifier: LayoutModifier) -> LayoutItem { LayoutItem(modifier: modifier, item: label(18)) }
    #expect(gaps([box(9, 9), item(.padding(PaddingLayout(Insets(all: 2))))]) == [8])
    #expect(gaps([box(9, 9), item(.padding(PaddingLayout(Insets(horizontal: 2, vertical: 0))))]) == [7])
    #expect(gaps([box(9, 9), item(.frame(FrameLayout(height: 48)))]) == [8])
    #expect(gaps([box(9, 9), item(.frame(FrameLayout(width: 48)))]) == [7])
    #expect(gaps([box(9, 9), item(.offset(OffsetLayout(Point(x: 0, y: 9))))]) == [7])
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
