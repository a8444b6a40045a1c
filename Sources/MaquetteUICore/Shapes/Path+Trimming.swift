public import Foundation
import MaquetteGraphics
import struct MaquetteGraphics.Point

extension Path {
  /// Returns a part of the path, from and to in parts of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0, to >= 1 { return self }
    let pieces = self.pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0, from < to else { return Path() }
    let (low, high) = (Double(max(0, from)) * total, Double(min(1, to)) * total)
    var result = Path()
    var position = 0.0
    var last: Point?
    for piece in pieces {
      defer { position += piece.length }
      let (start, end) = (max(low, position), min(high, position + piece.length))
      guard end > start, piece.length > 0 else { continue }
      let part = piece.part(from: piece.parameter(start - position), to: piece.parameter(end - position))
      if last != part.points.first, let first = part.points.first { result.graphics.move(to: first) }
      part.add(to: &result.graphics)
      last = part.points.last
    }
    return result
  }

  /// Returns whether a point is inside the path, by the nonzero rule or the even-odd rule.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for piece in pieces {
      let corners = piece.flattened
      for (a, b) in zip(corners, corners.dropFirst()) where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += b.y > a.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The lines and curves with their control points.
  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var (current, start) = (Point.zero, Point.zero)
    forEach { element in
      switch element {
      case .move(let to): (current, start) = (Point(to), Point(to))
      case .line(let to):
        pieces.append(Piece([current, Point(to)]))
        current = Point(to)
      case .quadCurve(let to, let control):
        pieces.append(Piece([current, Point(control), Point(to)]))
        current = Point(to)
      case .curve(let to, let control1, let control2):
        pieces.append(Piece([current, Point(control1), Point(control2), Point(to)]))
        current = Point(to)
      case .closeSubpath:
        if current != start { pieces.append(Piece([current, start])) }
        current = start
      }
    }
    return pieces
  }
}

/// A line or a Bézier curve.
private struct Piece {
  let points: [Point]
  /// The length up to each of the corners that the curve is flattened to.
  private let lengths: [Double]
  let flattened: [Point]

  /// How many chords measure a curve.
  private static let chords = 24

  init(_ points: [Point]) {
    self.points = points
    let count = points.count == 2 ? 1 : Self.chords
    flattened = (0...count).map { Self.point(of: points, at: Double($0) / Double(count)) }
    var sum = 0.0
    lengths =
      [0]
      + zip(flattened, flattened.dropFirst()).map { first, second in
        let (x, y) = (second.x - first.x, second.y - first.y)
        sum += (x * x + y * y).squareRoot()
        return sum
      }
  }

  var length: Double { lengths.last ?? 0 }

  /// Returns the parameter at a length from the start.
  func parameter(_ wanted: Double) -> Double {
    for index in 1..<lengths.count where lengths[index] >= wanted {
      let step = lengths[index] - lengths[index - 1]
      let share = step > 0 ? (wanted - lengths[index - 1]) / step : 0
      return (Double(index - 1) + share) / Double(lengths.count - 1)
    }
    return 1
  }

  /// Returns a part of the curve (de Casteljau).
  func part(from: Double, to: Double) -> Piece {
    let upper = Self.split(points, at: to).first
    return Piece(Self.split(upper, at: to > 0 ? from / to : 0).second)
  }

  func add(to path: inout MaquetteGraphics.Path) {
    switch points.count {
    case 2: path.line(to: points[1])
    case 3: path.quad(to: points[2], control: points[1])
    default: path.cubic(to: points[3], control1: points[1], control2: points[2])
    }
  }

  private static func split(_ points: [Point], at t: Double) -> (first: [Point], second: [Point]) {
    var (first, second) = ([Point](), [Point]())
    var level = points
    while let start = level.first, let end = level.last {
      first.append(start)
      second.insert(end, at: 0)
      level = zip(level, level.dropFirst()).map {
        Point(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
      }
    }
    return (first, second)
  }

  private static func point(of points: [Point], at t: Double) -> Point {
    split(points, at: t).first.last ?? .zero
  }
}
