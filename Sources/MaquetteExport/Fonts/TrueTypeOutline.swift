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
      if contour.count > 1 { contours.append(Self.withoutMiddles(contour)) }
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

  /// A contour without the points on the curve that lie in the middle of the two around them, which are understood.
  private static func withoutMiddles(_ contour: [Point]) -> [Point] {
    contour.indices.filter { index in
      guard index > 0, contour[index].isOnCurve else { return true }
      let (before, point, after) = (contour[index - 1], contour[index], contour[(index + 1) % contour.count])
      return before.isOnCurve || after.isOnCurve || before.x + after.x != 2 * point.x
        || before.y + after.y != 2 * point.y
    }.map { contour[$0] }
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
    var flags = PointFlags()
    var (columns, rows) = (FontTable(), FontTable())
    var (x, y) = (0, 0)
    for point in contours.joined() {
      flags.add(
        (point.isOnCurve ? 0x01 : 0) | columns.add(change: point.x - x, short: 0x02, same: 0x10)
          | rows.add(change: point.y - y, short: 0x04, same: 0x20))
      (x, y) = (point.x, point.y)
    }
    table.bytes += flags.bytes + columns.bytes + rows.bytes
    table.pad()
    return table.bytes
  }
}

/// The flags of points; equal ones that follow each other are counted.
private struct PointFlags {
  private(set) var bytes: [UInt8] = []
  private var last: UInt8?
  /// How often the last flag is repeated.
  private var repeats = 0

  private static let isRepeated: UInt8 = 0x08

  mutating func add(_ flag: UInt8) {
    guard flag == last, repeats < 255 else {
      bytes.append(flag)
      (last, repeats) = (flag, 0)
      return
    }
    repeats += 1
    if repeats == 1 {
      bytes[bytes.count - 1] |= Self.isRepeated
      bytes.append(1)
    } else {
      bytes[bytes.count - 1] = UInt8(repeats)
    }
  }
}

extension FontTable {
  /// Adds the change of a coordinate in as few bytes as it needs, and returns its flags.
  fileprivate mutating func add(change: Int, short: UInt8, same: UInt8) -> UInt8 {
    if change == 0 { return same }
    guard change.magnitude <= 255 else {
      add(change)
      return 0
    }
    bytes.append(UInt8(change.magnitude))
    return change > 0 ? short | same : short
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
