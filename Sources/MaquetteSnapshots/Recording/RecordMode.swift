/// Which golden pictures a check may write.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Every picture is written anew.
  case all
  /// Pictures that are missing, differ or cannot be read are written.
  case failed
  /// Only pictures that are missing are written.
  case missing
  /// Nothing is written.
  case never

  /// The environment variable that asks for a mode where there is no command line, as in tests.
  public static let variable = "MAQUETTE_RECORD"

  /// The mode that an environment asks for: ``variable``'s, else `never`.
  ///
  /// - Throws: ``GoldenError/unknownRecordMode(name:)``, and ``GoldenError/recordingUnderCI(mode:)`` for any other
  ///   mode than `never` under CI, where nobody would look at what was recorded.
  package init(environment: [String: String]) throws(GoldenError) {
    guard let name = environment[Self.variable], !name.isEmpty else {
      self = .never
      return
    }
    guard let mode = RecordMode(rawValue: name) else { throw .unknownRecordMode(name: name) }
    self = try mode.allowed(in: environment)
  }

  /// The mode itself if an environment allows it.
  ///
  /// - Throws: ``GoldenError/recordingUnderCI(mode:)``.
  package func allowed(in environment: [String: String]) throws(GoldenError) -> RecordMode {
    if self != .never && ContinuousIntegration.isSet(in: environment) { throw .recordingUnderCI(mode: self) }
    return self
  }
}
