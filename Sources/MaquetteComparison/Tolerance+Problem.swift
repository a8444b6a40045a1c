extension Tolerance {
  /// Why the tolerance is invalid; nil if a picture can fail under it.
  package var problem: String? {
    guard threshold.isFinite else {
      return "the threshold is \(threshold), which is no number to compare with"
    }
    guard maxPixels >= 0, maxDensity >= 0 else {
      return "the number of pixels that may fail cannot be negative (\(min(maxPixels, maxDensity)))"
    }
    if metric == .exact, threshold != 0 || maxPixels != 0 || maxDensity != 0 {
      return "the tolerance 'exact' allows nothing; name another to allow something"
    }
    guard maxDensity < Self.window * Self.window else {
      return "\(maxDensity) failing pixels in \(Self.window) × \(Self.window) are all of them: "
        + "any picture would pass"
    }
    guard metric.thresholds.contains(threshold) else {
      return "the threshold of '\(metric.rawValue)' is \(metric.range), not \(plain(threshold))"
    }
    return nil
  }
}

extension Tolerance.Metric {
  /// The thresholds with which some pictures pass and others fail.
  fileprivate var thresholds: Range<Double> {
    switch self {
    case .exact: 0..<1
    case .channel: 0..<255
    case .antialiased: 0..<1
    case .perceptual: 0..<100
    // Up to 1 and with it.
    case .structural: Double.leastNormalMagnitude..<1.0.nextUp
    }
  }

  fileprivate var range: String {
    switch self {
    case .exact: "0"
    case .channel: "from 0 to below 255"
    case .antialiased: "from 0 to below 1"
    case .perceptual: "from 0 to below 100"
    case .structural: "above 0 and at most 1"
    }
  }
}
