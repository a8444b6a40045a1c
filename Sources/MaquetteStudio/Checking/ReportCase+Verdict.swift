import MaquetteComparison
import MaquetteDiagnostics
import MaquetteFiles
import MaquettePNG
package import MaquetteSnapshots

extension ReportCase {
  /// The outcome of a check as a case of a report.
  init(_ outcome: GoldenOutcome, seconds: Double? = nil) {
    let folder = FileName.folder(of: outcome.path)
    var message = "\(outcome.verdict)"
    // The report shows the path beside the message.
    if message.hasPrefix(outcome.path + ": ") { message.removeFirst(outcome.path.count + 2) }
    if let frame = outcome.frame { message = "frame \(frame): \(message)" }
    if let masking = outcome.masking { message += " (\(masking))" }
    self.init(
      path: outcome.path, group: outcome.golden?.control ?? FileName.last(of: folder),
      sheet: outcome.golden?.sheetPath, outcome: Outcome(outcome.verdict), message: message)
    changes = outcome.changes
    masks = outcome.masks
    isMostlyMasked = outcome.masking?.hidesMost ?? false
    scale = outcome.scale
    self.seconds = seconds
    if outcome.tolerance != .exact { tolerance = outcome.tolerance.summary }
    if case .compared(let comparison) = outcome.verdict, let pixels = comparison.pixels {
      regions = pixels.regions
      differingPixels = pixels.difference?.count
    }
    isOverLimit =
      switch outcome.verdict {
      case .unreadable(let error): error.isLimit
      case .notDrawn(let failure): failure.isLimit
      default: false
      }
    files = outcome.evidence.compactMap { .bytes($1) }
    if case .notDrawn(let failure) = outcome.verdict { line = sheet.flatMap(failure.line(in:)) }
    line = line ?? outcome.changes.lazy.compactMap(\.line).first
  }

  /// The case in a terminal's form, with at most `limit` of its changes.
  package func text(changes limit: Int = 12) -> String {
    // A failure of a sheet names its own place.
    let namesPlace = outcome == .notDrawn && message.hasPrefix(sheet ?? path)
    let message = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var lines =
      namesPlace
      ? message : ["\(Evidence.line(path)): \(message[0])"] + message.dropFirst().map { "  \($0)" }
    lines += changes.prefix(limit).map { "  \($0)" }
    if changes.count > limit { lines.append("  and \(changes.count - limit) more changes") }
    return lines.joined(separator: "\n")
  }
}

extension ReportCase.Outcome {
  init(_ verdict: Verdict) {
    switch verdict {
    case .compared(.equal): self = .equal
    case .compared(.tolerated): self = .tolerated
    case .recorded: self = .recorded
    case .missing: self = .missing
    case .compared: self = .different
    case .unreadable: self = .unreadable
    case .notRecorded: self = .notRecorded
    case .notDrawn: self = .notDrawn
    case .orphan: self = .orphan
    }
  }
}

extension Tolerance {
  /// The tolerance in words, in the notation of options: `channel, threshold 2, 5 pixels`.
  fileprivate var summary: String {
    var words = ["\(metric.rawValue)"]
    if threshold != Tolerance(metric).threshold { words.append("threshold \(threshold)") }
    if maxPixels > 0 { words.append("\(maxPixels) pixels, \(maxDensity) of them close together") }
    return words.joined(separator: ", ")
  }
}
