import MaquetteFiles
package import MaquettePNG

/// Why goldens cannot be checked or changed; the result of a check is a ``Verdict``.
package enum GoldenError: Error, Equatable, Sendable {
  case cannotRead(path: String, reason: String)
  /// A file is over its limit.
  case tooLarge(path: String, reason: String)
  case noGoldens(path: String)
  case noPictures(path: String)
  /// ``RecordMode/variable`` names no mode.
  case unknownRecordMode(name: String)
  /// Recording was requested where it is not allowed.
  case recordingUnderCI(mode: RecordMode)
  /// Accepting was requested where it is not allowed.
  case acceptingUnderCI
  case changedMeanwhile(path: String)
  case notAPicture(path: String, PNGError)
  /// The path is neither that of a golden picture nor that of a text snapshot.
  case noGoldenPath(path: String)
  case notWritten(PNGError)
  /// A text is not written into the source of a test.
  case notRewritten(path: String, reason: String)

  init(_ problem: FileProblem, path: String) {
    if case .tooLarge = problem {
      self = .tooLarge(path: path, reason: problem.reason)
    } else {
      self = .cannotRead(path: path, reason: problem.reason)
    }
  }
}
