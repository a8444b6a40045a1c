import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

/// The slider of watchOS: a bar between two buttons, as the Human Interface Guidelines describe it.
@Suite struct WatchSliderTests {
  private let green = Color.token(.green, .watchos)
  private let rest = Color.token(.fill, .watchos)

  private func draw(_ slider: Slider, change: (inout Environment) -> Void = { _ in }) -> Drawn {
    Drawn(slider, .watchos, width: 182, change: change)
  }

  /// WatchKit documents a green bar, and ten steps in its example.
  @Test(arguments: [(0.0, 0), (0.42, 4), (0.46, 5), (1, 10)])
  func theBarHasASegmentForEachStep(value: Double, count: Int) {
    let drawn = draw(Slider(value))
    #expect(drawn.frames(filledWith: green).count == count)
    #expect(drawn.frames(filledWith: rest).count == 10 - count)
  }

  @Test func stepsAndColoursAreTheOnesGiven() {
    let drawn = draw(Slider(0.6).with(\.steps, 5)) { $0.tint = .token(.pink) }
    #expect(drawn.frames(filledWith: .token(.pink, .watchos)).count == 3)
    let continuous = draw(Slider(0.6).with(\.steps, 0)).fills.filter { $0.color == green }
    #expect(continuous.count == 1)
  }

  /// It is as high as a button, with a button of 40 at each end: the guideline's 80 pixels at 2x.
  @Test func itStandsBetweenTwoButtons() throws {
    let drawn = draw(Slider(0.5))
    #expect(try drawn.frame(Slider.name) == Rect(x: 0, y: 0, width: 182, height: 44))
    let buttons = drawn.frames("slider-step")
    #expect(buttons.map(\.width) == [40, 40] && buttons.map(\.height) == [44, 44])
    #expect(buttons.map(\.minX) == [0, 142])
    #expect(drawn.clips.map(\.radii.topLeft) == [22])
    #expect(draw(Slider(0.5)) { $0.isScrolling = true }.clips.map(\.radii.topLeft) == [9])
  }

  @Test func aSignThatCanDoNothingIsDim() {
    let dim = Color.token(.tertiaryLabel, .watchos)
    let bright = Color.token(.label, .watchos)
    #expect(draw(Slider(0)).symbols == [dim, bright])
    #expect(draw(Slider(0.5)).symbols == [bright, bright])
    #expect(draw(Slider(1)).symbols == [bright, dim])
  }

  @Test func otherPlatformsHaveAThumb() {
    #expect(Drawn(Slider(0.5), .ios).frames("slider-step").isEmpty)
    #expect(Drawn(Slider(0.5), .macos).frames("slider-step").isEmpty)
  }
}
