/// Every rule of the guidelines; adding a rule is one line here.
public enum RuleBook {
  /// The rules in the order in which lists show them.
  public static let entries: [LintRuleEntry] = [
    LintRuleEntry(HitTargetRule.self),
    LintRuleEntry(EmptyButtonRule.self),
    LintRuleEntry(TitleCaseRule.self),
    LintRuleEntry(TruncatedRule.self),
    LintRuleEntry(ProminentRule.self),
    LintRuleEntry(SwitchRowRule.self),
    LintRuleEntry(RadioCountRule.self),
    LintRuleEntry(MissingLabelRule.self),
  ]

  /// The rule with an identifier.
  public static func entry(_ id: String) -> LintRuleEntry? { entries.first { $0.id == id } }

  /// The rule that reports suppressions of nothing.
  public static let unusedSuppression = "L-ignore"
}
