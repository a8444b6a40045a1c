/// The size of a picture in device pixels. Every stage that needs it, from layout to PNG, computes it here.
public struct PixelSize: Hashable, Sendable {
  /// The horizontal extent in pixels.
  public let width: Int
  /// The vertical extent in pixels.
  public let height: Int

  /// Creates a size from its extents.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Computes the pixels of a picture of a size in points at a scale in pixels a point.
  ///
  /// Returns nil if a length is negative or not a number, or if the picture has more than `limit` pixels.
  public init?(_ size: Size, scale: Double, limit: Int) {
    let width = PixelSize.wholePixels(size.width, scale: scale)
    let height = PixelSize.wholePixels(size.height, scale: scale)
    let most = Double(limit)
    // Compared as Double first: what fits the limit also fits an Int, and NaN fails every comparison.
    guard width >= 0, height >= 0, width <= most, height <= most, width * height <= most else { return nil }
    self.width = Int(width)
    self.height = Int(height)
  }

  /// Whether the picture has no pixels.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Returns the number of whole pixels that a length in points needs.
  ///
  /// Rounded up, so that nothing is cut off. An excess of half a hundredth of a point adds no pixel: lengths are
  /// written with two decimals, and 94.67 points at 3x are the 284 pixels of 94.666…, not 285.
  public static func wholePixels(_ length: Double, scale: Double) -> Double {
    length > 0 ? Swift.max(1, ((length - 0.005) * scale).rounded(.up)) : length
  }
}
