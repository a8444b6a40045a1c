package import MaquetteRaster

/// The outcome of comparing a drawing with its golden picture.
package struct Comparison: Sendable, Equatable {
  /// The verdict.
  package enum Outcome: Sendable, Equatable {
    /// Every pixel is equal.
    case equal
    /// Some pixels differ, within the tolerance.
    case tolerated
    /// Pixels differ by more than the tolerance allows.
    case different
    /// The sizes differ; differences in the overlap are reported too.
    case differentSize
    /// Nothing was compared, for this reason: a bitmap without pixels, masks that hide everything, or a tolerance
    /// that nothing can fail. It does not pass.
    case invalid(reason: String)
  }

  /// A translation of the whole picture, in pixels; positive to the right and down.
  package struct Shift: Sendable, Hashable {
    /// To the right.
    package let dx: Int
    /// Down.
    package let dy: Int
  }

  /// The window with the most failing pixels.
  package struct Density: Sendable, Hashable {
    /// The number of failing pixels in it.
    package let count: Int
    /// The window, cut to the picture.
    package let window: PixelRect
  }

  /// Differences below the threshold that have the same sign in much of the picture.
  package struct Drift: Sendable, Hashable {
    /// The share of the compared pixels that drifted, above 0 to 1.
    package let share: Double
    /// The mean change there of the channel that changed most, in steps of 255; negative is less.
    package let mean: Double
  }

  /// The verdict.
  package internal(set) var outcome: Outcome
  /// The number of pixels of the drawing.
  package let actual: PixelRect
  /// The number of pixels of the golden picture.
  package let expected: PixelRect
  /// The tolerance.
  package let tolerance: Tolerance
  /// The number of pixels that were compared: those of the overlap that no mask hides.
  package internal(set) var comparedCount = 0
  /// How the pixels differ, tolerated or not; nil when all are equal.
  package internal(set) var difference: PixelDifference?
  /// The number of pixels that differ beyond the threshold.
  package internal(set) var failingCount = 0
  /// The window with the most failing pixels; nil if none fails.
  package internal(set) var densest: Density?
  /// Rectangles around the pixels that fail, or that differ if none fails, from top to bottom, in pixels; at most
  /// ``maxRegions``.
  package internal(set) var regions: [PixelRect] = []
  /// The translation of the whole picture; nil if there is none.
  package internal(set) var shift: Shift?
  /// The drift of the colours; nil if there is none.
  package internal(set) var drift: Drift?
  /// The worst grade of a pixel that differs, in the metric's unit: for `structural` the lowest, for the others
  /// the highest. Edges that are excused as antialiased have none.
  package internal(set) var score: Double?

  /// The most rectangles in ``regions``.
  package static let maxRegions = 64

  /// Whether the drawing may stand for the golden picture.
  package var passes: Bool { outcome == .equal || outcome == .tolerated }

  init(_ outcome: Outcome, actual: PixelRect, expected: PixelRect, tolerance: Tolerance) {
    self.outcome = outcome
    self.actual = actual
    self.expected = expected
    self.tolerance = tolerance
  }
}
