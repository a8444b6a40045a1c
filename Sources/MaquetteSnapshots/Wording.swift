import MaquetteComparison
import MaquetteDiagnostics

extension GoldenError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotRead(let path, let reason), .tooLarge(let path, let reason):
      "\(path): cannot read: \(reason)"
    case .noGoldens(let path):
      "\(path): there are no goldens here; a golden is a sheet, <Control>/<case>.yaml, with its picture beside it"
    case .noPictures(let path):
      "\(path): there are no pictures here to check"
    case .unknownRecordMode(let name):
      "\(RecordMode.variable) is '\(name)'; it takes \(RecordMode.names)"
    case .recordingUnderCI(let mode):
      "goldens are not recorded (\(mode.rawValue)) while CI is set: record them on a machine where you can look at them, "
        + "and commit them"
    case .acceptingUnderCI:
      "goldens are not accepted while CI is set: review them on a machine where you can look at them, and commit them"
    case .changedMeanwhile(let path):
      "\(path): the golden file has changed since the check; check and review it again"
    case .notAPicture(let path, let error):
      "\(path): its check result is damaged; check again: \(error)"
    case .noGoldenPath(let path):
      "\(path): a golden picture's name ends in .png, and a text snapshot's is <test>.<name>.<suffix>"
    case .notWritten(let error):
      "\(error)"
    case .notRewritten(let path, let reason):
      "\(path) is not rewritten: \(reason)"
    }
  }
}

extension RecordMode {
  fileprivate static var names: String {
    allCases.dropLast().map(\.rawValue).joined(separator: ", ") + " or " + (allCases.last?.rawValue ?? "")
  }
}

extension GoldenOutcome: CustomStringConvertible {
  package var description: String {
    if case .unreadable(let error) = verdict { return "\(error)" }
    if case .notRecorded(let error) = verdict { return "\(error)" }
    if case .notDrawn(let failure) = verdict { return "\(failure)" }
    return "\(path): \(verdict)"
  }
}

extension DrawingFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .invalid(let diagnostics): diagnostics.map(\.rendered).joined(separator: "\n")
    case .failed(let message), .tooLarge(let message): message
    }
  }
}

extension PictureComparison.Outcome: CustomStringConvertible {
  package var description: String {
    switch self {
    case .equal: "equal"
    case .tolerated(let comparison), .differs(let comparison): "\(comparison)"
    case .movesOtherwise(let difference): "\(difference)"
    case .saysOtherwise(let comparison):
      "\(comparison), but its text differs; tolerances cover edges, not words"
    }
  }
}

extension PictureComparison: CustomStringConvertible {
  /// The outcome, with the frame that decides and what masks hide.
  package var description: String {
    (frame.map { "frame \($0): " } ?? "") + "\(outcome)" + (masking.map { " (\($0))" } ?? "")
  }
}

extension Verdict: CustomStringConvertible {
  package var description: String {
    switch self {
    case .compared(let outcome):
      "\(outcome)"
    case .recorded:
      "recorded; look at it before you commit it"
    case .missing:
      "there is no golden picture yet; to record it, run with --record missing "
        + "or set \(RecordMode.variable)=missing"
    case .unreadable(let error), .notRecorded(let error):
      "\(error)"
    case .notDrawn(let failure):
      "\(failure)"
    case .orphan:
      "no sheet draws this picture; bring its sheet back, or delete it with --prune --yes"
    }
  }
}

extension GoldenPruning.Refusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .continuousIntegration:
      "nothing is deleted while CI is set: prune on a machine where you can look at the pictures, and commit"
    case .filtered: "nothing is deleted after a filtered check: leave --filter out"
    case .sharded: "nothing is deleted after the check of one shard: leave --shard out"
    case .failed: "nothing is deleted while other pictures fail: fix those first"
    case .unconfirmed: "to delete these pictures, add --yes"
    }
  }
}
