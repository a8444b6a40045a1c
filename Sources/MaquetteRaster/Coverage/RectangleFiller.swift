import MaquetteGraphics

/// The coverage of an axis-aligned rectangle, whose sides may lie anywhere in a pixel: the product of the
/// covered parts of the column and of the row. It needs no cells and no path.
struct RectangleFiller {
  /// The sides in fixed point.
  private let left: Int
  private let top: Int
  private let right: Int
  private let bottom: Int

  /// Creates a filler, or nil unless the transform keeps the rectangle axis-aligned and finite.
  init?(_ rect: Rect, transform: Transform) {
    guard (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0) else {
      return nil
    }
    let p = transform.apply(Point(x: rect.minX, y: rect.minY))
    let q = transform.apply(Point(x: rect.maxX, y: rect.maxY))
    guard p.x.isFinite, p.y.isFinite, q.x.isFinite, q.y.isFinite else { return nil }
    left = FixedPoint.coordinate(FixedPoint.clamp(Swift.min(p.x, q.x)))
    top = FixedPoint.coordinate(FixedPoint.clamp(Swift.min(p.y, q.y)))
    right = FixedPoint.coordinate(FixedPoint.clamp(Swift.max(p.x, q.x)))
    bottom = FixedPoint.coordinate(FixedPoint.clamp(Swift.max(p.y, q.y)))
  }

  var pixelBounds: PixelRect {
    let x = left &>> FixedPoint.bits
    let y = top &>> FixedPoint.bits
    guard right > left, bottom > top else { return .zero }
    return PixelRect(
      x: x, y: y, width: ((right &+ FixedPoint.fraction) &>> FixedPoint.bits) &- x,
      height: ((bottom &+ FixedPoint.fraction) &>> FixedPoint.bits) &- y)
  }

  /// The exact pixels if every side lies between two pixels.
  var wholePixels: PixelRect? {
    (left | top | right | bottom) & FixedPoint.fraction == 0 ? pixelBounds : nil
  }

  @inline(__always)
  func fill<Sink: CoverageSink>(clip: PixelRect, into sink: inout Sink) {
    let bounds = pixelBounds.intersection(clip)
    if bounds.isEmpty { return }
    let innerLeft = (left &+ FixedPoint.fraction) &>> FixedPoint.bits
    let innerRight = right &>> FixedPoint.bits
    let from = Swift.min(Swift.max(innerLeft, bounds.x), bounds.maxX)
    let to = Swift.max(Swift.min(innerRight, bounds.maxX), from)
    for y in bounds.rows {
      let height = covered(y, from: top, to: bottom)
      edge(from: bounds.x, to: from, y: y, height: height, into: &sink)
      if to > from, let coverage = coverage(width: FixedPoint.one, height: height) {
        sink.span(x: from, y: y, count: to &- from, coverage: coverage)
      }
      edge(from: to, to: bounds.maxX, y: y, height: height, into: &sink)
    }
  }

  /// Sends the pixels that a side crosses: none, one, or two in a rectangle between two columns.
  @inline(__always)
  private func edge<Sink: CoverageSink>(
    from first: Int, to end: Int, y: Int, height: Int, into sink: inout Sink
  ) {
    var x = first
    while x < end {
      if let coverage = coverage(width: covered(x, from: left, to: right), height: height) {
        sink.span(x: x, y: y, count: 1, coverage: coverage)
      }
      x &+= 1
    }
  }

  /// Returns how much of the pixel that begins at `pixel` lies between two sides.
  @inline(__always)
  private func covered(_ pixel: Int, from low: Int, to high: Int) -> Int {
    let begin = pixel &<< FixedPoint.bits
    return Swift.min(high, begin &+ FixedPoint.one) &- Swift.max(low, begin)
  }

  /// Returns the product as coverage, rounded to the nearest step; nil for none.
  @inline(__always)
  private func coverage(width: Int, height: Int) -> UInt8? {
    let rounded = (width &* height &* 255 &+ (1 &<< 31)) &>> 32
    return rounded > 0 ? UInt8(truncatingIfNeeded: rounded) : nil
  }
}
