/// A rule of the guidelines that an element and all within it may break, and why.
public struct LintSuppression: Hashable, Sendable {
  /// The rule's identifier: `L-hit`.
  public var rule = ""
  /// Why the element may break it.
  public var reason = ""

  /// Creates a suppression of no rule, to be read from attributes.
  public init() {}

  /// Creates a suppression.
  public init(rule: String, because reason: String) {
    self.rule = rule
    self.reason = reason
  }
}

extension LintSuppression: AttributeOwner, AttributeDecodable {
  public static let ownerName = "a suppression"
  public static let attributeType = AttributeType.mapping(LintSuppression.attributes.map(\.name))

  public static let attributes: [Attribute<LintSuppression>] = [
    Attribute("rule", \.rule, help: "The rule's identifier."),
    Attribute("because", \.reason, help: "Why the element may break the rule."),
  ]

  /// Reads a rule and a reason; both have to be there.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    try decode(mapping: value)
    if rule.allSatisfy(\.isWhitespace) {
      throw AttributeError(
        message: "a suppression names a rule", hint: "write {rule: L-hit, because: the reason}")
    }
    if reason.allSatisfy(\.isWhitespace) {
      throw AttributeError(
        message: "the suppression of \(rule) gives no reason", hint: "say why with 'because'")
    }
  }
}

extension Element {
  /// Returns the element as one that may break a rule, with all within it.
  public func lintIgnore(_ rule: String, because reason: String) -> some Element {
    Annotated(suppressions: [LintSuppression(rule: rule, because: reason)], content: self)
  }
}
