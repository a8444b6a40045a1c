/// Every rule of the guidelines; adding a rule is one line here.
public enum RuleBook {
  /// The rules in the order in which lists show them.
  public static let entries: [LintRuleEntry] = [
    LintRuleEntry(HitTargetRule.self),
    LintRuleEntry(SpacingRule.self),
    LintRuleEntry(EmptyButtonRule.self),
    LintRuleEntry(TitleCaseRule.self),
    LintRuleEntry(TruncatedRule.self),
    LintRuleEntry(ProminentRule.self),
    LintRuleEntry(SizeChoiceRule.self),
    LintRuleEntry(DestructiveRule.self),
    LintRuleEntry(EllipsisRule.self),
    LintRuleEntry(WindowFrameRule.self),
    LintRuleEntry(SwitchRowRule.self),
    LintRuleEntry(ToggleLabelRule.self),
    LintRuleEntry(ContrastRule.self),
    LintRuleEntry(ColorOnlyRule.self),
    LintRuleEntry(MixedParentRule.self),
    LintRuleEntry(RadioCountRule.self),
    LintRuleEntry(RadioOneRule.self),
    LintRuleEntry(RadioMixedRule.self),
    LintRuleEntry(SegmentCountRule.self),
    LintRuleEntry(SegmentMixRule.self),
    LintRuleEntry(SegmentFillRule.self),
    LintRuleEntry(MinuteIntervalRule.self),
    LintRuleEntry(CountdownRule.self),
    LintRuleEntry(WheelCountRule.self),
    LintRuleEntry(PickerLengthRule.self),
    LintRuleEntry(ContactAddRule.self),
    LintRuleEntry(PageCountRule.self),
    LintRuleEntry(PagePlaceRule.self),
    LintRuleEntry(RefreshTitleRule.self),
    LintRuleEntry(StepperValueRule.self),
    LintRuleEntry(NetworkPlaceRule.self),
    LintRuleEntry(DeprecatedRule.self),
    LintRuleEntry(WatchWidthRule.self),
    LintRuleEntry(WatchHeightRule.self),
    LintRuleEntry(WatchRadiusRule.self),
    LintRuleEntry(ControlSymbolRule.self),
    LintRuleEntry(ImagePaddingRule.self),
    LintRuleEntry(TypeLabelRule.self),
    LintRuleEntry(MissingLabelRule.self),
    LintRuleEntry(MiniFormRule.self),
  ]

  /// The rule with an identifier.
  public static func entry(_ id: String) -> LintRuleEntry? { entries.first { $0.id == id } }

  /// The rule that reports suppressions of nothing.
  public static let unusedSuppression = "L-ignore"
}
