/// The accessibility description of an element.
public struct Accessibility: Hashable, Sendable {
  /// A property that changes how an element is announced or used, named as the platforms name it.
  public enum Trait: String, Hashable, Sendable, CaseIterable {
    case button, image, header, selected, adjustable
    case toggleButton = "toggle-button"
    case staticText = "static-text"
    case notEnabled = "not-enabled"
    case updatesFrequently = "updates-frequently"
    case textField = "text-field"
    case secureTextField = "secure-text-field"
    case searchField = "search-field"
    case textArea = "text-area"
    case link
    case playsSound = "plays-sound"
    case keyboardKey = "keyboard-key"
    case summaryElement = "summary-element"
    case startsMediaSession = "starts-media-session"
    case allowsDirectInteraction = "allows-direct-interaction"
    case causesPageTurn = "causes-page-turn"
    case tabBar = "tab-bar"
  }

  /// The label.
  public var label: String
  /// The value.
  public var value: String?
  /// The hint, which describes the result of using the element.
  public var hint: String?
  /// The help: the text of the tool tip; nil for none.
  public var help: String?
  /// The traits, in the order of announcement.
  public var traits: [Trait]
  /// Whether the elements inside are exposed as well, each by itself, like the segments of a control.
  public var isContainer: Bool
  /// Whether the label is only a symbol's name, in the absence of a better one.
  public var isLabelGuessed = false
  /// Whether the label is in the environment's language already, because its parts were translated one by one.
  package var isLabelTranslated = false
  /// Whether the element and its children are hidden from accessibility.
  public var isHidden = false
  /// The data of a chart.
  package var table: AccessibilityTable?
  /// The rank among the elements around it: greater ones come first.
  public var priority = 0.0

  /// Creates a description.
  public init(
    label: String, value: String? = nil, hint: String? = nil, traits: [Trait] = [], isContainer: Bool = false
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.isContainer = isContainer
  }

  /// Returns the description as one whose label is only a symbol's name, if `condition` holds.
  package func guessed(if condition: Bool = true) -> Accessibility {
    var result = self
    result.isLabelGuessed = condition && !label.isEmpty
    return result
  }
}

/// The data of a chart: the titles of the columns, and the cells of each row.
package struct AccessibilityTable: Hashable, Sendable {
  package var columns: [String]
  package var rows: [[String]]

  package init(columns: [String], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }
}
