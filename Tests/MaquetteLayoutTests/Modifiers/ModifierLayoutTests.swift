import MaquetteGraphics
import MaquetteLayout
import Testing

@Suite struct ModifierLayoutTests {
  let insets = Insets(top: 1, leading: 2, bottom: 4, trailing: 8)

  @Test func paddingTakesFromTheOfferAndAddsToTheSize() {
    let padding = PaddingLayout(insets)
    let proposal = Proposal(width: 60, height: 45)
    #expect(padding.measure([fill()], proposal: proposal).size == Size(width: 60, height: 45))
    #expect(padding.frames([fill()], proposal) == [Rect(x: 2, y: 1, width: 50, height: 40)])
    #expect(padding.frames([fill()], proposal, direction: .rightToLeft).first?.minX == 8)
    #expect(padding.measure([text(40)], proposal: .unspecified).size == Size(width: 50, height: 25))
  }

  @Test func paddingIsLargerThanATooSmallOffer() {
    #expect(PaddingLayout(insets).measure([fill()], proposal: .zero).size == Size(width: 10, height: 5))
  }

  @Test func paddingMovesBaselines() {
    let measurement = PaddingLayout(insets).measure([line(10, 20, baseline: 16)], proposal: .unspecified)
    #expect(measurement.firstBaseline == 17)
  }

  @Test func negativePaddingLetsContentReachOut() {
    let padding = PaddingLayout(Insets(all: -5))
    #expect(
      padding.frames([fill()], Proposal(width: 30, height: 30)) == [Rect(x: -5, y: -5, width: 40, height: 40)]
    )
  }

  @Test func fixedSizeAsksForTheIdealOnItsAxes() {
    let proposal = Proposal(width: 15, height: 15)
    #expect(FixedSizeLayout().measure([text(40)], proposal: proposal).size.width == 40)
    #expect(
      FixedSizeLayout(horizontal: false).measure([fill()], proposal: proposal).size
        == Size(width: 15, height: 10))
    #expect(
      FixedSizeLayout(vertical: false).measure([fill()], proposal: proposal).size
        == Size(width: 10, height: 15))
  }

  @Test func anOffsetMovesWithoutTakingSpace() {
    let offset = OffsetLayout(Point(x: 7, y: -3))
    #expect(offset.measure([box(10, 10)], proposal: .unspecified).size == Size(width: 10, height: 10))
    #expect(offset.frames([box(10, 10)], .unspecified) == [Rect(x: 7, y: -3, width: 10, height: 10)])
    #expect(offset.frames([box(10, 10)], .unspecified, direction: .rightToLeft).first?.minX == -7)
  }

  @Test func severalItemsAreEachModified() {
    let padding = PaddingLayout(Insets(all: 1))
    #expect(
      padding.measure([box(10, 20), box(30, 5)], proposal: .unspecified).size == Size(width: 32, height: 22))
    #expect(padding.measure([], proposal: .infinity).size == .zero)
  }
}
