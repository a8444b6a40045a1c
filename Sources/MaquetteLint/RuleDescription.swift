/// What lists and reports say of a rule, those that only reports use included.
public struct RuleDescription: Hashable, Sendable {
  /// The identifier.
  public var id: String
  /// What the rule asks, in one sentence.
  public var summary: String
  /// Why.
  public var reason: String
  /// What to do instead, without a full stop.
  public var remedy: String
  /// How bad it is to break it.
  public var severity: LintSeverity
}

extension RuleBook {
  /// Every rule that a finding can name.
  public static var descriptions: [RuleDescription] {
    entries.map {
      RuleDescription(
        id: $0.id, summary: $0.summary, reason: $0.reason, remedy: $0.remedy, severity: $0.severity)
    } + [
      RuleDescription(
        id: unusedSuppression, summary: "A suppression names a rule that the element breaks.",
        reason: "What suppresses nothing may one day hide something.", remedy: "take it away",
        severity: .warning)
    ]
  }
}
