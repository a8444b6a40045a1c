public import MaquetteElements
import MaquetteGraphics

/// The shape of a point; series take them in this order.
public enum ChartSymbol: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  case circle
  case square
  case triangle
  case diamond
  case pentagon
  case plus
  case cross
  case asterisk

  /// Returns the symbol of a series by its number: the first five, in turn, as Swift Charts of iOS 18 has them.
  static func of(series index: Int) -> ChartSymbol { allCases[index % 5] }
}

extension Path {
  /// Adds a symbol as large as a circle of a diameter.
  mutating func add(_ symbol: ChartSymbol, at center: Point, diameter: Double) {
    let radius = diameter / 2
    switch symbol {
    case .circle: add(circleAt: center, radius: radius)
    case .square:
      // Shapes have the area of the circle, about: the square root of π is 1.77.
      let side = radius * 1.772
      add(Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
    case .diamond: addPolygon([(0, -1), (1, 0), (0, 1), (-1, 0)], at: center, radius: radius * 1.25)
    case .triangle:
      addPolygon(
        [(0, -1), (0.8660, 0.5), (-0.8660, 0.5)], at: center.offset(dx: 0, dy: radius * 0.2),
        radius: radius * 1.45)
    case .pentagon:
      addPolygon(
        [(0, -1), (0.9511, -0.3090), (0.5878, 0.8090), (-0.5878, 0.8090), (-0.9511, -0.3090)], at: center,
        radius: radius * 1.15)
    case .plus: addBars([(1, 0), (0, 1)], at: center, radius: radius)
    case .cross: addBars([(0.7071, 0.7071), (0.7071, -0.7071)], at: center, radius: radius * 1.2)
    case .asterisk: addBars([(0, 1), (0.8660, 0.5), (0.8660, -0.5)], at: center, radius: radius * 1.1)
    }
  }

  private mutating func addPolygon(_ corners: [(x: Double, y: Double)], at center: Point, radius: Double) {
    for (index, corner) in corners.enumerated() {
      let point = Point(x: center.x + corner.x * radius, y: center.y + corner.y * radius)
      if index == 0 { move(to: point) } else { line(to: point) }
    }
    close()
  }

  /// Adds bars through the centre along unit vectors, a third as thick as the symbol is wide. All run clockwise.
  private mutating func addBars(_ ways: [(x: Double, y: Double)], at center: Point, radius: Double) {
    let half = radius / 3
    for way in ways {
      let along = (x: way.x * radius, y: way.y * radius)
      let across = (x: -way.y * half, y: way.x * half)
      addPolygon(
        [
          (along.x + across.x, along.y + across.y), (-along.x + across.x, -along.y + across.y),
          (-along.x - across.x, -along.y - across.y), (along.x - across.x, along.y - across.y),
        ], at: center, radius: 1)
    }
  }
}
