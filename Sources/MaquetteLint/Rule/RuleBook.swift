/// A rule with its texts, whatever its type.
public struct LintRuleEntry: Sendable {
  /// The identifier.
  public let id: String
  /// The rule in one sentence.
  public let summary: String
  /// The reason for the rule.
  public let reason: String
  /// The advice, without a full stop.
  public let remedy: String
  /// The severity of a violation.
  public let severity: LintSeverity
  /// A sheet that breaks the rule and one that keeps it.
  package let example: LintExample
  /// Finds the places of a picture that break the rule.
  package let violations: @Sendable (LintPicture) -> [LintViolation]

  /// Describes a rule.
  public init<Rule: LintRule>(_ rule: Rule.Type) {
    id = Rule.id
    summary = Rule.summary
    reason = Rule.reason
    remedy = Rule.remedy
    severity = Rule.severity
    example = Rule.example
    violations = { Rule.violations(in: $0) }
  }
}

/// The rules that a linter checks, in the order of lists.
public struct RuleBook: Sendable {
  /// The rules.
  public let rules: [LintRuleEntry]

  /// The rules of the guidelines, without those of controls from outside.
  public static let standard = RuleBook(rules: guidelines.map { LintRuleEntry($0) })

  /// Creates a book of some rules.
  public init(rules: [LintRuleEntry]) { self.rules = rules }

  /// Returns the book with more rules, such as those of a control; a rule replaces an earlier one with its identifier.
  public func adding(_ more: [any LintRule.Type]) -> RuleBook {
    RuleBook(
      rules: more.reduce(into: rules) { rules, rule in
        rules.removeAll { $0.id == rule.id }
        rules.append(LintRuleEntry(rule))
      })
  }

  /// The rule with an identifier.
  package func rule(_ id: String) -> LintRuleEntry? { rules.first { $0.id == id } }

  /// The rule about suppressions without a violation; the linter checks it itself.
  package static let unusedSuppression = LintRuleEntry(UnusedSuppressionRule.self)

  /// Every rule that a finding can name.
  package var all: [LintRuleEntry] { rules + [Self.unusedSuppression] }

  private static let guidelines: [any LintRule.Type] = [
    HitTargetRule.self, SpacingRule.self, EmptyButtonRule.self, TitleCaseRule.self, TruncatedRule.self,
    ProminentRule.self, SizeChoiceRule.self, DestructiveRule.self, EllipsisRule.self, WindowFrameRule.self,
    SwitchRowRule.self, ToggleLabelRule.self, ContrastRule.self, ColorOnlyRule.self, MixedParentRule.self,
    RadioCountRule.self, RadioOneRule.self, RadioMixedRule.self, SegmentCountRule.self, SegmentMixRule.self,
    SegmentFillRule.self, MinuteIntervalRule.self, CountdownRule.self, WheelCountRule.self,
    PickerLengthRule.self, ContactAddRule.self, PageCountRule.self, PagePlaceRule.self, RefreshTitleRule.self,
    StepperValueRule.self, NetworkPlaceRule.self, DeprecatedRule.self, GradientTextRule.self,
    HelpCountRule.self, HelpPlaceRule.self, HelpTextRule.self, WatchWidthRule.self, WatchHeightRule.self,
    WatchRadiusRule.self, ControlSymbolRule.self, ImagePaddingRule.self, TypeLabelRule.self,
    MissingLabelRule.self, MiniFormRule.self,
  ]
}

private enum UnusedSuppressionRule: LintRule {
  static let id = "L-ignore"
  static let summary = "A suppression names a rule that the element breaks."
  static let reason = "An unused suppression may hide a later violation."
  static let remedy = "remove the suppression"
  static let severity = LintSeverity.warning
  static let example = LintExample(bad: "", good: "")

  static func violations(in picture: LintPicture) -> [LintViolation] { [] }
}
