import MaquetteRaster
import Testing

@testable import MaquetteComparison

@Suite("Densest window")
struct DensityWindowTests {
  /// The largest count of any window, by counting all.
  private func most(_ places: Set<[Int]>, width: Int, height: Int, edge: Int) -> Int {
    var most = 0
    for top in 0...max(height - edge, 0) {
      for left in 0...max(width - edge, 0) {
        most = max(
          most,
          places.count {
            (left..<left + edge).contains($0[0]) && (top..<top + edge).contains($0[1])
          })
      }
    }
    return most
  }

  @Test("is the one that counting all windows finds", arguments: 1...60)
  func counting(seed: UInt64) {
    var random = SeededPicture(seed: seed)
    let (width, height) = (Int(random.next() % 40 + 1), Int(random.next() % 40 + 1))
    let edge = Int(random.next() % 12 + 2)
    var places: Set<[Int]> = []
    for _ in 0..<random.next() % 60 + 1 {
      places.insert([Int(random.next()) % width, Int(random.next()) % height])
    }
    var window = DensityWindow(width: width, height: height, edge: edge)
    for y in 0..<height {
      for x in 0..<width where places.contains([x, y]) { window.add(x, y) }
      window.endRow(y)
    }
    guard let densest = window.densest else {
      Issue.record("no window was found")
      return
    }
    #expect(densest.count == most(places, width: width, height: height, edge: edge))
    let inside = places.count {
      densest.window.columns.contains($0[0]) && densest.window.rows.contains($0[1])
    }
    #expect(inside == densest.count)
    #expect(densest.window.width <= edge && densest.window.height <= edge)
  }
}
