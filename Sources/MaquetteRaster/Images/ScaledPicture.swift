package import MaquetteGraphics
#if !hasFeature(Embedded)
  internal import Synchronization
#endif

/// A picture in another size, whose pixels are computed where they are needed: it can be larger than memory should hold.
///
/// Rows are computed in slabs of about 4 MiB. A few are kept, because threads that draw band after band ask for the same slab several
/// times.
package final class ScaledPicture: Sendable {
  /// The pixels that it has.
  package let bounds: PixelRect
  private let image: RasterImage
  private let columns: ResamplingAxis
  private let rows: ResamplingAxis
  private let tint: Color?
  #if !hasFeature(Embedded)
    private let slabs = Mutex<[ImageRendition]>([])
  #endif

  private static let slabPixels = 1 << 20
  /// As many as threads that are likely to draw at the same time.
  private static let slabLimit = 4

  /// Prepares a part of a picture that is scaled to a number of columns and rows; see ``ImageRendition``.
  package init(
    _ image: RasterImage, width: Int, height: Int, window: PixelRect,
    resizing: ImageRendition.Resizing? = nil, isMirrored: Bool = false, tint: Color? = nil
  ) {
    self.image = image
    self.tint = tint
    bounds = window
    let columns = Self.segments(
      of: image.width, in: width, source: resizing.map { ($0.source[0], $0.source[2]) },
      target: resizing.map { ($0.target[0], $0.target[2]) }, tile: resizing?.tile?.width)
    let rows = Self.segments(
      of: image.height, in: height, source: resizing.map { ($0.source[1], $0.source[3]) },
      target: resizing.map { ($0.target[1], $0.target[3]) }, tile: resizing?.tile?.height)
    self.columns = ResamplingAxis(columns, window: window.columns, isMirrored: isMirrored)
    self.rows = ResamplingAxis(rows, window: window.rows, isMirrored: false)
  }

  /// The pixels of some rows, and perhaps of more; nil for none.
  package func part(_ wanted: Range<Int>) -> ImageRendition? {
    let wanted = wanted.clamped(to: bounds.rows)
    if wanted.isEmpty || bounds.width == 0 { return nil }
    let height = Swift.max(1, Self.slabPixels / bounds.width)
    let first = (wanted.lowerBound - bounds.y) / height * height
    let end = (wanted.upperBound - bounds.y + height - 1) / height * height
    let rows = bounds.y + first..<Swift.min(bounds.y + end, bounds.rows.upperBound)
    #if hasFeature(Embedded)
      return rendition(rows)
    #else
      // Threads draw neighbouring bands: the second one waits for the slab that the first one computes.
      return slabs.withLock { slabs in
        let known = slabs.first {
          $0.bounds.rows.lowerBound <= wanted.lowerBound && wanted.upperBound <= $0.bounds.rows.upperBound
        }
        if let known { return known }
        if slabs.count >= Self.slabLimit { slabs.removeFirst() }
        let slab = rendition(rows)
        slabs.append(slab)
        return slab
      }
    #endif
  }

  /// The pixels of some rows, which must exist.
  func rendition(_ part: Range<Int>) -> ImageRendition {
    let places = part.lowerBound - bounds.y..<part.upperBound - bounds.y
    var pixels = Resampler(image, columns: columns, rows: rows).pixels(of: places)
    if let tint { pixels = ImageRendition.tinted(pixels, PremultipliedColor(tint)) }
    return ImageRendition(
      bounds: PixelRect(x: bounds.x, y: part.lowerBound, width: bounds.width, height: part.count),
      pixels: pixels,
      isOpaque: image.isOpaque && (tint.map { $0.alpha == 255 } ?? true))
  }

  /// The parts of a side: one, or the caps and what lies between them.
  private static func segments(
    of count: Int, in length: Int, source: (Int, Int)?, target: (Int, Int)?, tile: Int?
  ) -> [ResamplingAxis.Segment] {
    guard let source, let target else { return [.init(source: 0..<count, length: length)] }
    // At least one pixel is left between the caps.
    let left = Swift.min(Swift.max(source.0, 0), count - 1)
    let right = Swift.min(Swift.max(source.1, 0), count - 1 - left)
    // Caps that do not fit share the length in proportion.
    var (first, last) = (left > 0 ? Swift.max(target.0, 0) : 0, right > 0 ? Swift.max(target.1, 0) : 0)
    if first + last > length {
      first = length * first / (first + last)
      last = length - first
    }
    let middle = length - first - last
    return [
      .init(source: 0..<left, length: first),
      .init(source: left..<count - right, length: middle, period: tile),
      .init(source: count - right..<count, length: last),
    ].filter { $0.length > 0 && !$0.source.isEmpty }
  }
}
