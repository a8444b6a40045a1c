internal import MaquetteFiles
package import MaquettePNG

/// Why goldens could not be checked or changed at all; what a check finds is a ``Verdict``.
package enum GoldenError: Error, Equatable, Sendable {
  /// A file or folder could not be read.
  case cannotRead(path: String, reason: String)
  /// A folder holds no sheet.
  case noGoldens(path: String)
  /// ``RecordMode/variable`` names no mode.
  case unknownRecordMode(name: String)
  /// Recording was asked for where it is not allowed.
  case recordingUnderCI(mode: RecordMode)
  /// A drawing was to be accepted where it is not allowed.
  case acceptingUnderCI
  /// The golden picture is not the one that was compared any more.
  case changedMeanwhile(path: String)
  /// The file to be accepted is not a picture.
  case notAPicture(path: String, PNGError)
  /// A golden picture was to be written to a path that does not end in `.png`.
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
