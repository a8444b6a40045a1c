import MaquetteGraphics
import MaquetteLayout
import Testing

@Suite struct AspectRatioLayoutTests {
  private func size(_ layout: AspectRatioLayout, _ width: Double?, _ height: Double?) -> Size {
    layout.measure(fill(), proposal: Proposal(width: width, height: height)).size
  }

  @Test func theRoomIsTheGreatestOfTheRatio() {
    let wide = AspectRatioLayout(2)
    #expect(size(wide, 100, 100) == Size(width: 100, height: 50))
    #expect(size(wide, 100, 20) == Size(width: 40, height: 20))
    #expect(size(wide, 100, nil) == Size(width: 100, height: 50))
    #expect(size(wide, nil, 100) == Size(width: 200, height: 100))
  }

  @Test func aFillingRoomCoversWhatIsProposed() {
    let wide = AspectRatioLayout(2, fills: true)
    #expect(size(wide, 100, 100) == Size(width: 200, height: 100))
    #expect(size(wide, 100, 20) == Size(width: 100, height: 50))
  }

  @Test(arguments: [nil, 0, -1, .infinity, .nan] as [Double?])
  func withoutARatioThatOfTheIdealSizeHolds(ratio: Double?) {
    let item = box(width: 0...1000, height: 0...1000, ideal: Size(width: 30, height: 10))
    let layout = AspectRatioLayout(ratio)
    #expect(
      layout.measure(item, proposal: Proposal(width: 60, height: 60)).size == Size(width: 60, height: 20))
    #expect(layout.measure(item, proposal: .unspecified).size == Size(width: 30, height: 10))
  }

  @Test func whatTakesNoRoomKeepsItsSize() {
    let layout = AspectRatioLayout(1)
    #expect(
      layout.measure(box(10, 30), proposal: Proposal(width: 80, height: 80)).size
        == Size(width: 10, height: 30))
    let frame = layout.place(
      fill(), in: Rect(x: 5, y: 6, width: 40, height: 40), proposal: Proposal(width: 40, height: nil))
    #expect(frame.frame == Rect(x: 5, y: 6, width: 40, height: 40))
  }
}
