import MaquetteControls
import MaquetteGraphics
import MaquetteScene
import Testing

@Suite struct ActivityIndicatorTests {
  private func fills(_ indicator: ActivityIndicator) -> [(bounds: Rect, alpha: UInt8)] {
    Mockup(indicator, padding: .zero).displayList().commands.compactMap { command in
      guard case .fill(.path(let path, _), .color(let color)) = command.operation,
        let bounds = path.controlBounds
      else { return nil }
      return (bounds, color.alpha)
    }
  }

  /// Measured on the real control: 20 points, eight spokes; 37 points for the large one.
  @Test func sizesAreThePlatforms() {
    #expect(Mockup(ActivityIndicator(), padding: .zero).layout().frame.size == Size(width: 20, height: 20))
    #expect(
      Mockup(ActivityIndicator(size: .large), padding: .zero).layout().frame.size
        == Size(width: 37, height: 37))
    #expect(fills(ActivityIndicator()).count == 8)
  }

  @Test func theNewestSpokeIsTheDarkestAndPointsUp() throws {
    let spokes = fills(ActivityIndicator())
    let newest = try #require(spokes.max { $0.alpha < $1.alpha })
    #expect(abs(newest.bounds.center.x - 10) < 1e-9)
    #expect(newest.bounds.maxY < 10)
  }

  @Test func aPhaseTurnsTheSpinnerByAnEighth() throws {
    let newest = try #require(fills(ActivityIndicator().with(\.phase, 2)).max { $0.alpha < $1.alpha })
    #expect(newest.bounds.minX > 10)
    #expect(abs(newest.bounds.center.y - 10) < 1e-9)
  }

  @Test func anyPhaseIsAPlaceOnTheCircle() {
    for phase in [-9, 8, 1_000_000_007] {
      #expect(fills(ActivityIndicator().with(\.phase, phase)).count == 8)
    }
  }

  @Test func spokesStayInsideTheirBox() {
    for spoke in fills(ActivityIndicator()) {
      #expect(spoke.bounds.minX >= 0 && spoke.bounds.maxX <= 20)
      #expect(spoke.bounds.minY >= 0 && spoke.bounds.maxY <= 20)
    }
  }

  /// Twelve spokes until iOS 12, as the guidelines' pictures of it show; 16 and 32 points on macOS.
  @Test func erasAndPlatformsHaveTheirOwn() {
    let early = DrawnParts(ActivityIndicator()) { $0.era = .ios7 }
    #expect(early.fills.count == 12 && early.size == Size(width: 20, height: 20))
    let mac = DrawnParts(ActivityIndicator(size: .large)) { $0.platform = .macos }
    #expect(mac.fills.count == 8 && mac.size == Size(width: 32, height: 32))
    // Measured at 2x: a spoke of 8 x 20 pixels from the upper edge on.
    #expect(mac.fills.first.map { $0.rect.maxY == 10 && abs($0.rect.width - 4) < 1e-9 } == true)
  }

  @Test(arguments: Array(0..<12))
  func aPhaseTurnsTwelveSpokesByATwelfth(phase: Int) throws {
    let spokes = DrawnParts(ActivityIndicator().with(\.phase, phase)) { $0.era = .ios7 }.fills
    let newest = try #require(spokes.max { $0.color.alpha < $1.color.alpha }).rect.center
    // Where the clock's hand points, by the angle's sine and cosine.
    let hand = [(0.0, 1.0), (0.5, 0.8660254), (0.8660254, 0.5)][phase % 3]
    let turned = [hand, (hand.1, -hand.0), (-hand.0, -hand.1), (-hand.1, hand.0)][phase / 3]
    #expect(abs(newest.x - (10 + 7.5 * turned.0)) < 1e-6)
    #expect(abs(newest.y - (10 - 7.5 * turned.1)) < 1e-6)
  }
}
