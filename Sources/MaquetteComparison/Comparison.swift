package import MaquetteRaster

/// The outcome of comparing a drawing with its golden picture.
package struct Comparison: Sendable, Equatable {
  /// What was found out.
  package enum Outcome: Sendable, Equatable {
    /// Every pixel is equal.
    case equal
    /// Some pixels differ, within the tolerance.
    case tolerated
    /// Pixels differ by more than the tolerance allows.
    case different
    /// The sizes are not equal; what differs where the pictures overlap is told too.
    case differentSize
    /// Nothing was compared, for this reason: a picture without pixels, masks that hide all, a tolerance that
    /// nothing could fail. It is no pass.
    case invalid(reason: String)
  }

  /// A move of the whole picture, in pixels; positive to the right and down.
  package struct Shift: Sendable, Hashable {
    /// To the right.
    package let dx: Int
    /// Down.
    package let dy: Int
  }

  /// The window with the most failing pixels.
  package struct Density: Sendable, Hashable {
    /// How many fail in it.
    package let count: Int
    /// The window, cut to the picture.
    package let window: PixelRect
  }

  /// Differences too small to fail that lean one way in much of the picture.
  package struct Drift: Sendable, Hashable {
    /// How much of the compared picture drifted, above 0 to 1.
    package let share: Double
    /// The mean change there of the channel that changed most, in steps of 255; negative is less.
    package let mean: Double
  }

  /// What was found out.
  package internal(set) var outcome: Outcome
  /// All pixels of the drawing.
  package let actual: PixelRect
  /// All pixels of the golden picture.
  package let expected: PixelRect
  /// What was allowed.
  package let tolerance: Tolerance
  /// The number of pixels that were compared: those of the overlap that no mask hides.
  package internal(set) var comparedCount = 0
  /// How the pixels differ, tolerated or not; nil when all are equal.
  package internal(set) var difference: PixelDifference?
  /// How many pixels differ beyond the tolerance's threshold.
  package internal(set) var failingCount = 0
  /// Where failing pixels are densest; nil when none fails.
  package internal(set) var densest: Density?
  /// Rectangles around the pixels that fail, or that differ when none fails: from top to bottom, at most
  /// ``maxRegions``, in pixels.
  package internal(set) var regions: [PixelRect] = []
  /// By how much everything moved; nil when it did not.
  package internal(set) var shift: Shift?
  /// How the picture's colours drifted; nil when they did not.
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
