internal import MaquetteDiagnostics

/// What rules say of a sheet.
public struct LintReport: Sendable {
  /// The path of the sheet.
  public var path: String
  /// What breaks a rule, in the order of the file.
  public var findings: [LintFinding]
  /// What breaks a rule and may, each with its reason.
  public var suppressed: [LintFinding]
  /// How many pictures were looked at.
  public var pictureCount: Int

  /// Whether something is wrong, rather than to be thought about.
  public var fails: Bool { findings.contains { $0.severity == .error || $0.severity == .warning } }
}
