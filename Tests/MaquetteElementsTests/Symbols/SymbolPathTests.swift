import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

/// The outlines of areas do not cross themselves at any weight, which would show as a hole or a spike.
@Suite struct SymbolContourTests {
  private static let areas: Set<SymbolPart.Kind> = [.outline, .area, .hole, .body, .cut, .unfilledArea]

  /// The thicknesses of lines at all weights and scales, alone and in a frame, where they are thickest.
  private static let strokes: [Double] = FontWeight.allCases.flatMap { weight in
    SymbolScale.allCases.flatMap { scale -> [Double] in
      let stroke = SymbolGrid.stroke(for: weight) * scale.strokeFactor / scale.factor
      return [stroke, stroke * 0.92 / 0.54]
    }
  }

  @Test(arguments: Symbols.drawnNames)
  func noOutlineCrossesItself(_ name: String) throws {
    let glyph = try #require(Symbols.glyph(named: name))
    for part in glyph.parts where Self.areas.contains(part.kind) {
      let strokes = part.blackPath == nil ? [1.67] : Self.strokes
      for stroke in Set(strokes) where stroke > part.after && stroke <= part.until {
        for contour in Self.closedContours(of: part.path(stroke: stroke)) {
          #expect(!Self.crossesItself(contour), "\(name) at \(stroke)")
        }
      }
    }
  }

  @Test func aCrossingIsFound() throws {
    let bow = try Path(svg: "M0 0 L10 10 L10 0 L0 10 Z")
    #expect(Self.closedContours(of: bow).contains(where: Self.crossesItself))
    let square = try Path(svg: "M0 0 H10 V10 H0 Z")
    #expect(!Self.closedContours(of: square).contains(where: Self.crossesItself))
  }

  private static func closedContours(of path: Path) -> [[Point]] {
    SymbolInk.flatten(path, pieces: 6).filter { $0.count > 1 && $0.first == $0.last }
  }

  /// Whether two sides of a polygon that are not neighbours properly cross.
  private static func crossesItself(_ polygon: [Point]) -> Bool {
    // Points that coincide, where a curve meets the next, are one.
    var points: [Point] = []
    for point in polygon {
      if let last = points.last, abs(last.x - point.x) + abs(last.y - point.y) < 1e-6 { continue }
      points.append(point)
    }
    let count = points.count
    guard count > 3 else { return false }
    func side(_ a: Point, _ b: Point, _ c: Point) -> Double {
      (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
    for i in 0..<count {
      let (a, b) = (points[i], points[(i + 1) % count])
      for j in (i + 2)..<Swift.max(count, i + 2) where (j + 1) % count != i {
        let (c, d) = (points[j], points[(j + 1) % count])
        if max(a.x, b.x) < min(c.x, d.x) || max(c.x, d.x) < min(a.x, b.x) { continue }
        if max(a.y, b.y) < min(c.y, d.y) || max(c.y, d.y) < min(a.y, b.y) { continue }
        let (p, q) = (side(a, b, c) * side(a, b, d), side(c, d, a) * side(c, d, b))
        if p < -1e-9 && q < -1e-9 { return true }
      }
    }
    return false
  }
}
