internal import MaquetteComparison
internal import MaquetteSheets
internal import MaquetteSnapshots

extension ComparisonRules {
  /// The rules for a sheet's pictures: its own tolerance in place of the command line's, its masks with those.
  func refined(by check: SheetCheck, path: String) throws(Failure) -> ComparisonRules {
    var rules = self
    rules.maskedElements += check.mask
    guard check.statesTolerance else { return rules }
    rules.tolerance = Tolerance(
      Tolerance.Metric(check.tolerance ?? .exact), threshold: check.threshold,
      maxPixels: check.maxPixels ?? 0, maxDensity: check.maxDensity)
    if let problem = rules.tolerance.problem {
      throw Failure(.badInput, verbatim: "\(path): error: check: \(problem)")
    }
    return rules
  }
}

extension Tolerance.Metric {
  /// The metric that a sheet names.
  fileprivate init(_ metric: SheetCheck.Metric) {
    self =
      switch metric {
      case .exact: .exact
      case .channel: .channel
      case .antialiased: .antialiased
      case .perceptual: .perceptual
      case .structural: .structural
      }
  }
}

extension Tolerance {
  /// The tolerance in words, as options would write it: `channel, threshold 2, 5 pixels`.
  var summary: String {
    var words = ["\(metric.rawValue)"]
    if threshold != Tolerance(metric).threshold { words.append("threshold \(threshold)") }
    if maxPixels > 0 { words.append("\(maxPixels) pixels, \(maxDensity) of them close together") }
    return words.joined(separator: ", ")
  }
}
