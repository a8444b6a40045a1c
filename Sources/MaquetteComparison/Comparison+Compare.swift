package import MaquetteRaster

extension Comparison {
  /// Compares two bitmaps.
  ///
  /// Premultiplied pixels are compared, so two fully transparent ones are equal. Masked pixels are not compared.
  /// Bitmaps of different sizes are compared where they overlap from the top left, and never pass; neither does a
  /// comparison of no pixels.
  ///
  /// - Parameters:
  ///   - masks: Rectangles in pixels; parts outside of the bitmaps are ignored.
  package static func compare(
    _ actual: Bitmap, _ expected: Bitmap, tolerance: Tolerance = .exact, masks: [PixelRect] = []
  ) -> Comparison {
    var result = Comparison(
      .equal, actual: actual.bounds, expected: expected.bounds, tolerance: tolerance)
    let overlap = actual.bounds.intersection(expected.bounds)
    let mask = Mask(masks, width: overlap.width, height: overlap.height)
    result.comparedCount = mask.visibleCount
    if let reason = result.reasonNotToCompare(tolerance) {
      result.outcome = .invalid(reason: reason)
      return result
    }
    let pair = PicturePair(actual, expected, mask: mask)
    if !pair.isEqual { result.measure(pair, mask: mask) }
    result.outcome = result.verdict
    return result
  }

  /// Why a comparison would prove nothing.
  private func reasonNotToCompare(_ tolerance: Tolerance) -> String? {
    if let problem = tolerance.problem { return problem }
    for (picture, name) in [(actual, "the drawing"), (expected, "the golden picture")] where picture.isEmpty {
      return "\(name) has no pixels (\(picture.width) × \(picture.height))"
    }
    if comparedCount == 0 { return "the masks hide everything that could be compared" }
    if tolerance.maxPixels >= comparedCount {
      return "all \(plural(comparedCount, "pixel")) may fail, so any picture would pass"
    }
    return nil
  }

  private mutating func measure(_ pair: PicturePair, mask: Mask) {
    var tally = Tally(width: pair.width, height: pair.height)
    tolerance.grade(pair, for: &tally)
    let bounds = tally.differing.bounds
    difference = PixelDifference(
      count: tally.count, pixelCount: comparedCount, bounds: bounds, largestChannelDifference: tally.largest)
    failingCount = tally.failingCount
    densest = tally.density.densest
    regions = (failingCount > 0 ? tally.failing : tally.differing).rectangles(limit: Self.maxRegions)
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
