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
    let frames = padding.frames([fill()], Proposal(width: 30, height: 30))
    #expect(frames == [Rect(x: -5, y: -5, width: 40, height: 40)])
  }

  @Test func fixedSizeAsksForTheIdealOnItsAxes() {
    func size(_ layout: FixedSizeLayout, of item: LayoutItem) -> Size {
      layout.measure([item], proposal: Proposal(width: 15, height: 15)).size
    }
    #expect(size(FixedSizeLayout(), of: text(40)).width == 40)
    #expect(size(FixedSizeLayout(horizontal: false), of: fill()) == Size(width: 15, height: 10))
    #expect(size(FixedSizeLayout(vertical: false), of: fill()) == Size(width: 10, height: 15))
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

@Suite struct FrameLayoutTests {
  @Test func aFixedFrameIgnoresOfferAndContent() {
    let frame = FrameLayout(width: 100, height: 50)
    for proposal in [Proposal.zero, .unspecified, .infinity, Proposal(width: 30, height: 30)] {
      #expect(frame.measure([text(400)], proposal: proposal).size == Size(width: 100, height: 50))
    }
    #expect(frame.frames([text(400)], .zero) == [Rect(x: 0, y: 15, width: 100, height: 20)])
  }

  @Test func anAxisThatIsNotGivenIsTheContents() {
    let size = FrameLayout(width: 100).measure([text(40)], proposal: .infinity).size
    #expect(size == Size(width: 100, height: 20))
  }

  /// A width follows the offer between its bounds; without an upper bound it does not exceed the content.
  @Test(
    arguments: [
      (FrameLength(max: .infinity), 300, 300), (FrameLength(max: 200), 300, 200),
      (FrameLength(max: 200), 120, 120), (FrameLength(max: 200), 10, 10), (FrameLength(min: 20), 5, 20),
      (FrameLength(min: 20), 30, 30), (FrameLength(min: 20), 300, 40), (FrameLength(min: 100), 300, 100),
      (FrameLength(min: 50, max: 80), 60, 60), (FrameLength(min: 50, max: 80), 10, 50),
      (FrameLength(min: 50, max: 80), 300, 80), (FrameLength(), 300, 40),
    ] as [(FrameLength, Double, Double)])
  func boundsMeetOffers(bounds: FrameLength, offer: Double, width: Double) {
    let proposal = Proposal(width: offer, height: nil)
    let frame = FrameLayout(width: bounds, height: FrameLength())
    #expect(frame.measure([text(40)], proposal: proposal).size.width == width)
  }

  @Test(
    arguments: [
      (FrameLength(ideal: 70), 70), (FrameLength(min: 90, ideal: 70), 90), (FrameLength(min: 90), 90),
      (FrameLength(max: 30), 30), (FrameLength(max: .infinity), 40),
    ] as [(FrameLength, Double)])
  func withoutAnOfferTheIdealCountsThenTheContent(bounds: FrameLength, width: Double) {
    let frame = FrameLayout(width: bounds, height: FrameLength())
    #expect(frame.measure([text(40)], proposal: .unspecified).size.width == width)
  }

  @Test func theLowerBoundWinsAConflict() {
    #expect(FrameLength(min: 50, max: 10).max == 50)
  }

  @Test(arguments: [(Alignment.topLeading, 0.0, 0.0), (.trailing, 90, 45), (.bottom, 45, 90)])
  func contentIsAligned(alignment: Alignment, x: Double, y: Double) {
    let frames = FrameLayout(width: 100, height: 100, alignment: alignment).frames(
      [box(10, 10)], .unspecified)
    #expect(frames == [Rect(x: x, y: y, width: 10, height: 10)])
  }

  @Test func baselinesMoveWithTheContent() {
    let frame = FrameLayout(height: 40, alignment: .center)
    #expect(frame.measure([line(10, 20, baseline: 16)], proposal: .unspecified).firstBaseline == 26)
  }
}
