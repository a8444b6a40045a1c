internal import MaquetteComparison
internal import MaquetteFiles
internal import MaquetteSnapshots

extension ReportCase {
  /// What a check found out, as reports show it.
  init(_ outcome: GoldenOutcome, seconds: Double? = nil) {
    let folder = FileName.folder(of: outcome.path)
    var message = "\(outcome.verdict)"
    // Where the path is shown anyway it need not be said.
    if message.hasPrefix(outcome.path + ": ") { message.removeFirst(outcome.path.count + 2) }
    if let frame = outcome.frame { message = "frame \(frame): \(message)" }
    self.init(
      path: outcome.path, group: outcome.golden?.control ?? FileName.last(of: folder),
      sheet: outcome.golden?.sheetPath, outcome: Outcome(outcome.verdict), message: message)
    changes = outcome.changes
    masks = outcome.masks
    scale = outcome.scale
    self.seconds = seconds
    if outcome.tolerance != .exact { tolerance = outcome.tolerance.summary }
    switch outcome.verdict {
    case .differs(let comparison), .tolerated(let comparison):
      regions = comparison.regions
      differingPixels = comparison.difference?.count
    default: break
    }
    let evidence = outcome.evidence
    pictures = Pictures(
      expected: evidence.expected.map(ReportPicture.bytes), actual: evidence.actual.map(ReportPicture.bytes),
      difference: evidence.difference.map(ReportPicture.bytes))
    line = sheet.flatMap { sheet in
      ([message] + outcome.changes.compactMap(\.place)).lazy.compactMap { Self.line(of: sheet, in: $0) }.first
    }
  }

  /// The line of a sheet at the beginning of `sheet.yaml:14: …`.
  private static func line(of sheet: String, in text: String) -> Int? {
    guard text.hasPrefix(sheet + ":") else { return nil }
    return Int(text.dropFirst(sheet.count + 1).prefix { $0.isASCII && $0.isNumber })
  }

  /// The case in words for a terminal, with at most so many of its changes.
  func text(changes limit: Int = 12) -> String {
    // What is wrong with a sheet says itself where it is.
    let place = outcome == .notDrawn && message.hasPrefix(sheet ?? path) ? "" : path + ": "
    var lines = [place + message] + changes.prefix(limit).map { "  \($0)" }
    if changes.count > limit { lines.append("  and \(changes.count - limit) more changes") }
    return lines.joined(separator: "\n")
  }
}

extension ReportCase.Outcome {
  /// The kind of a verdict.
  init(_ verdict: Verdict) {
    switch verdict {
    case .equal: self = .equal
    case .tolerated: self = .tolerated
    case .recorded: self = .recorded
    case .missing: self = .missing
    case .differs, .movesOtherwise: self = .different
    case .unreadable: self = .unreadable
    case .notRecorded: self = .notRecorded
    case .notDrawn: self = .notDrawn
    case .orphan: self = .orphan
    }
  }

  /// The exit code of a check in which this is the worst.
  var status: ExitStatus {
    switch self {
    case .equal, .tolerated, .recorded, .accepted: .fine
    case .missing, .different, .unreadable, .orphan, .rejected: .different
    case .notDrawn: .badInput
    case .notRecorded: .cannotWrite
    }
  }
}
