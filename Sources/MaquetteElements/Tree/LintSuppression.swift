/// A rule of the guidelines that an element and all within it may break, with the reason.
public struct LintSuppression: Hashable, Sendable {
  /// The identifier of the rule: `L-hit`.
  public var rule = ""
  /// The reason for breaking the rule.
  public var reason = ""

  /// Creates an empty suppression for decoding attributes into it.
  public init() {}

  /// Creates a suppression.
  public init(rule: String, because reason: String) {
    self.rule = rule
    self.reason = reason
  }
}

extension LintSuppression: AttributeOwner, AttributeDecodable {
  public static let ownerName = "a suppression"
  public static let attributeType = AttributeType.mapping(of: LintSuppression.attributes)

  public static let attributes: [Attribute<LintSuppression>] = [
    Attribute("rule", \.rule),
    Attribute("because", \.reason),
  ]

  /// Reads a rule and a reason; both are required.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init()
    try decode(mapping: value)
    if rule.allSatisfy(\.isWhitespace) {
      throw AttributeError(
        message: "a suppression names a rule", hint: "write {rule: L-hit, because: the reason}")
    }
    if reason.allSatisfy(\.isWhitespace) {
      throw AttributeError(
        message: "the suppression of \(rule) has no reason", hint: "add the reason with 'because'")
    }
  }
}

extension Element {
  /// Returns the element with permissions for it and all within it to break rules.
  func lintIgnore(_ suppressions: [LintSuppression]) -> any Element {
    changed { node, _ in node.suppressions += suppressions }
  }

  /// Returns the element with permission for it and all within it to break a rule.
  public func lintIgnore(_ rule: String, because reason: String) -> any Element {
    lintIgnore([LintSuppression(rule: rule, because: reason)])
  }
}
