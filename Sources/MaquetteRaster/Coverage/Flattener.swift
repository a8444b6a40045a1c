/// Collects the edges of a path, contour by contour, closing those left open.
///
/// Edges above, below and to the right of the drawn area are dropped, and a curve to the left of it becomes its
/// chord: only its vertical extent counts there. The buffer is reused from path to path.
struct Flattener: ~Copyable {
  private var edges = ScratchBuffer<Edge>(
    capacity: 256, repeating: Edge(x0: 0, y0: 0, x1: 0, y1: 0, winding: 0))
  private var pen: Pen
  private var area = PixelRect.zero
  private var start = SIMD2<Double>.zero
  private var current = SIMD2<Double>.zero
  private var startX = 0
  private var startY = 0

  init() {
    pen = Pen(next: edges.base, top: 0, bottom: 0, right: 0)
  }

  /// The edges so far; `count` of them.
  var base: UnsafePointer<Edge> { UnsafePointer(edges.base) }

  var count: Int { pen.next - edges.base }

  var byteCount: Int { edges.byteCount }

  /// Removes all edges and sets the area that will be drawn.
  mutating func begin(_ area: PixelRect) {
    pen = Pen(
      next: edges.base, top: area.y &<< FixedPoint.bits, bottom: area.maxY &<< FixedPoint.bits,
      right: area.maxX &<< FixedPoint.bits)
    self.area = area
    (start, current) = (.zero, .zero)
    (startX, startY) = (0, 0)
  }

  @inline(__always)
  private mutating func reserve(_ more: Int) {
    let count = count
    if count &+ more > edges.capacity {
      edges.reserve(count &+ more)
      pen.next = edges.base + count
    }
  }

  /// Closes the contour and begins another.
  @inline(__always)
  mutating func move(to point: SIMD2<Double>) {
    close()
    start = point
    current = point
    startX = FixedPoint.coordinate(point.x)
    startY = FixedPoint.coordinate(point.y)
    pen.x = startX
    pen.y = startY
  }

  @inline(__always)
  mutating func line(to end: SIMD2<Double>) {
    reserve(1)
    pen.draw(toX: FixedPoint.coordinate(end.x), y: FixedPoint.coordinate(end.y))
    current = end
  }

  @inline(__always)
  mutating func quad(control: SIMD2<Double>, to end: SIMD2<Double>) {
    let hull = Hull(current, end).union(Hull(control, control))
    if isHidden(hull) { return line(to: end) }
    let leg1 = control - current
    let leg2 = end - control
    let bend = leg2 - leg1
    curve(
      from: current, linear: 2 * leg1, square: bend, cube: .zero, to: end, hull: hull,
      pieces: CurveFlattening.pieces(
        bend: CurveFlattening.length(bend.x, bend.y),
        speed: 2 * Swift.max(CurveFlattening.length(leg1.x, leg1.y), CurveFlattening.length(leg2.x, leg2.y))))
  }

  @inline(__always)
  mutating func cubic(_ control1: SIMD2<Double>, _ control2: SIMD2<Double>, to end: SIMD2<Double>) {
    let hull = Hull(current, end).union(Hull(control1, control2))
    if isHidden(hull) { return line(to: end) }
    let leg1 = control1 - current
    let leg2 = control2 - control1
    let leg3 = end - control2
    let bend1 = leg2 - leg1
    let bend2 = leg3 - leg2
    let speed =
      CurveFlattening.length(leg1.x, leg1.y) + CurveFlattening.length(leg2.x, leg2.y)
      + CurveFlattening.length(leg3.x, leg3.y)
    let bend = Swift.max(
      CurveFlattening.length(bend1.x, bend1.y), CurveFlattening.length(bend2.x, bend2.y))
    curve(
      from: current, linear: 3 * leg1, square: 3 * bend1, cube: bend2 - bend1, to: end, hull: hull,
      pieces: CurveFlattening.pieces(bend: 3 * bend, speed: speed))
  }

  /// Closes the contour with a straight piece.
  @inline(__always)
  mutating func close() {
    reserve(1)
    pen.draw(toX: startX, y: startY)
    current = start
  }

  /// Whether a curve can be replaced by its chord without changing a pixel of the area.
  @inline(__always)
  private func isHidden(_ hull: Hull) -> Bool {
    // Rounding to fixed point moves a vertex by less than a pixel.
    hull.high.y < Double(area.y) - 1 || hull.low.y > Double(area.maxY) + 1
      || hull.low.x > Double(area.maxX) + 1 || hull.high.x < Double(area.x) - 1
  }

  /// Adds the pieces of the curve from + t linear + t^2 square + t^3 cube, for t from 0 to 1.
  ///
  /// The vertices between the ends are those of the curve less (step^2 / 6) times half its second derivative (see
  /// `CurveFlattening`), kept within the hull so that a shape never leaves its bounds.
  @inline(__always)
  private mutating func curve(
    from origin: SIMD2<Double>, linear: SIMD2<Double>, square: SIMD2<Double>, cube: SIMD2<Double>,
    to end: SIMD2<Double>, hull: Hull, pieces: Int
  ) {
    reserve(pieces)
    var pen = pen
    if pieces > 1 {
      let step = 1 / (Double(pieces &- 2) + 2 * CurveFlattening.endStep)
      let shift = step * step * (1.0 / 6)
      let balancedOrigin = origin - shift * square
      let balancedLinear = linear - (3 * shift) * cube
      var index = CurveFlattening.endStep
      for _ in 1..<pieces {
        let t = index * step
        let point = hull.clamp(balancedOrigin + t * (balancedLinear + t * (square + t * cube)))
        pen.draw(toX: FixedPoint.coordinate(point.x), y: FixedPoint.coordinate(point.y))
        index += 1
      }
    }
    pen.draw(toX: FixedPoint.coordinate(end.x), y: FixedPoint.coordinate(end.y))
    self.pen = pen
    current = end
  }
}

/// The current end of the outline, and the address of its next piece.
private struct Pen {
  /// Invariant: the caller has reserved room for one more edge.
  var next: UnsafeMutablePointer<Edge>
  let top: Int
  let bottom: Int
  let right: Int
  var x = 0
  var y = 0

  /// Adds a straight piece, unless it is horizontal or cannot affect the area.
  @inline(__always)
  mutating func draw(toX newX: Int, y newY: Int) {
    let (x0, y0) = (x, y)
    x = newX
    y = newY
    if y0 < newY {
      if newY <= top || y0 >= bottom || Swift.min(x0, newX) >= right { return }
      next.pointee = Edge(x0: x0, y0: y0, x1: newX, y1: newY, winding: 0)
      next += 1
    } else if newY < y0 {
      if y0 <= top || newY >= bottom || Swift.min(x0, newX) >= right { return }
      next.pointee = Edge(x0: newX, y0: newY, x1: x0, y1: y0, winding: -1)
      next += 1
    }
  }
}

/// The box around a curve's points, which holds the curve.
private struct Hull {
  let low: SIMD2<Double>
  let high: SIMD2<Double>

  @inline(__always)
  init(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
    low = SIMD2(Swift.min(a.x, b.x), Swift.min(a.y, b.y))
    high = SIMD2(Swift.max(a.x, b.x), Swift.max(a.y, b.y))
  }

  @inline(__always)
  private init(low: SIMD2<Double>, high: SIMD2<Double>) {
    self.low = low
    self.high = high
  }

  @inline(__always)
  func union(_ other: Hull) -> Hull {
    Hull(low: Hull(low, other.low).low, high: Hull(high, other.high).high)
  }

  @inline(__always)
  func clamp(_ point: SIMD2<Double>) -> SIMD2<Double> {
    Hull(Hull(point, low).high, high).low
  }
}
