/// Which golden pictures a check may write.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Every picture is recorded.
  case all
  /// Pictures that are missing, different or unreadable are recorded.
  case failed
  /// Only missing pictures are recorded.
  case missing
  /// Nothing is recorded.
  case never

  /// The environment variable with the mode, for tests.
  public static let variable = "MAQUETTE_RECORD"

  /// The mode of an environment: the value of ``variable``, else `never`.
  ///
  /// - Throws: ``GoldenError/unknownRecordMode(name:)``, and ``GoldenError/recordingUnderCI(mode:)`` for any other
  ///   mode than `never` in continuous integration, where nobody reviews recorded pictures.
  package init(environment: [String: String]) throws(GoldenError) {
    guard let name = environment[Self.variable], !name.isEmpty else {
      self = .never
      return
    }
    guard let mode = RecordMode(rawValue: name) else { throw .unknownRecordMode(name: name) }
    self = try mode.allowed(in: environment)
  }

  /// The mode, if an environment allows it.
  ///
  /// - Throws: ``GoldenError/recordingUnderCI(mode:)``.
  package func allowed(in environment: [String: String]) throws(GoldenError) -> RecordMode {
    if self != .never && ContinuousIntegration.isSet(in: environment) { throw .recordingUnderCI(mode: self) }
    return self
  }
}

/// The detection of continuous integration, where nobody reviews recorded pictures.
package enum ContinuousIntegration {
  /// Whether an environment is that of a continuous integration service, which sets `CI` to a true value.
  package static func isSet(in environment: [String: String]) -> Bool {
    guard let value = environment["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }
}
