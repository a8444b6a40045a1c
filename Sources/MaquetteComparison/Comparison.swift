package import MaquetteRaster

/// The outcome of comparing a drawing with its golden picture.
package struct Comparison: Sendable, Equatable {
  /// The verdict.
  package enum Outcome: Sendable, Equatable {
    case equal
    /// Some pixels differ, within the tolerance.
    case tolerated
    /// Pixels differ by more than the tolerance allows.
    case different
    /// The sizes differ; differences in the overlap are reported too.
    case differentSize
    /// Nothing was compared, for this reason: a bitmap without pixels, masks that hide everything, or a tolerance that
    /// allows everything. It does not pass.
    case invalid(reason: String)
  }

  /// A translation of the whole picture, in pixels; positive to the right and down.
  package struct Shift: Sendable, Hashable {
    package let dx: Int
    package let dy: Int
  }

  /// The window with the most failing pixels.
  package struct Density: Sendable, Hashable {
    package let count: Int
    /// The window, cut to the picture.
    package let window: PixelRect
  }

  /// Differences below the threshold that have the same sign in more than a quarter of the picture.
  package struct Drift: Sendable, Hashable {
    /// The share of the compared pixels that drifted, more than 0.25 and at most 1.
    package let share: Double
    /// The mean change of their most changed channel, in steps of 255; negative if the drawing has less.
    package let mean: Double
  }

  package internal(set) var outcome: Outcome
  /// The bounds of the drawing, in pixels.
  package let actual: PixelRect
  /// The bounds of the golden picture, in pixels.
  package let expected: PixelRect
  package let tolerance: Tolerance
  /// The number of pixels that were compared: those of the overlap that no mask hides.
  package internal(set) var comparedCount = 0
  /// The number of pixels of the overlap that masks hide.
  package internal(set) var hiddenCount = 0
  /// How the pixels differ, tolerated or not; nil when all are equal.
  package internal(set) var difference: PixelDifference?
  /// The number of pixels that differ beyond the threshold.
  package internal(set) var failingCount = 0
  /// The window with the most failing pixels; nil if none fails.
  package internal(set) var densest: Density?
  /// Rectangles around the pixels that fail, or that differ if none fails, from top to bottom, in pixels; at most
  /// ``maxRegions``.
  package internal(set) var regions: [PixelRect] = []
  /// Rectangles around all pixels that differ, tolerated or not, as ``regions`` are.
  package internal(set) var changedRegions: [PixelRect] = []
  /// The translation of the golden picture that explains the drawing; nil if none does.
  package internal(set) var shift: Shift?
  /// The drift; nil if at most a quarter of the picture drifts.
  package internal(set) var drift: Drift?
  /// The worst grade of a pixel that differs, in the metric's unit: for `structural` the lowest, for the others
  /// the highest. Edges that are excused as antialiased have none.
  package internal(set) var score: Double?

  /// The most rectangles in ``regions``.
  package static let maxRegions = 64

  /// Whether the drawing passes.
  package var passes: Bool { outcome == .equal || outcome == .tolerated }

  init(_ outcome: Outcome, actual: PixelRect, expected: PixelRect, tolerance: Tolerance) {
    self.outcome = outcome
    self.actual = actual
    self.expected = expected
    self.tolerance = tolerance
  }
}

extension Comparison {
  /// Compares a drawing with its golden picture.
  ///
  /// Premultiplied pixels are compared, so two fully transparent ones are equal. Masked pixels are not compared.
  /// Bitmaps of different sizes are compared where they overlap from the top left, and never pass. A comparison of no
  /// pixels does not pass either.
  ///
  /// - Parameters:
  ///   - actual: The drawing.
  ///   - expected: The golden picture.
  ///   - tolerance: The differences that pass.
  ///   - masks: Rectangles in pixels; parts outside of the bitmaps are ignored.
  package static func compare(
    _ actual: Bitmap, _ expected: Bitmap, tolerance: Tolerance = .exact, masks: [PixelRect] = []
  ) -> Comparison {
    let overlap = actual.bounds.intersection(expected.bounds)
    let mask = Mask(masks, width: overlap.width, height: overlap.height)
    var result = Comparison(actual.bounds, expected.bounds, tolerance: tolerance, mask: mask)
    if case .invalid = result.outcome { return result }
    let pair = BitmapPair(actual, expected, mask: mask)
    if !pair.isEqual { result.measure(pair, mask: mask) }
    result.outcome = result.verdict
    return result
  }

  /// The comparison of two bitmaps with the given bounds that are known to be equal.
  package static func ofEqual(
    _ bounds: PixelRect, tolerance: Tolerance = .exact, masks: [PixelRect] = []
  ) -> Comparison {
    let mask = Mask(masks, width: bounds.width, height: bounds.height)
    return Comparison(bounds, bounds, tolerance: tolerance, mask: mask)
  }

  /// A comparison that has not found a difference, or is invalid.
  private init(_ actual: PixelRect, _ expected: PixelRect, tolerance: Tolerance, mask: Mask) {
    self.init(.equal, actual: actual, expected: expected, tolerance: tolerance)
    comparedCount = mask.visibleCount
    hiddenCount = mask.hiddenCount
    if let reason = reasonNotToCompare(tolerance) { outcome = .invalid(reason: reason) }
  }

  /// Why a comparison is invalid.
  private func reasonNotToCompare(_ tolerance: Tolerance) -> String? {
    if let problem = tolerance.problem { return problem }
    for (picture, name) in [(actual, "the drawing"), (expected, "the golden picture")] where picture.isEmpty {
      return "\(name) has no pixels (\(picture.width) × \(picture.height))"
    }
    if comparedCount == 0 { return "the masks hide every pixel" }
    if tolerance.maxPixels >= comparedCount {
      return "all \(plural(comparedCount, "pixel")) may fail, so any picture would pass"
    }
    return nil
  }

  private mutating func measure(_ pair: BitmapPair, mask: Mask) {
    var tally = Tally(width: pair.width, height: pair.height)
    tolerance.grade(pair, for: &tally)
    let bounds = tally.differing.bounds
    difference = PixelDifference(
      count: tally.count, pixelCount: comparedCount, bounds: bounds, largestChannelDifference: tally.largest)
    failingCount = tally.failingCount
    densest = tally.density.densest
    changedRegions = tally.differing.rectangles(limit: Self.maxRegions)
    regions = failingCount > 0 ? tally.failing.rectangles(limit: Self.maxRegions) : changedRegions
    score = tally.worst.map { tolerance.metric == .structural ? 1 - $0 : $0 }
    drift = tally.drift.drift(mask: mask)
    shift = ShiftSearch(pair: pair, mask: mask).shift(samples: tally.samples.places, count: tally.count)
  }

  private var verdict: Outcome {
    if actual != expected { return .differentSize }
    if difference == nil { return .equal }
    let isWithin = failingCount <= tolerance.maxPixels && (densest?.count ?? 0) <= tolerance.maxDensity
    return isWithin && shift == nil && drift == nil ? .tolerated : .different
  }
}

/// The differences of two bitmaps where both have pixels, regardless of the tolerance.
package struct PixelDifference: Sendable, Equatable {
  package let count: Int

  /// The number of all pixels that were compared.
  package let pixelCount: Int

  /// The smallest rectangle around all pixels that differ.
  package let bounds: PixelRect

  /// The largest difference of one channel of one pixel, 1 to 255, in premultiplied values.
  package let largestChannelDifference: Int
}
