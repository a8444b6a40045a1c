import MaquetteControls
import MaquetteElements
import TestSupport
import Testing

@Suite struct ActivityIndicatorTests {
  private func newest(_ phase: Int, era: Era? = nil) throws -> Rect {
    let spokes = Drawn(ActivityIndicator().with(\.phase, phase), era: era).fills
    return try #require(spokes.max { $0.color.alpha < $1.color.alpha }).rect
  }

  /// Measured on the real control: 20 points, eight spokes; 37 points for the large one; 16 and 32 on macOS.
  @Test func sizesAreThePlatforms() {
    let small = Drawn(ActivityIndicator())
    #expect(small.size == Size(width: 20, height: 20) && small.fills.count == 8)
    #expect(Drawn(ActivityIndicator(size: .large)).size == Size(width: 37, height: 37))
    let mac = Drawn(ActivityIndicator(size: .large), .macos)
    #expect(mac.fills.count == 8 && mac.size == Size(width: 32, height: 32))
    // Measured at 2x: a spoke of 8 x 20 pixels from the upper edge on.
    #expect(mac.fills.first.map { $0.rect.maxY == 10 && abs($0.rect.width - 4) < 1e-9 } == true)
    #expect(Drawn(ActivityIndicator(), era: .glass).fills.count == 8)
  }

  /// `UIActivityIndicatorView.hidesWhenStopped`: nothing is seen or spoken, and its neighbours stay where they are.
  @Test func oneThatHidesGoesAwayWhenItStops() {
    var indicator = ActivityIndicator().with(\.hidesWhenStopped, true)
    #expect(!indicator.isHidden && !indicator.exposed.isHidden)
    indicator.isAnimating = false
    let drawn = Drawn(indicator)
    #expect(drawn.size == Size(width: 20, height: 20))
    #expect(indicator.exposed.isHidden)
    #expect(!ActivityIndicator().with(\.isAnimating, false).isHidden)
  }

  @Test func theNewestSpokeIsTheDarkestAndPointsUp() throws {
    let spoke = try newest(0)
    #expect(abs(spoke.center.x - 10) < 1e-9 && spoke.maxY < 10)
  }

  @Test func aPhaseTurnsTheSpinnerByAnEighth() throws {
    let spoke = try newest(2)
    #expect(spoke.minX > 10 && abs(spoke.center.y - 10) < 1e-9)
  }

  @Test(arguments: [0, -9, 8, 1_000_000_007])
  func spokesStayInsideTheirBoxAtAnyPhase(phase: Int) {
    let spokes = Drawn(ActivityIndicator().with(\.phase, phase)).fills.map(\.rect)
    #expect(spokes.count == 8)
    #expect(spokes.allSatisfy { $0.minX >= 0 && $0.maxX <= 20 && $0.minY >= 0 && $0.maxY <= 20 })
  }

  /// Flutter's spinner with twelve spokes: the newest has an opacity of 147 of 255.
  @Test func theNewestSpokeOfIOS7IsAsDarkAsFlutters() {
    #expect(Drawn(ActivityIndicator(), era: .ios7).fills.map(\.color.alpha).max() == 147)
  }

  /// Up to iOS 12, as in the guidelines' pictures.
  @Test(arguments: [0, 5, 11, 12, -1, Int.max, Int.min])
  func spinnersOfIOS7HaveTwelveSpokes(phase: Int) {
    let drawn = Drawn(ActivityIndicator().with(\.phase, phase), era: .ios7)
    #expect(drawn.fills.count == 12 && Set(drawn.fills.map(\.color)).count == 7)
    #expect(drawn.size == Size(width: 20, height: 20))
  }

  @Test(arguments: Array(0..<12))
  func aPhaseTurnsTwelveSpokesByATwelfth(phase: Int) throws {
    let spoke = try newest(phase, era: .ios7).center
    // Where the clock's hand points, by the angle's sine and cosine.
    let hand = [(0.0, 1.0), (0.5, 0.8660254), (0.8660254, 0.5)][phase % 3]
    let turned = [hand, (hand.1, -hand.0), (-hand.0, -hand.1), (-hand.1, hand.0)][phase / 3]
    #expect(abs(spoke.x - (10 + 7.5 * turned.0)) < 1e-6)
    #expect(abs(spoke.y - (10 - 7.5 * turned.1)) < 1e-6)
  }
}
