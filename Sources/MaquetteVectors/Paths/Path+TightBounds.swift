package import MaquetteGraphics

extension Path {
  /// The bounding box of the curve itself, without its control points; nil without points.
  ///
  /// The extremes of a curve are at its ends or at zeros of its derivative, which for a cubic solve a quadratic equation.
  package var tightBounds: Rect? {
    guard let first = points.first else { return nil }
    var (horizontal, vertical) = (Extent(first.x), Extent(first.y))
    var current = first
    var index = 0
    for verb in verbs {
      let span = points[index..<(index + verb.pointCount)]
      index += verb.pointCount
      guard let end = span.last else { continue }
      horizontal.add([current.x] + span.map(\.x))
      vertical.add([current.y] + span.map(\.y))
      current = end
    }
    return Rect(minX: horizontal.low, minY: vertical.low, maxX: horizontal.high, maxY: vertical.high)
  }

  private struct Extent {
    var low: Double
    var high: Double

    init(_ value: Double) {
      low = value
      high = value
    }

    mutating func include(_ value: Double) {
      low = Swift.min(low, value)
      high = Swift.max(high, value)
    }

    /// Adds one coordinate of a line, quadratic or cubic, from its start to its end.
    mutating func add(_ values: [Double]) {
      guard let last = values.last else { return }
      include(last)
      guard values.count > 2 else { return }
      for position in extremes(of: values) where position > 0 && position < 1 {
        include(value(of: values, at: position))
      }
    }

    /// The positions of zeros of the derivative.
    private func extremes(of values: [Double]) -> [Double] {
      if values.count == 3 {
        let denominator = values[0] - 2 * values[1] + values[2]
        return denominator == 0 ? [] : [(values[0] - values[1]) / denominator]
      }
      let a = values[3] - 3 * values[2] + 3 * values[1] - values[0]
      let b = 2 * (values[2] - 2 * values[1] + values[0])
      let c = values[1] - values[0]
      if Swift.abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }

    /// The value at a position, by de Casteljau's construction.
    private func value(of values: [Double], at position: Double) -> Double {
      var level = values
      while level.count > 1 {
        level = zip(level, level.dropFirst()).map { $0 + ($1 - $0) * position }
      }
      return level[0]
    }
  }
}
