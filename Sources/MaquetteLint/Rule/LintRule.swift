public import MaquetteElements

/// A rule of the guidelines that a mockup can break.
///
/// A control of another package defines its own rules, one type each, and lists them as a ``LintedElement``.
///
/// ```swift
/// enum RatingCountRule: LintRule {
///   static let id = "R-count"
///   static let summary = "A rating has at most five stars."
///   static let reason = "More cannot be counted at a glance."
///   static let remedy = "use five stars"
///   static let example = LintExample(bad: "rating: { stars: 9 }", good: "rating: { stars: 5 }")
///
///   static func violations(in picture: LintPicture) -> [LintViolation] {
///     picture.all(Rating.self).filter { $0.element.stars > 5 }.map {
///       LintViolation($0.node, "stars:", measured: "\($0.element.stars)", asked: "at most 5")
///     }
///   }
/// }
/// ```
public protocol LintRule: Sendable {
  /// The identifier in sheets and configurations: `L-hit`.
  static var id: String { get }
  /// The rule in one sentence.
  static var summary: String { get }
  /// The reason for the rule, in a sentence or two.
  static var reason: String { get }
  /// The sentence that the rule comes from; nil by default.
  static var source: LintSource? { get }
  /// The advice, in one sentence without a full stop.
  static var remedy: String { get }
  /// The severity of a violation, unless a configuration changes it; a warning by default.
  static var severity: LintSeverity { get }
  /// A sheet that breaks the rule and one that follows it.
  static var example: LintExample { get }

  /// Returns the places of a picture that break the rule.
  static func violations(in picture: LintPicture) -> [LintViolation]
}

extension LintRule {
  /// A warning: the sheet breaks a guideline.
  public static var severity: LintSeverity { .warning }

  /// None: the rule's author is its source.
  public static var source: LintSource? { nil }
}

/// An element with rules of its own, which are checked if a catalogue contains it.
public protocol LintedElement: CatalogueElement {
  /// The rules, in the order of lists.
  static var rules: [any LintRule.Type] { get }
}

/// The severity of a violation.
public enum LintSeverity: String, Hashable, Sendable, CaseIterable, Codable {
  /// The sheet contradicts itself.
  case error
  /// The sheet breaks a guideline.
  case warning
  /// The sheet breaks a guideline, possibly for a good reason.
  case note
  /// The rule is not checked.
  case off
}

/// Two sheets that show a rule; both are bodies of sheets in YAML.
public struct LintExample: Hashable, Sendable {
  /// The lines before the body, such as the platform.
  public var setting: String
  /// A body that breaks the rule.
  public var bad: String
  /// A similar body that follows the rule.
  public var good: String

  /// Creates an example.
  public init(setting: String = "", bad: String, good: String) {
    self.setting = setting
    self.bad = bad
    self.good = good
  }

  package func sheet(_ body: String) -> String {
    let indented = body.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    return "maquette: 1\n" + (setting.isEmpty ? "" : setting + "\n") + "body:\n"
      + indented.joined(separator: "\n") + "\n"
  }
}
