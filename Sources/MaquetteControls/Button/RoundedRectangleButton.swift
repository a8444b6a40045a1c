public import MaquetteControlKit
public import MaquetteElements

/// Deprecated: the rounded rectangle button of iOS 6, drawn as a system button.
///
/// Deprecated by the platform: `UIButton.ButtonType.roundedRect` has created system buttons since iOS 7.
public struct RoundedRectangleButton: StatefulControl {
  /// The title.
  public var title = ""
  /// The interaction state, or a list of states.
  public var state: ControlState = .normal
  /// The tint instead of the environment's.
  public var tint: ColorReference?
  /// The colour of the title instead of the tint.
  public var titleColor: ColorReference?
  /// The title in states other than the normal one.
  public var contents = StateValues<ButtonContent>()
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?

  /// Creates a button without a title.
  public init() {}

  /// Creates a button.
  public init(_ title: String) {
    self.title = title
  }

  public static let name = "rounded-rectangle-button"
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline =
    "Deprecated since iOS 7, which draws it as a system button: use a button with the style system "
    + "instead."
  public static let shorthand: String? = "title"

  public static let attributes: [Attribute<RoundedRectangleButton>] =
    ownAttributes + Attribute.states(\.contents, of: "content")

  private static let ownAttributes: [Attribute<RoundedRectangleButton>] = [
    Attribute("title", \.title),
    Attribute("state", \.state),
    Attribute("tint", \.tint),
    Attribute("title-color", \.titleColor),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the system button.
  public func body(in environment: Environment) -> any Element { button }

  private var button: Button {
    var button = Button(title).style(.system).state(state)
    button.tint = tint
    button.titleColor = titleColor
    button.contents = contents
    return button
  }

  /// Returns the accessibility of the system button.
  public func accessibility(in environment: Environment) -> Accessibility {
    var button = button
    button.accessibilityLabel = accessibilityLabel
    return button.accessibility(in: environment)
  }
}

extension RoundedRectangleButton: ButtonControl {}
