import MaquetteGraphics
import Testing

@Suite struct RectIndexTests {
  private static func rects(_ count: Int, seed: UInt64) -> [Rect] {
    var state = seed
    func next(_ limit: UInt64) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((state >> 33) % limit)
    }
    return (0..<count).map { _ in Rect(x: next(500), y: next(500), width: next(40), height: next(40)) }
  }

  private static func found(_ area: Rect, in index: RectIndex) -> Set<Int> {
    var found: Set<Int> = []
    index.search(area) { found.insert($0).inserted }
    return found
  }

  @Test(arguments: [0, 1, 7, 8, 9, 64, 65, 600])
  func findsWhatComparingAllFinds(count: Int) {
    let rects = Self.rects(count, seed: UInt64(count))
    let index = RectIndex(rects)
    for area in Self.rects(50, seed: 99) {
      let met = rects.indices.filter { place in
        let rect = rects[place]
        return rect.minX <= area.maxX && area.minX <= rect.maxX && rect.minY <= area.maxY
          && area.minY <= rect.maxY
      }
      #expect(Self.found(area, in: index) == Set(met))
    }
  }

  @Test func aBodyThatReturnsFalseEndsTheSearch() {
    let index = RectIndex(Array(repeating: Rect(x: 0, y: 0, width: 1, height: 1), count: 100))
    var calls = 0
    index.search(Rect(x: 0, y: 0, width: 1, height: 1)) { _ in
      calls += 1
      return calls < 5
    }
    #expect(calls == 5)
  }

  /// A column, a row and a square of neighbours: each search looks into a few boxes of each level.
  @Test(arguments: [(1, 4096), (4096, 1), (64, 64)])
  func aSearchVisitsFewBoxes(columns: Int, rows: Int) {
    let index = RectIndex(
      (0..<columns * rows).map {
        Rect(x: Double($0 % columns) * 10, y: Double($0 / columns) * 10, width: 8, height: 8)
      })
    for place in stride(from: 0, to: columns * rows, by: 97) {
      let area = Rect(x: Double(place % columns) * 10, y: Double(place / columns) * 10, width: 8, height: 8)
      var found = 0
      let visits = index.search(area) { _ in
        found += 1
        return true
      }
      #expect(found == 1)
      #expect(visits < 200, "\(place)")
    }
  }

  @Test func aRectangleWithoutAPlaceIsFoundEverywhere() {
    let index = RectIndex([Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: 1, height: 1)])
    #expect(Self.found(Rect(x: 0.5, y: 0.5, width: 0, height: 0), in: index) == [0, 1])
  }
}
