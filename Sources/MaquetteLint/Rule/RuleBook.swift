package import MaquetteElements

/// The rules that a linter checks, in the order of lists.
package struct RuleBook: Sendable {
  package let rules: [any LintRule.Type]

  /// The rules of the guidelines, without those of elements of other packages.
  package static let standard = RuleBook(rules: guidelines)

  package init(rules: [any LintRule.Type]) { self.rules = rules }

  /// The rules of the guidelines and of a catalogue's elements; a rule replaces an earlier one with its identifier.
  package init(_ catalogue: Catalogue) {
    let own = catalogue.elements.flatMap { ($0 as? any LintedElement.Type)?.rules ?? [] }
    rules = own.reduce(into: Self.guidelines) { rules, rule in
      rules.removeAll { $0.id == rule.id }
      rules.append(rule)
    }
  }

  package func rule(_ id: String) -> (any LintRule.Type)? { rules.first { $0.id == id } }

  /// The rule about suppressions without a violation; the linter checks it itself.
  package static let unusedSuppression: any LintRule.Type = UnusedSuppressionRule.self

  /// Every rule that a finding can name.
  package var all: [any LintRule.Type] { rules + [Self.unusedSuppression] }

  private static let guidelines: [any LintRule.Type] = [
    PlatformRule.self, CanvasRule.self, HitTargetRule.self, SpacingRule.self, EmptyButtonRule.self,
    TitleCaseRule.self, VerbRule.self, TitleLengthRule.self, SubtitleRule.self, TruncatedRule.self,
    HiddenTextRule.self, OutsideRule.self, BrokenWordRule.self, ProminentRule.self,
    SizeChoiceRule.self, PrimaryCountRule.self, DestructiveRule.self, EllipsisRule.self,
    FlexibleHeightRule.self, WindowFrameRule.self, SwitchRowRule.self, SwitchLevelRule.self,
    ToggleLabelRule.self, ContrastRule.self, ColorOnlyRule.self, StateRule.self, MixedParentRule.self,
    MixedLevelRule.self,
    GroupLabelRule.self, CheckboxAlignmentRule.self,
    OnOffRule.self, RadioCountRule.self, RadioOneRule.self, RadioMixedRule.self, RadioSpacingRule.self,
    RadioTitleRule.self,
    SegmentCountRule.self, SegmentMixRule.self, SegmentFillRule.self, MinuteIntervalRule.self,
    CountdownRule.self, WheelCountRule.self, PickerLengthRule.self, PickerSheetRule.self,
    ContactAddRule.self,
    KeyboardTypeRule.self, FieldPurposeRule.self,
    PageCountRule.self,
    PagePlaceRule.self, PageHierarchyRule.self, RefreshTitleRule.self, StationaryRule.self,
    StepperValueRule.self, StepperRangeRule.self,
    NetworkPlaceRule.self, DeprecatedRule.self, PushButtonRule.self, GradientTextRule.self,
    GradientPlaceRule.self, HelpCountRule.self,
    HelpPlaceRule.self, HelpTextRule.self, HelpQuestionRule.self, WatchWidthRule.self,
    WatchHeightRule.self, WatchRadiusRule.self,
    ControlSymbolRule.self, ControlAuthenticationRule.self, ControlBusyRule.self,
    ControlTransitionRule.self, ControlSensitiveRule.self, ControlPlaceholderRule.self,
    ImagePaddingRule.self, ImageLabelRule.self, ImageBorderRule.self,
    AlertCountRule.self, CancelCountRule.self, AlertTitleRule.self, AlertAnswerRule.self,
    ActionSheetCancelRule.self, PopoverPhoneRule.self, NestedModalRule.self,
    TypeLabelRule.self, MissingLabelRule.self, MiniFormRule.self, StepRule.self, CutoutRule.self,
    SafeAreaRule.self, ScreenPartRule.self, NestedScrollRule.self,
    BarTitleRule.self, TabCountRule.self, TabTitleRule.self, TabDisabledRule.self, BadgeLengthRule.self,
    BadgeDotRule.self, AvatarInitialsRule.self, NestedCardRule.self, SwipeTitleRule.self,
    SwipeCountRule.self, SwipeDestructiveRule.self, SectionIndexRule.self,
    SidebarLevelRule.self, SidebarSectionRule.self, MenuTitleRule.self, TabPageRule.self,
    ColumnWidthRule.self, ScaleRule.self,
  ]
}

private enum UnusedSuppressionRule: LintRule {
  static let id = "L-ignore"
  static let summary = "Every suppression names a rule that its element breaks."
  static let reason = "An unused suppression may hide a later violation."
  static let source: LintSource? = LintSource(
    .project, "remove unused suppressions, because they hide later faults.")
  static let remedy = "remove the suppression"
  static let example = LintExample(bad: "", good: "")

  static func violations(in picture: LintPicture) -> [LintViolation] { [] }
}
