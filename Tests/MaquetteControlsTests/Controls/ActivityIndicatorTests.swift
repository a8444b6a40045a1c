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
}
