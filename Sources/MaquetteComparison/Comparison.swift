public import MaquetteRaster

/// The outcome of comparing a drawing with its golden picture.
public struct Comparison: Sendable, Equatable {
  /// What was found out.
  public enum Outcome: Sendable, Equatable {
    /// Every pixel is equal.
    case equal
    /// Some pixels differ, within the tolerance.
    case tolerated
    /// Pixels differ by more than the tolerance allows.
    case different
    /// The sizes are not equal.
    case differentSize
  }

  /// What was found out.
  public let outcome: Outcome
  /// All pixels of the drawing.
  public let actual: PixelRect
  /// All pixels of the golden picture.
  public let expected: PixelRect
  /// How the pixels differ; nil when all are equal.
  public let difference: PixelDifference?
  /// Rectangles around the pixels that differ, in pixels.
  public let regions: [PixelRect]

  /// Whether the drawing may stand for the golden picture.
  public var passes: Bool { outcome == .equal || outcome == .tolerated }

  /// Compares two bitmaps.
  ///
  /// Pixels are compared as they are, premultiplied: two that are fully clear are equal.
  public static func compare(
    _ actual: Bitmap, _ expected: Bitmap, tolerance: Tolerance = .exact, masks: [PixelRect] = []
  ) -> Comparison {
    guard actual.width == expected.width, actual.height == expected.height else {
      return Comparison(
        outcome: .differentSize, actual: actual.bounds, expected: expected.bounds, difference: nil,
        regions: [])
    }
    if actual == expected {
      return Comparison(
        outcome: .equal, actual: actual.bounds, expected: expected.bounds, difference: nil, regions: [])
    }
    let difference = PixelDifference(actual, expected)
    return Comparison(
      outcome: .different, actual: actual.bounds, expected: expected.bounds, difference: difference,
      regions: [difference.bounds])
  }
}
