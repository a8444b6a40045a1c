public import MaquetteGraphics

/// One place in one picture where a rule is broken.
public struct LintViolation: Sendable {
  /// The node that breaks it.
  public var node: SurveyedNode
  /// What is wrong: one line that begins in lower case and has no full stop.
  public var message: String
  /// What was measured, for programs.
  public var measured: String?
  /// What is asked, for programs.
  public var asked: String?
  /// What to do instead; nil for what the rule says in general.
  public var remedy: String?
  /// The area in points of the picture; nil for the node's frame.
  public var area: Rect?
  /// Where it stands among violations of its rule at the same place; the least is told first.
  public var rank = 0.0
  /// Whether it is no more than a note, whatever the rule's severity.
  public var isMild = false

  /// Creates a violation that was found without measuring.
  public init(_ node: SurveyedNode, _ message: String, remedy: String? = nil) {
    self.node = node
    self.message = message
    self.remedy = remedy
  }

  /// Creates a violation by measuring: its message is `what measured, asked asked`.
  public init(
    _ node: SurveyedNode, _ what: String, measured: String, asked: String, remedy: String? = nil,
    area: Rect? = nil
  ) {
    self.node = node
    message = "\(what) \(measured), \(asked) asked"
    self.measured = measured
    self.asked = asked
    self.remedy = remedy
    self.area = area
  }
}
