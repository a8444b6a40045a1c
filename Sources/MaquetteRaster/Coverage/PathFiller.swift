import MaquetteGraphics

/// Turns paths into coverage: transforms, bounds, flattens, accumulates, sweeps.
///
/// A canvas owns one and reuses its buffers from path to path.
///
/// Coordinates beyond `FixedPoint.limit` pixels count as the limit. A contour with a coordinate that is not finite is
/// left out; the path's other contours are drawn.
struct PathFiller: ~Copyable {
  private var points = ScratchBuffer<SIMD2<Double>>(capacity: 64)
  private var flattener = Flattener()
  private var tile = CellTile()

  /// The size of the buffers in bytes, without the tile's, which is limited.
  var byteCount: Int { points.byteCount &+ flattener.byteCount }

  /// Sends the coverage of a path to a sink, within `clip`.
  ///
  /// The columns of `clip` may differ from one band of a picture to the next only if the shape ends there.
  mutating func fill<Sink: CoverageSink>(
    _ path: Path, rule: FillRule, transform: Transform, clip: PixelRect, into sink: inout Sink
  ) {
    guard let box = load(path, transform: transform) else {
      if let finite = path.droppingNonFiniteContours(under: transform), !finite.isEmpty {
        fill(finite, rule: rule, transform: transform, clip: clip, into: &sink)
      }
      return
    }
    let bounds = box.intersection(clip)
    if bounds.isEmpty { return }
    flatten(path, within: bounds)
    accumulate(within: bounds, rule: rule, into: &sink)
  }

  /// Returns the pixels that a path touches, or nil if it is empty or not finite.
  mutating func pixelBounds(of path: Path, transform: Transform) -> PixelRect? {
    if let box = load(path, transform: transform) { return box }
    guard let finite = path.droppingNonFiniteContours(under: transform), !finite.isEmpty else {
      return nil
    }
    return load(finite, transform: transform)
  }

  /// Transforms all points into `points` and returns the pixels around them, or nil if one is not finite.
  private mutating func load(_ path: Path, transform: Transform) -> PixelRect? {
    let count = path.points.count
    points.reserve(count)
    // Invariant: `points` has room for all points of the path.
    let target = points.base
    return path.points.withUnsafeBufferPointer { source -> PixelRect? in
      var low = SIMD2<Double>(repeating: FixedPoint.limit)
      var high = SIMD2<Double>(repeating: -FixedPoint.limit)
      // Stays zero as long as every coordinate is finite: infinity - infinity and NaN - NaN are NaN.
      var poison = SIMD2<Double>(repeating: 0)
      let xAxis = SIMD2(transform.a, transform.b)
      let yAxis = SIMD2(transform.c, transform.d)
      let origin = SIMD2(transform.tx, transform.ty)
      let limit = SIMD2<Double>(repeating: FixedPoint.limit)
      for index in 0..<count {
        let point = source[index]
        var mapped = xAxis * point.x + yAxis * point.y + origin
        poison += mapped - mapped
        mapped = mapped.least(limit).greatest(-limit)
        low = low.least(mapped)
        high = high.greatest(mapped)
        target[index] = mapped
      }
      guard poison == SIMD2(repeating: 0) else { return nil }
      guard low.x <= high.x, low.y <= high.y else { return .zero }
      // Fixed point rounds a coordinate by less than a unit, so the bounds are those of the rounded vertices.
      let left = FixedPoint.coordinate(low.x) &>> FixedPoint.bits
      let top = FixedPoint.coordinate(low.y) &>> FixedPoint.bits
      let right = (FixedPoint.coordinate(high.x) &+ FixedPoint.fraction) &>> FixedPoint.bits
      let bottom = (FixedPoint.coordinate(high.y) &+ FixedPoint.fraction) &>> FixedPoint.bits
      return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  /// Flattens the path so far as it can affect `bounds`.
  private mutating func flatten(_ path: Path, within bounds: PixelRect) {
    flattener.begin(bounds)
    // Invariant: a `Path` holds the points of each of its verbs, and `load` has stored them all.
    var next = points.base
    path.verbs.withUnsafeBufferPointer { verbs in
      for verb in verbs {
        switch verb {
        case .move:
          flattener.move(to: next[0])
          next += 1
        case .line:
          flattener.line(to: next[0])
          next += 1
        case .quad:
          flattener.quad(control: next[0], to: next[1])
          next += 2
        case .cubic:
          flattener.cubic(next[0], next[1], to: next[2])
          next += 3
        case .close:
          flattener.close()
        }
      }
    }
    flattener.close()
  }

  /// Accumulates the polygons tile by tile and sweeps each.
  private mutating func accumulate<Sink: CoverageSink>(
    within bounds: PixelRect, rule: FillRule, into sink: inout Sink
  ) {
    if flattener.polygons.isEmpty { return }
    let width = Swift.min(bounds.width, CellTile.maximumWidth)
    let height = CellTile.rows(forWidth: width)
    var y = bounds.y
    while y < bounds.maxY {
      let rows = Swift.min(height, bounds.maxY - y)
      var x = bounds.x
      while x < bounds.maxX {
        let columns = Swift.min(width, bounds.maxX - x)
        tile.place(PixelRect(x: x, y: y, width: columns, height: rows))
        tile.add(flattener.polygons, flattener.base)
        switch rule {
        case .nonzero: tile.sweep(NonzeroRule.self, into: &sink)
        case .evenOdd: tile.sweep(EvenOddRule.self, into: &sink)
        }
        x += columns
      }
      y += rows
    }
  }
}

extension Path {
  /// Returns the path without the contours that a transform maps to points that are not finite; nil if there are
  /// none.
  func droppingNonFiniteContours(under transform: Transform) -> Path? {
    var result = Path()
    var contour = Path()
    var isFinite = true
    var dropped = false
    var next = 0
    func take() -> Point {
      let point = points[next]
      next += 1
      let mapped = transform.apply(point)
      isFinite = isFinite && mapped.x.isFinite && mapped.y.isFinite
      return point
    }
    func endContour() {
      if isFinite { result.append(contour) } else { dropped = true }
      contour = Path()
      isFinite = true
    }
    for verb in verbs {
      switch verb {
      case .move:
        endContour()
        contour.move(to: take())
      case .line:
        contour.line(to: take())
      case .quad:
        let control = take()
        contour.quad(to: take(), control: control)
      case .cubic:
        let control1 = take()
        let control2 = take()
        contour.cubic(to: take(), control1: control1, control2: control2)
      case .close:
        contour.close()
      }
    }
    endContour()
    return dropped ? result : nil
  }
}
