import MaquetteGraphics
import MaquetteRaster

extension Path {
  /// Creates a path of closed polygons.
  init(polygons: [[Point]]) {
    self.init()
    for polygon in polygons {
      for (index, point) in polygon.enumerated() {
        if index == 0 { move(to: point) } else { line(to: point) }
      }
      close()
    }
  }
}

extension SeededGenerator {
  /// A polygon with vertices anywhere in a square.
  mutating func polygon(vertices: ClosedRange<Int>, within range: ClosedRange<Double>) -> [Point] {
    (0..<Int.random(in: vertices, using: &self)).map { _ in point(within: range) }
  }

  mutating func point(within range: ClosedRange<Double>) -> Point {
    Point(x: number(range), y: number(range))
  }

  /// A polygon around a centre whose vertices follow one another in direction, so that it cannot cross itself.
  ///
  /// Directions run along the sides of a square: no trigonometry.
  mutating func starPolygon(
    vertices: ClosedRange<Int>, center: Double, radius: ClosedRange<Double>
  ) -> [Point] {
    let count = Int.random(in: vertices, using: &self)
    return (0..<count).map { index in
      let turn = (Double(index) + number(0...0.9)) / Double(count) * 4
      let side = min(Int(turn), 3)
      let along = 2 * (turn - Double(side)) - 1
      let reach = number(radius)
      let (dx, dy) = [(along, -1.0), (1.0, along), (-along, 1.0), (-1.0, -along)][side]
      return Point(x: center + dx * reach, y: center + dy * reach)
    }
  }

  /// A pixel in a rectangle.
  mutating func pixel(in bounds: PixelRect) -> (x: Int, y: Int) {
    (Int.random(in: bounds.columns, using: &self), Int.random(in: bounds.rows, using: &self))
  }
}
