public import MaquetteRaster

/// The outcome of comparing a drawing with its golden, pixel by pixel and exactly.
public enum Comparison: Sendable, Equatable {
  /// Every pixel is equal.
  case equal
  /// The sizes, in pixels, are not equal, so that pixels cannot be compared.
  case differentSize(actual: PixelRect, expected: PixelRect)
  /// At least one pixel differs.
  case different(PixelDifference)

  /// Compares two bitmaps.
  ///
  /// Pixels are compared as they are, premultiplied: two that are fully clear are equal.
  public static func compare(_ actual: Bitmap, _ expected: Bitmap) -> Comparison {
    guard actual.width == expected.width, actual.height == expected.height else {
      return .differentSize(actual: actual.bounds, expected: expected.bounds)
    }
    // Most comparisons end here, at the speed of memory.
    if actual == expected { return .equal }
    return .different(PixelDifference(actual, expected))
  }
}
