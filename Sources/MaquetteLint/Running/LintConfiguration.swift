/// What a project wants of the rules.
public struct LintConfiguration: Hashable, Sendable {
  /// How bad it is to break a rule, where that is not as the rule has it.
  public var severities: [String: LintSeverity] = [:]

  /// Creates a configuration that leaves every rule as it is.
  public init() {}

  /// How bad it is to break a rule.
  public func severity(of rule: LintRuleEntry) -> LintSeverity { severities[rule.id] ?? rule.severity }

  /// How bad it is that a suppression suppresses nothing.
  public var unusedSuppressionSeverity: LintSeverity {
    severities[RuleBook.unusedSuppression] ?? .warning
  }
}
