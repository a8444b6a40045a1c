package import MaquetteGraphics

/// The coverage of each pixel in a rectangle, 0 to 255, row by row from top to bottom without gaps.
package struct CoverageMask: Hashable, Sendable {
  /// The pixels that the mask describes; outside of them nothing is covered.
  package let bounds: PixelRect
  package private(set) var coverage: [UInt8]
  package static let empty = CoverageMask(checked: .zero, [])

  private init(checked bounds: PixelRect, _ coverage: [UInt8]) {
    self.bounds = bounds
    self.coverage = coverage
  }

  /// Creates a mask from coverage row by row, or nil if its length is not the number of pixels in `bounds` or these lie
  /// further than 2^31 pixels from the origin.
  package init?(bounds: PixelRect, coverage: [UInt8]) {
    let limit = 1 << 31
    guard let count = Bitmap.pixelCount(width: bounds.width, height: bounds.height),
      count == coverage.count, abs(bounds.x) <= limit, abs(bounds.y) <= limit
    else { return nil }
    self.init(checked: bounds, coverage)
  }

  /// Creates the mask of a shape's inside.
  ///
  /// The mask's bounds are the pixels that the shape can touch, at most those in `limits`. A shape that touches more
  /// than `Bitmap.pixelLimit` of them gives an empty mask, as does one that is not finite.
  package init(filling shape: Shape, transform: Transform = .identity, within limits: PixelRect? = nil) {
    var filler = PathFiller()
    self.init(
      filling: ShapeCoverage(shape, transform: transform), within: limits, with: &filler)
  }

  init(filling shape: ShapeCoverage, within limits: PixelRect?, with filler: inout PathFiller) {
    var bounds = shape.pixelBounds(with: &filler)
    if let limits { bounds = bounds.intersection(limits) }
    guard let count = Bitmap.pixelCount(width: bounds.width, height: bounds.height), count > 0 else {
      self = .empty
      return
    }
    var coverage = [UInt8](repeating: 0, count: count)
    coverage.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var sink = MaskSink(base: base, bounds: bounds)
      shape.fill(with: &filler, clip: bounds, into: &sink)
    }
    self.init(checked: bounds, coverage)
  }

  /// The coverage in column `x` of row `y`; 0 outside the bounds.
  package subscript(x: Int, y: Int) -> UInt8 {
    guard x >= bounds.x, x < bounds.maxX, y >= bounds.y, y < bounds.maxY else { return 0 }
    return coverage[(y - bounds.y) * bounds.width + (x - bounds.x)]
  }

  /// Sets each pixel to the greater coverage of the two; the bounds grow to hold both.
  ///
  /// If they would grow beyond `Bitmap.pixelLimit` pixels, the mask stays as it is.
  package mutating func union(_ other: CoverageMask) {
    let joined = bounds.union(other.bounds)
    guard !other.bounds.isEmpty,
      let count = Bitmap.pixelCount(width: joined.width, height: joined.height)
    else { return }
    if joined != bounds {
      var grown = [UInt8](repeating: 0, count: count)
      for row in 0..<bounds.height {
        let source = row * bounds.width
        let target = (bounds.y - joined.y + row) * joined.width + (bounds.x - joined.x)
        grown.replaceSubrange(
          target..<target + bounds.width, with: coverage[source..<source + bounds.width])
      }
      self = CoverageMask(checked: joined, grown)
    }
    combine(with: other) { Swift.max($0, $1) }
  }

  /// Multiplies the coverage by 1 minus the other mask's, rounded to the nearest step.
  package mutating func subtract(_ other: CoverageMask) {
    combine(with: other) {
      UInt8(truncatingIfNeeded: Blend.divide255(UInt32($0) &* UInt32(255 &- $1)))
    }
  }

  /// Returns the product with the other mask's coverage, rounded to the nearest step; zero outside that mask's bounds.
  package func intersection(_ other: CoverageMask) -> CoverageMask {
    let shared = bounds.intersection(other.bounds)
    if shared.isEmpty { return .empty }
    var result = cropped(to: shared)
    result.combine(with: other) {
      UInt8(truncatingIfNeeded: Blend.divide255(UInt32($0) &* UInt32($1)))
    }
    return result
  }

  /// Returns the part of the mask within some pixels.
  package func cropped(to pixels: PixelRect) -> CoverageMask {
    let shared = bounds.intersection(pixels)
    if shared == bounds { return self }
    if shared.isEmpty { return .empty }
    var part: [UInt8] = []
    part.reserveCapacity(shared.width * shared.height)
    for y in shared.rows {
      let start = (y - bounds.y) * bounds.width + (shared.x - bounds.x)
      part.append(contentsOf: coverage[start..<start + shared.width])
    }
    return CoverageMask(checked: shared, part)
  }

  /// Replaces the coverage of every pixel that both masks hold.
  @inline(__always)
  private mutating func combine(with other: CoverageMask, _ operation: (UInt8, UInt8) -> UInt8) {
    let shared = bounds.intersection(other.bounds)
    let width = bounds.width
    let origin = bounds
    coverage.withUnsafeMutableBufferPointer { mine in
      other.coverage.withUnsafeBufferPointer { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return }
        // Rows of the shared rectangle lie in both masks. Pointers to their starts let the compiler use vectors.
        for y in shared.rows {
          let row = mine + ((y - origin.y) * width + (shared.x - origin.x))
          let otherRow = theirs + ((y - other.bounds.y) * other.bounds.width + (shared.x - other.bounds.x))
          for column in 0..<shared.width { row[column] = operation(row[column], otherRow[column]) }
        }
      }
    }
  }
}
