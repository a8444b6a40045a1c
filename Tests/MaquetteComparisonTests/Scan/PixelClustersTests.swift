import MaquetteRaster
import Testing

@testable import MaquetteComparison

@Suite("Clusters of pixels")
struct PixelClustersTests {
  private func rectangles(_ places: [(x: Int, y: Int)], limit: Int = 64) -> [PixelRect] {
    var clusters = PixelClusters(width: 2000, height: 1000)
    for place in places { clusters.add(place.x, place.y) }
    return clusters.rectangles(limit: limit)
  }

  @Test("near pixels share a rectangle, far ones do not")
  func near() {
    #expect(rectangles([]) == [])
    #expect(rectangles([(5, 7)]) == [PixelRect(x: 5, y: 7, width: 1, height: 1)])
    #expect(rectangles([(5, 7), (12, 9)]) == [PixelRect(x: 5, y: 7, width: 8, height: 3)])
    #expect(
      rectangles([(400, 300), (5, 7)]) == [
        PixelRect(x: 5, y: 7, width: 1, height: 1), PixelRect(x: 400, y: 300, width: 1, height: 1),
      ])
  }

  @Test("however scattered, there are few and all pixels are in one", arguments: [1, 3, 64])
  func scattered(limit: Int) {
    var random = SeededPicture(seed: 9)
    let places = (0..<3000).map { _ in (x: Int(random.next() % 2000), y: Int(random.next() % 1000)) }
    let found = rectangles(places, limit: limit)
    #expect((1...limit).contains(found.count))
    for (x, y) in places {
      #expect(found.contains { $0.columns.contains(x) && $0.rows.contains(y) })
    }
    #expect(found == rectangles(places.reversed(), limit: limit))
  }
}
