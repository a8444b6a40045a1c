import MaquetteGraphics
import MaquetteLayout
import Testing

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

  struct Case: Sendable {
    var bounds: FrameLength
    var offer: Double
    var expected: Double
  }

  static let upper = FrameLength(max: 200)
  static let lower = FrameLength(min: 20)
  static let both = FrameLength(min: 50, max: 80)
  static let cases: [Case] = [
    // An upper bound goes with the offer as far as it may, a lower one only down to itself.
    Case(bounds: FrameLength(max: .infinity), offer: 300, expected: 300),
    Case(bounds: upper, offer: 300, expected: 200), Case(bounds: upper, offer: 120, expected: 120),
    Case(bounds: upper, offer: 10, expected: 10), Case(bounds: lower, offer: 5, expected: 20),
    Case(bounds: lower, offer: 30, expected: 30), Case(bounds: lower, offer: 300, expected: 40),
    Case(bounds: FrameLength(min: 100), offer: 300, expected: 100),
    Case(bounds: both, offer: 60, expected: 60), Case(bounds: both, offer: 10, expected: 50),
    Case(bounds: both, offer: 300, expected: 80), Case(bounds: FrameLength(), offer: 300, expected: 40),
  ]

  @Test(arguments: cases)
  func boundsMeetOffers(example: Case) {
    let frame = FrameLayout(width: example.bounds, height: FrameLength())
    let proposal = Proposal(width: example.offer, height: nil)
    #expect(frame.measure([text(40)], proposal: proposal).size.width == example.expected)
  }

  @Test func withoutAnOfferTheIdealCountsThenTheContent() {
    func width(_ bounds: FrameLength) -> Double {
      FrameLayout(width: bounds, height: FrameLength())
        .measure([text(40)], proposal: .unspecified).size.width
    }
    #expect(width(FrameLength(ideal: 70)) == 70)
    #expect(width(FrameLength(min: 90, ideal: 70)) == 90)
    #expect(width(FrameLength(min: 90)) == 90)
    #expect(width(FrameLength(max: 30)) == 30)
    #expect(width(FrameLength(max: .infinity)) == 40)
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
