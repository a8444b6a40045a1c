package import MaquetteDiagnostics
public import MaquetteGraphics

/// One place in one picture that breaks a rule.
public struct LintViolation: Sendable {
  /// The node that breaks the rule.
  public var node: LintNode
  /// The problem: one line that begins in lower case and has no full stop.
  public var message: String
  /// The measured value, for programs.
  public var measured: String?
  /// The required value, for programs.
  public var asked: String?
  /// The advice for this place; nil for the rule's own.
  public var remedy: String?
  /// The area in points of the picture; nil for the node's frame.
  public var area: Rect?
  /// The order among violations of a rule at one place of a sheet; the message of the least is shown.
  public var rank = 0.0
  /// Whether the violation is at most a note, whatever the rule's severity.
  public var isMild = false

  /// The place in the sheet; nil for the node's.
  package var position: SourceLocation?

  /// Creates a violation without a measurement.
  public init(_ node: LintNode, _ message: String, remedy: String? = nil) {
    self.node = node
    self.message = message
    self.remedy = remedy
  }

  /// Creates a violation with a measurement; its message is `<what> <measured>; <asked> required`, or `allowed` after a bound.
  public init(
    _ node: LintNode, _ what: String, measured: String, asked: String, remedy: String? = nil,
    area: Rect? = nil
  ) {
    self.node = node
    message = "\(what) \(measured); \(Self.requirement(asked))"
    self.measured = measured
    self.asked = asked
    self.remedy = remedy
    self.area = area
  }

  /// What is required, as the end of a message: `at most 3 allowed`, `none allowed` or `at least 4.5:1 required`.
  private static func requirement(_ asked: String) -> String {
    switch asked {
    case "nothing", "none": "none allowed"
    case _ where asked.hasPrefix("at most"): "\(asked) allowed"
    default: "\(asked) required"
    }
  }
}

extension Size {
  /// The size in messages: `34 x 34.5 pt`.
  var pointText: String { "\(width.decimalText) x \(height.decimalText) pt" }
}

extension Double {
  /// The length in messages: `34.5 pt`.
  var pointText: String { "\(decimalText) pt" }

  /// The ratio in messages, rounded down so that it never seems to reach the required one: `4.49:1`.
  var ratioText: String { "\(((self * 100).rounded(.down) / 100).decimalText):1" }
}
