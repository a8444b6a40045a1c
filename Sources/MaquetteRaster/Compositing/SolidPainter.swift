import CRaster

/// Composites one colour through coverage.
///
/// Long spans and masks are drawn by C code with the widest vectors of the processor; short ones are not worth the call.
struct SolidPainter: CoverageSink {
  private let target: PixelTarget
  private let source: UInt32
  private let isOpaque: Bool
  /// Red and blue, green and alpha, and alpha twice, each as two 16-bit lanes.
  private let redBlue: UInt32
  private let greenAlpha: UInt32
  private let alpha: UInt32

  /// The length from which a span is drawn by C code.
  private static let longSpan = 24

  init(target: PixelTarget, color: PremultipliedColor) {
    self.target = target
    source = color.packed
    isOpaque = color.alpha == 255
    redBlue = source & Blend.laneBits
    greenAlpha = (source &>> 8) & Blend.laneBits
    alpha = UInt32(color.alpha) &* 0x1_0001
  }

  /// The greatest coverage that changes no pixel of any colour.
  ///
  /// If alpha times coverage is at most 127, the products of all channels round to zero, because none exceeds alpha.
  var greatestInvisibleCoverage: UInt8 {
    UInt8(truncatingIfNeeded: 127 / Swift.max(1, alpha & 0xff))
  }

  @inline(__always)
  mutating func span(x: Int, y: Int, count: Int, coverage: UInt8) {
    let pixels = target.pixel(x: x, y: y)
    if isOpaque && coverage == 255 {
      RowLoop.fill(pixels, count: count, with: source)
      return
    }
    if count >= SolidPainter.longSpan {
      craster_span(Blend.variant, pixels, count, coverage, source)
      return
    }
    let mask = UInt32(coverage)
    // Both lanes of each product stay below 2^16, so one 32-bit multiplication computes both.
    let scaledRedBlue = SIMD8(repeating: redBlue &* mask)
    let scaledGreenAlpha = SIMD8(repeating: greenAlpha &* mask)
    let inverse = SIMD8(repeating: (255 &- Blend.divide255((alpha & 0xff) &* mask)) &* 0x1_0001)
    RowLoop.update(pixels, count: count) {
      Blend.over(
        $0, scaledRedBlue: scaledRedBlue, scaledGreenAlpha: scaledGreenAlpha, inverse: inverse)
    }
  }

  @inline(__always)
  mutating func pixels(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt32>) {
    let pixels = target.pixel(x: x, y: y)
    let redBlue = SIMD8(repeating: redBlue)
    let greenAlpha = SIMD8(repeating: greenAlpha)
    if isOpaque {
      RowLoop.update(pixels, with: coverage, count: count) {
        Blend.mix($0, redBlue: redBlue, greenAlpha: greenAlpha, coverage: $1)
      }
    } else {
      let alpha = SIMD8(repeating: alpha)
      RowLoop.update(pixels, with: coverage, count: count) {
        Blend.over($0, redBlue: redBlue, greenAlpha: greenAlpha, alpha: alpha, coverage: $1)
      }
    }
  }

  @inline(__always)
  mutating func bytes(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    craster_mask(Blend.variant, target.pixel(x: x, y: y), 0, coverage, 0, count, 1, source)
  }

  @inline(__always)
  mutating func sweep(x: Int, y: Int, cells: CRasterCells) -> Bool {
    craster_sweep(Blend.variant, target.pixel(x: x, y: y), target.stride, cells, source)
    return true
  }

  /// Composites rows through runs whose columns count from `x`; see `craster_runs`.
  @inline(__always)
  func draw(
    x: Int, rows: Range<Int>, runs: UnsafePointer<CRasterRun>, starts: UnsafePointer<Int32>, stride: Int,
    extra: Int, coverage: UnsafePointer<UInt8>?
  ) {
    craster_runs(
      Blend.variant, target.pixel(x: x, y: rows.lowerBound), target.stride, runs, starts, stride, rows.count,
      extra, coverage, source)
  }

  /// Composites rows through coverage in bytes, rows of which begin `stride` bytes apart.
  ///
  /// Invariant: `area` lies in the target, and `bytes` holds as many bytes as the area has pixels.
  @inline(__always)
  func draw(_ area: PixelRect, bytes: UnsafePointer<UInt8>, stride: Int) {
    craster_mask(
      Blend.variant, target.pixel(x: area.x, y: area.y), target.stride, bytes, stride, area.width,
      area.height, source)
  }

  /// Composites the colour through the coverage of a mask, within `area`.
  func draw(_ mask: MaskSource, in area: PixelRect) {
    draw(area, bytes: mask.pixel(x: area.x, y: area.y), stride: mask.bounds.width)
  }
}
