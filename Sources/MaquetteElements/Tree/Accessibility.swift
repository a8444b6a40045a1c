/// What assistive technology is told about an element.
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
  }

  /// What it is called.
  public var label: String
  /// What it is set to.
  public var value: String?
  /// What happens when it is used.
  public var hint: String?
  /// Its properties, in the order in which they are announced.
  public var traits: [Trait]
  /// Whether the elements inside are told as well, each by itself, as with the segments of a control.
  public var isContainer: Bool
  /// Whether the label is only the name of a symbol, for want of a better one.
  public var isLabelGuessed = false
  /// Whether neither the element nor what is inside is told.
  public var isHidden = false
  /// The rank among the elements around it: greater ones are told first.
  public var priority = 0.0

  /// Creates a description.
  public init(
    label: String, value: String? = nil, hint: String? = nil, traits: [Trait] = [],
    isContainer: Bool = false
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
