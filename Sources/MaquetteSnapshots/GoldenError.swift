internal import MaquetteFiles

/// Why goldens could not be checked at all; what a check finds is a ``Verdict``.
public enum GoldenError: Error, Equatable, Sendable {
  /// A file or folder could not be read.
  case cannotRead(path: String, reason: String)
  /// A folder holds no sheet.
  case noGoldens(path: String)
  /// ``RecordMode/variable`` names no mode.
  case unknownRecordMode(name: String)
  /// Recording was asked for where it is not allowed.
  case recordingUnderCI(mode: RecordMode)

  init(_ problem: FileProblem, path: String) {
    let reason =
      switch problem {
      case .cannotRead(let code), .cannotWrite(let code): SystemMessage.text(for: code)
      case .tooLarge(let count, let limit): "\(count ?? limit + 1) bytes is more than \(limit)"
      }
    self = .cannotRead(path: path, reason: reason)
  }
}
