import MaquetteGraphics
import Testing

@testable import MaquetteCharts

/// The shapes of points.
@Suite struct ChartSymbolTests {
  @Test(arguments: ChartSymbol.allCases)
  func allAreAboutAsLargeAsTheCircle(symbol: ChartSymbol) throws {
    var path = Path()
    path.add(symbol, at: Point(x: 50, y: 50), diameter: 20)
    let bounds = try #require(path.controlBounds)
    #expect((17...26).contains(bounds.width) && (17...26).contains(bounds.height))
    #expect(abs(bounds.center.x - 50) < 0.1 && abs(bounds.center.y - 50) < 2.5)
  }
}
