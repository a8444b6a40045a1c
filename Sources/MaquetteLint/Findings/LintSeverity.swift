/// How bad it is to break a rule.
public enum LintSeverity: String, Hashable, Sendable, CaseIterable {
  /// The sheet contradicts itself.
  case error
  /// The sheet is against the guidelines.
  case warning
  /// Something to think about.
  case note
  /// The rule is not asked.
  case off
}
