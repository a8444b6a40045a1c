import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

@Suite struct ProgressViewTests {
  private func draw(
    _ view: ProgressView, scale: Double = 3, width: Double = 280,
    change: (inout Environment) -> Void = { _ in }
  ) -> Drawn {
    Drawn(view.with(\.width, width), scale: scale, change: change)
  }

  /// Measured on the real control at 3x: 280 x 4, of which about 118 are done.
  @Test func itIsAsLargeAsTheRealOne() {
    let drawn = draw(ProgressView(0.42))
    #expect(drawn.size == Size(width: 280, height: 4))
    #expect(drawn.fills.map(\.color) == [.token(.progressTrack), .token(.accent)])
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

  /// Measured on macOS 11 and 12: 103 of 200 at one half, 114.6 of 549 at one fifth, 6 at 0; macOS 26 and iOS fill from edge
  /// to edge.
  @Test(arguments: [(0.5, 200.0, 103.0), (0.2, 549, 114.6), (0, 200, 6), (1, 200, 200)])
  func barsOfMacOSFillFromRoundEndToRoundEnd(value: Double, width: Double, filled: Double) {
    let view = ProgressView(value).with(\.width, width)
    #expect(Drawn(view, .macos).fills.last.map { abs($0.rect.width - filled) <= 0.25 } == true)
    let edges = Drawn(view, .macos, era: .glass).fills
    #expect(value == 0 ? edges.count == 1 : abs((edges.last?.rect.width ?? 0) - value * width) <= 0.25)
  }

  /// `mac12-progress-050-dark`: a tenth darker than the accent; not in the light.
  @Test func fillsOfMacOSAreDarkerInTheDark() {
    let dark = Drawn(ProgressView(0.5), .macos) { $0.appearance = .dark }.fills.last?.color
    #expect(dark.map { $0.red == 0 && $0.green == 110 && $0.blue == 230 } == true)
    #expect(Drawn(ProgressView(0.5), .macos).fills.last?.color == .token(.accent))
  }

  @Test func rightToLeftFillsFromTheRight() {
    let drawn = draw(ProgressView(0.25)) { $0.direction = .rightToLeft }
    #expect(drawn.fills.last?.rect == Rect(x: 210, y: 0, width: 70, height: 4))
  }

  /// 2 points are commonly cited, 4, 6 and 8 are measured on iOS, macOS 12 and 26; all are whole pixels.
  @Test(arguments: [
    (Platform.ios, Era.ios7, ProgressView.Style.standard, 2.0), (.ios, .ios7, .bar, 2.5),
    (.ios, .classic, .bar, 2.5), (.ios, .glass, .standard, 4), (.macos, .classic, .standard, 6),
    (.macos, .glass, .bar, 4), (.macos, .classic, .bar, 4), (.macos, .glass, .standard, 8),
  ])
  func everyEraHasItsHeight(platform: Platform, era: Era, style: ProgressView.Style, height: Double) {
    let view = ProgressView(0.5, style: style).with(\.width, 280)
    #expect(Drawn(view, platform, era: era).size.height == height)
  }

  /// The guidelines: the bar style is thinner, so that it suits a bar; so it is at every scale, on every platform, but on iOS 7, a
  /// picture of which shows 2.57 beside 2.
  @Test(arguments: Platform.allCases, Era.allCases)
  func theBarStyleIsThinner(platform: Platform, era: Era) {
    if platform == .ios, era == .ios7 { return }
    for scale in [1.0, 2, 3] {
      let heights = [ProgressView.Style.standard, .bar].map { style in
        Drawn(ProgressView(0.5, style: style).with(\.width, 90), platform, era: era, scale: scale).size.height
      }
      #expect(heights[1] < heights[0])
    }
  }

  /// Measured on iOS 7: the bar style shows only what is done, unless a colour is chosen for the rest.
  @Test func barsOfIOS7HaveNoTrack() {
    let bar = ProgressView(0.5, style: .bar).with(\.width, 280)
    #expect(Drawn(bar, era: .ios7).fills.map(\.color) == [.token(.accent)])
    #expect(Drawn(bar).fills.count == 2)
    #expect(Drawn(bar.with(\.trackTint, .color(.white)), era: .ios7).fills.count == 2)
  }

  /// `mac26-progress-044`: a flat track, (240) on white; that of macOS 12 has a rim.
  @Test func theTrackOfMacOS26IsFlat() {
    #expect(ColorToken.progressTrack.standard(for: .macos, era: .glass).light.alpha == 15)
    let view = ProgressView(0.5).with(\.width, 280)
    #expect(Drawn(view, .macos, era: .glass).strokes.isEmpty)
    #expect(Drawn(view, .macos).strokes.count == 1)
  }

  @Test func coloursAreTheOnesGiven() {
    let drawn = draw(ProgressView(0.5).tint(.color(.black)).with(\.trackTint, .color(.white)))
    #expect(drawn.fills.map(\.color) == [.white, .black])
  }

  @Test func itTakesTheWidthThatThereIs() {
    #expect(Drawn(ProgressView(0.5), width: 90).size.width == 90)
    #expect(Drawn(HStack(spacing: 0) { ProgressView(0.5) }).size.width == 150)
  }

  /// The run moves to the end and back in two seconds, eased by the curve; right to left mirrors it.
  @Test func whatIsNotKnownMovesToAndFro() throws {
    let view = ProgressView().with(\.isIndeterminate, true)
    func start(_ seconds: Double, direction: LayoutDirection = .leftToRight) throws -> Double {
      let drawn = draw(view, scale: 1, width: 200) {
        $0.moment = Moment(seconds: seconds)
        $0.direction = direction
      }
      let run = try #require(drawn.fills.last?.rect)
      #expect(run.width == 70 && run.minX >= 0 && run.maxX <= 200)
      return run.minX
    }
    let starts = try (0..<60).map { try start(Double($0) / 30) }
    // It moves through 200 less 70 points; a still picture shows it at three tenths of the width.
    #expect(starts[0] == 60 && starts.max() == 130 && starts.min() == 0)
    let turns = (0..<60).count { index in
      let (before, after) = (starts[(index + 59) % 60], starts[(index + 1) % 60])
      return (starts[index] - before) * (after - starts[index]) < 0
    }
    #expect(turns <= 2)
    let step = zip(starts, starts.dropFirst()).map { abs($1 - $0) }.max()
    #expect(step == 8 || step == 7)
    #expect(try start(2) == 60 && start(0.5) == start(2.5))
    #expect(try start(0.5, direction: .rightToLeft) == 130 - start(0.5))
  }

  @Test func progressIsExposed() {
    let exposed = ProgressView(0.426).exposed
    #expect(exposed.label == "Progress" && exposed.value == "43%" && exposed.traits == [.updatesFrequently])
  }
}
