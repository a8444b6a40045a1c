internal import MaquetteFiles
package import MaquettePNG

/// Why goldens cannot be checked or changed; the result of a check is a ``Verdict``.
package enum GoldenError: Error, Equatable, Sendable {
  /// A file or folder cannot be read.
  case cannotRead(path: String, reason: String)
  /// A folder holds no sheet.
  case noGoldens(path: String)
  /// ``RecordMode/variable`` names no mode.
  case unknownRecordMode(name: String)
  /// Recording was requested where it is not allowed.
  case recordingUnderCI(mode: RecordMode)
  /// Accepting was requested where it is not allowed.
  case acceptingUnderCI
  /// The golden picture has changed since the check.
  case changedMeanwhile(path: String)
  /// The file is not a picture.
  case notAPicture(path: String, PNGError)
  /// The path of a golden picture does not end in `.png`.
  case noPicturePath(path: String)
  /// The golden picture could not be written.
  case notWritten(PNGError)

  init(_ problem: FileProblem, path: String) {
    let reason =
      switch problem {
      case .cannotRead(let code), .cannotWrite(let code): SystemMessage.text(for: code)
      case .tooLarge(let count, let limit): "\(count ?? limit + 1) bytes is more than \(limit)"
      }
    self = .cannotRead(path: path, reason: reason)
  }
}
