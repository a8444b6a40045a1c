import CRaster

/// Turns the curves of a path into straight pieces, contour by contour, closing those left open.
///
/// A curve above, below or beside the drawn area becomes its chord: only its vertical extent counts there, if anything. The
/// buffers are reused from path to path.
///
/// Pieces are stored as vertices only, without tests, because the loop that adds them to cells has to tell their directions and
/// places apart anyway.
struct Flattener: ~Copyable {
  private var vertices = ScratchBuffer<SIMD2<Int>>(capacity: 1024)
  private var closed = ScratchBuffer<Polygon>(capacity: 64)
  /// The number of closed polygons.
  private var polygonCount = 0
  /// The number of vertices; the last one is the current point. Invariant: greater than `first`.
  private var count = 0
  /// The index of the contour's first vertex.
  private var first = 0
  /// The box around the contour so far.
  private var box = Hull(.zero, .zero)
  /// The bounds outside of which a curve is hidden.
  private var visible = Hull(.zero, .zero)
  private var start = SIMD2<Double>.zero
  private var current = SIMD2<Double>.zero

  /// The closed polygons so far.
  ///
  /// They and their vertices are valid until the flattener is changed.
  var polygons: UnsafeBufferPointer<Polygon> {
    UnsafeBufferPointer(start: closed.base, count: polygonCount)
  }

  /// The vertices of all polygons; the first polygon's begin at index 0, each other one's at the end of that before it.
  var base: UnsafePointer<SIMD2<Int>> { UnsafePointer(vertices.base) }

  var byteCount: Int { vertices.byteCount &+ closed.byteCount }

  /// Removes all contours and sets the area that will be drawn.
  mutating func begin(_ area: PixelRect) {
    // Rounding to fixed point moves a vertex by less than a pixel.
    visible = Hull(
      SIMD2(Double(area.x &- 1), Double(area.y &- 1)), SIMD2(Double(area.maxX &+ 1), Double(area.maxY &+ 1)))
    (count, first, polygonCount) = (1, 0, 0)
    (start, current, box) = (.zero, .zero, Hull(.zero, .zero))
    vertices.base[0] = .zero
  }

  /// Closes the contour and begins another.
  @inline(__always)
  mutating func move(to point: SIMD2<Double>) {
    close()
    start = point
    current = point
    box = Hull(point, point)
    vertices.base[first] = FixedPoint.vertex(point)
  }

  @inline(__always)
  mutating func line(to end: SIMD2<Double>) {
    vertices.reserve(count &+ 1)
    vertices.base[count] = FixedPoint.vertex(end)
    count &+= 1
    box = box.union(Hull(end, end))
    current = end
  }

  @inline(__always)
  mutating func quad(control: SIMD2<Double>, to end: SIMD2<Double>) {
    let hull = Hull(current, end).union(Hull(control, control))
    if isHidden(hull) { return line(to: end) }
    let leg1 = control - current
    let leg2 = end - control
    let bend = leg2 - leg1
    let legs = CurveFlattening.lengths(leg1, leg2)
    curve(
      from: current, linear: 2 * leg1, square: bend, cube: .zero, to: end, hull: hull,
      pieces: CurveFlattening.pieces(
        bend: CurveFlattening.lengths(bend, bend).x, speed: 2 * Swift.max(legs.x, legs.y)))
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
    let legs = CurveFlattening.lengths(leg1, leg2)
    let speed = legs.x + legs.y + CurveFlattening.lengths(leg3, leg3).x
    let bends = CurveFlattening.lengths(bend1, bend2)
    curve(
      from: current, linear: 3 * leg1, square: 3 * bend1, cube: bend2 - bend1, to: end, hull: hull,
      pieces: CurveFlattening.pieces(bend: 3 * Swift.max(bends.x, bends.y), speed: speed))
  }

  /// Closes the contour with a straight piece; what follows begins where it began.
  @inline(__always)
  mutating func close() {
    if count &- first > 1 {
      vertices.reserve(count &+ 2)
      closed.reserve(polygonCount &+ 1)
      let ring = vertices.base[first]
      vertices.base[count] = ring
      first = count &+ 1
      closed.base[polygonCount] = Polygon(
        end: first, low: FixedPoint.vertex(box.low), high: FixedPoint.vertex(box.high))
      polygonCount &+= 1
      vertices.base[first] = ring
      count = first &+ 1
    }
    current = start
    box = Hull(start, start)
  }

  /// Whether a curve can be replaced by its chord without changing a pixel of the area.
  @inline(__always)
  private func isHidden(_ hull: Hull) -> Bool {
    any((hull.high .< visible.low) .| (hull.low .> visible.high))
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
    vertices.reserve(count &+ pieces)
    let target = vertices.base + count
    let inner = pieces &- 1
    if inner > 0 {
      let step = 1 / (Double(pieces &- 2) + 2 * CurveFlattening.endStep)
      let shift = step * step * (1.0 / 6)
      let balancedOrigin = origin - shift * square
      let balancedLinear = linear - (3 * shift) * cube
      var place = CurveFlattening.endStep
      for index in 0..<inner {
        let t = place * step
        let point = balancedOrigin + t * (balancedLinear + t * (square + t * cube))
        target[index] = FixedPoint.vertex(hull.clamp(point))
        place += 1
      }
    }
    target[inner] = FixedPoint.vertex(end)
    count &+= pieces
    box = box.union(hull)
    current = end
  }
}

/// The box around a curve's points, which holds the curve.
private struct Hull {
  let low: SIMD2<Double>
  let high: SIMD2<Double>

  @inline(__always)
  init(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
    low = a.least(b)
    high = a.greatest(b)
  }

  @inline(__always)
  private init(low: SIMD2<Double>, high: SIMD2<Double>) {
    self.low = low
    self.high = high
  }

  @inline(__always)
  func union(_ other: Hull) -> Hull {
    Hull(low: low.least(other.low), high: high.greatest(other.high))
  }

  @inline(__always)
  func clamp(_ point: SIMD2<Double>) -> SIMD2<Double> {
    point.greatest(low).least(high)
  }
}

extension SIMD2<Double> {
  @inline(__always)
  func least(_ other: SIMD2) -> SIMD2 { craster_least(self, other) }

  @inline(__always)
  func greatest(_ other: SIMD2) -> SIMD2 { craster_greatest(self, other) }
}
