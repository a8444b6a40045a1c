/// A rule of the guidelines that a mockup can break.
public protocol LintRule: Sendable {
  /// The identifier, as sheets and configurations write it: `L-hit`.
  static var id: String { get }
  /// What the rule asks, in one sentence.
  static var summary: String { get }
  /// Why, in a sentence or two.
  static var reason: String { get }
  /// What to do instead, in one sentence without a full stop.
  static var remedy: String { get }
  /// How bad it is to break it, unless a configuration says otherwise.
  static var severity: LintSeverity { get }
  /// A sheet that breaks the rule and one that does not.
  static var example: LintExample { get }

  /// Returns the places of a picture where the rule is broken.
  static func violations(in picture: LintPicture) -> [LintViolation]
}

/// Two sheets that show a rule; both are bodies of sheets in YAML.
public struct LintExample: Hashable, Sendable {
  /// What stands before the body, such as the platform.
  public var setting: String
  /// A body that breaks the rule.
  public var bad: String
  /// A body near it that does not.
  public var good: String

  /// Creates an example.
  public init(setting: String = "", bad: String, good: String) {
    self.setting = setting
    self.bad = bad
    self.good = good
  }

  /// The whole sheet around a body.
  public func sheet(_ body: String) -> String {
    let indented = body.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    return "maquette: 1\n" + (setting.isEmpty ? "" : setting + "\n") + "body:\n"
      + indented.joined(separator: "\n") + "\n"
  }
}

/// A rule as lists show it, whatever its type.
public struct LintRuleEntry: Sendable {
  /// The identifier.
  public let id: String
  /// What the rule asks.
  public let summary: String
  /// Why.
  public let reason: String
  /// What to do instead.
  public let remedy: String
  /// How bad it is to break it.
  public let severity: LintSeverity
  /// A sheet that breaks it and one that does not.
  public let example: LintExample
  /// Finds where a picture breaks it.
  public let violations: @Sendable (LintPicture) -> [LintViolation]

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
