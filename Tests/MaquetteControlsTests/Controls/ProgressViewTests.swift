import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct ProgressViewTests {
  private func draw(
    _ view: ProgressView, scale: Double = 3, width: Double = 280,
    change: (inout Environment) -> Void = { _ in }
  ) -> DrawnParts {
    DrawnParts(view.with(\.width, width), scale: scale, change: change)
  }

  /// Measured on the real control at 3x: 280 x 4, of which about 118 are done.
  @Test func itIsAsLargeAsTheRealOne() {
    let drawn = draw(ProgressView(0.42))
    #expect(drawn.size == Size(width: 280, height: 4))
    #expect(drawn.fills.map(\.color) == [.progressTrack, .accent].map { Environment().color($0) })
    #expect(drawn.fills.first?.rect == Rect(x: 0, y: 0, width: 280, height: 4))
    #expect(drawn.fills.last.map { abs($0.rect.width - 118) <= 0.4 } == true)
  }

  @Test func nothingDoneIsATrackAndLittleIsACircle() {
    #expect(draw(ProgressView(0)).fills.count == 1)
    #expect(draw(ProgressView(.nan)).fills.count == 1)
    #expect(draw(ProgressView(0.001)).fills.last?.rect == Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(draw(ProgressView(7)).fills.last?.rect.width == 280)
    #expect(draw(ProgressView(0.5), width: 1).fills.allSatisfy { $0.rect.width <= 1 })
  }

  @Test func rightToLeftFillsFromTheRight() {
    let drawn = draw(ProgressView(0.25)) { $0.direction = .rightToLeft }
    #expect(drawn.fills.last?.rect == Rect(x: 210, y: 0, width: 70, height: 4))
  }

  /// 2 and 2.5 points by folklore, 6 measured on macOS; every one in whole pixels.
  @Test(arguments: [
    (Platform.ios, Era.ios7, ProgressView.Style.standard, 2.0), (.ios, .ios7, .bar, 2.5),
    (.ios, .classic, .bar, 2.5), (.ios, .glass, .standard, 4), (.macos, .classic, .standard, 6),
    (.macos, .glass, .bar, 6),
  ])
  func everyEraHasItsHeight(platform: Platform, era: Era, style: ProgressView.Style, height: Double) {
    let drawn = draw(ProgressView(0.5, style: style), scale: 2) {
      $0.platform = platform
      $0.era = era
    }
    #expect(drawn.size.height == height)
  }

  @Test func coloursAreTheOnesGiven() {
    let drawn = draw(ProgressView(0.5).tint(.color(.black)).with(\.trackTint, .color(.white)))
    #expect(drawn.fills.map(\.color) == [.white, .black])
  }

  @Test func itTakesTheWidthThatThereIs() {
    #expect(DrawnParts(ProgressView(0.5), width: 90).size.width == 90)
    #expect(DrawnParts(HStack(spacing: 0) { ProgressView(0.5) }).size.width == 150)
  }

  @Test func assistiveTechnologyIsToldHowMuchIsDone() {
    let told = ProgressView(0.426).accessibility(in: Environment())
    #expect(told.label == "Progress" && told.value == "43%" && told.traits == [.updatesFrequently])
  }
}
