import MaquetteGraphics

/// The outline of a glyph in the table `glyf` of TrueType: points of quadratic curves in whole units.
struct TrueTypeOutline {
  private struct Point {
    var x: Int
    var y: Int
    var isOnCurve: Bool
  }

  private var contours: [[Point]] = []

  /// Converts an outline in ems, y down.
  init(_ path: Path, unitsPerEm: Double) {
    var contour: [Point] = []
    var current = MaquetteGraphics.Point.zero
    func point(_ point: MaquetteGraphics.Point, isOnCurve: Bool) -> Point {
      func unit(_ value: Double) -> Int {
        Int(Swift.min(Swift.max((value * unitsPerEm).rounded(), -32_000), 32_000))
      }
      return Point(x: unit(point.x), y: unit(-point.y), isOnCurve: isOnCurve)
    }
    func close() {
      // The last point is the first one again.
      if contour.count > 1, let first = contour.first, let last = contour.last, last.isOnCurve,
        first.x == last.x, first.y == last.y
      {
        contour.removeLast()
      }
      if contour.count > 1 { contours.append(contour) }
      contour = []
    }
    var index = 0
    for verb in path.verbs {
      func next(_ offset: Int) -> MaquetteGraphics.Point { path.points[index + offset] }
      switch verb {
      case .move:
        close()
        current = next(0)
        contour = [point(current, isOnCurve: true)]
      case .line:
        current = next(0)
        contour.append(point(current, isOnCurve: true))
      case .quad:
        contour.append(point(next(0), isOnCurve: false))
        current = next(1)
        contour.append(point(current, isOnCurve: true))
      case .cubic:
        for (control, end) in Self.quadratics(current, next(0), next(1), next(2)) {
          contour.append(point(control, isOnCurve: false))
          contour.append(point(end, isOnCurve: true))
        }
        current = next(2)
      case .close: close()
      }
      index += verb.pointCount
    }
    close()
  }

  /// Four quadratic curves that follow a cubic one; they leave it by less than a unit where letters have cubic curves.
  private static func quadratics(
    _ start: MaquetteGraphics.Point, _ first: MaquetteGraphics.Point, _ second: MaquetteGraphics.Point,
    _ end: MaquetteGraphics.Point
  ) -> [(MaquetteGraphics.Point, MaquetteGraphics.Point)] {
    func at(_ t: Double) -> (MaquetteGraphics.Point, dx: Double, dy: Double) {
      let u = 1 - t
      func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
      }
      func slope(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        3 * u * u * (b - a) + 6 * u * t * (c - b) + 3 * t * t * (d - c)
      }
      return (
        MaquetteGraphics.Point(
          x: value(start.x, first.x, second.x, end.x), y: value(start.y, first.y, second.y, end.y)),
        slope(start.x, first.x, second.x, end.x), slope(start.y, first.y, second.y, end.y)
      )
    }
    let count = 4
    return (0..<count).map { index in
      let (from, fromX, fromY) = at(Double(index) / Double(count))
      let (to, toX, toY) = at(Double(index + 1) / Double(count))
      // The mean of the two tangents' ends, half a step along each.
      let half = 1 / (2 * Double(count))
      let control = MaquetteGraphics.Point(
        x: (from.x + fromX * half + to.x - toX * half) / 2, y: (from.y + fromY * half + to.y - toY * half) / 2
      )
      return (control, to)
    }
  }

  /// The left and lower, right and upper edges; nil for an empty outline.
  var bounds: (minX: Int, minY: Int, maxX: Int, maxY: Int)? {
    let points = contours.joined()
    guard let first = points.first else { return nil }
    return points.reduce((first.x, first.y, first.x, first.y)) {
      (Swift.min($0.0, $1.x), Swift.min($0.1, $1.y), Swift.max($0.2, $1.x), Swift.max($0.3, $1.y))
    }
  }

  var pointCount: Int { contours.reduce(0) { $0 + $1.count } }
  var contourCount: Int { contours.count }

  /// The bytes of the table for the glyph, a multiple of four; none for an empty one.
  var bytes: [UInt8] {
    guard let bounds else { return [] }
    var table = FontTable()
    table.add(contours.count)
    for edge in [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY] { table.add(edge) }
    var last = -1
    for contour in contours {
      last += contour.count
      table.add(last)
    }
    // No instructions.
    table.add(0)
    let points = Array(contours.joined())
    for point in points { table.bytes.append(point.isOnCurve ? 1 : 0) }
    var previous = 0
    for point in points {
      table.add(point.x - previous)
      previous = point.x
    }
    previous = 0
    for point in points {
      table.add(point.y - previous)
      previous = point.y
    }
    table.pad()
    return table.bytes
  }
}

/// The bytes of a table, whose numbers are big-endian.
struct FontTable {
  var bytes: [UInt8] = []

  /// Adds a number of 16 bits, with or without a sign.
  mutating func add(_ value: Int) {
    bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    bytes.append(UInt8(truncatingIfNeeded: value))
  }

  /// Adds a number of 32 bits.
  mutating func add(long value: Int) {
    add(value >> 16)
    add(value)
  }

  /// Adds zeros up to a multiple of four.
  mutating func pad() {
    while !bytes.count.isMultiple(of: 4) { bytes.append(0) }
  }
}
