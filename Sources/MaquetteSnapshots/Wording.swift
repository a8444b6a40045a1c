internal import MaquetteComparison

extension GoldenError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .cannotRead(let path, let reason):
      "\(path): cannot read: \(reason)"
    case .noGoldens(let path):
      "\(path): there are no goldens here; a golden is a sheet, <Control>/<case>.yaml, with its picture beside it"
    case .unknownRecordMode(let name):
      "\(RecordMode.variable) is '\(name)'; it takes \(RecordMode.names)"
    case .recordingUnderCI(let mode):
      "goldens are not recorded (\(mode.rawValue)) where CI is set: record them where you can look at them, "
        + "and commit them"
    }
  }
}

extension RecordMode {
  fileprivate static var names: String {
    allCases.dropLast().map(\.rawValue).joined(separator: ", ") + " or " + (allCases.last?.rawValue ?? "")
  }
}

extension GoldenOutcome: CustomStringConvertible {
  /// The path and the verdict.
  public var description: String {
    if case .unreadable(let error) = verdict { return "\(error)" }
    if case .notRecorded(let error) = verdict { return "\(error)" }
    if case .notDrawn(let reasons) = verdict { return reasons.joined(separator: "\n") }
    return "\(path): \(verdict)"
  }
}

extension Verdict: CustomStringConvertible {
  /// What was found out, and what to do about it.
  public var description: String {
    switch self {
    case .equal:
      "equal"
    case .recorded:
      "recorded; look at it before you commit it"
    case .missing:
      "there is no golden picture yet; to record it, run with --record missing "
        + "or set \(RecordMode.variable)=missing"
    case .differs(let comparison):
      "\(comparison)"
    case .unreadable(let error), .notRecorded(let error):
      "\(error)"
    case .notDrawn(let reasons):
      reasons.joined(separator: "\n")
    case .orphan:
      "no sheet draws this picture; delete it, or bring its sheet back"
    }
  }
}
