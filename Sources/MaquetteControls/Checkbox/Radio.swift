public import MaquetteElements
import MaquetteGraphics

/// A round button of which one in a group is chosen. A title beside it is optional.
public struct Radio: StatefulControl {
  /// The title; a long one wraps, with its first line beside the circle.
  public var title = ""
  /// Whether it is selected.
  public var value: ToggleValue = .off
  /// The size; nil for its group's size, or medium outside a group.
  public var size: ControlSize?
  /// The interaction state.
  public var state: ControlState = .normal
  /// The tint; nil for the environment's.
  public var tint: ColorReference?
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?

  /// Creates a radio button without a title.
  public init() {}

  /// Creates a radio button.
  public init(_ title: String, value: ToggleValue = .off) {
    self.title = title
    self.value = value
  }

  public static let name = "radio"
  public static let summary = "A round button of which one in a group is chosen."
  public static let guideline =
    "Use two to five radio buttons for choices that exclude each other, each with a title; put more into a"
    + " pop-up button."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [RadioMetrics.self]

  public static let attributes: [Attribute<Radio>] = [
    Attribute("title", \.title, help: "The title, which wraps beside the circle."),
    Attribute("value", \.value, help: "Whether the button is chosen; mixed shows a dash."),
    Attribute("size", \.size, help: "How large it is, instead of its group's size or medium."),
    Attribute("state", \.state, help: "The interaction state; several may hold."),
    Attribute("tint", \.tint, help: "The tint instead of the environment's."),
    Attribute("accessibility-label", \.accessibilityLabel, help: "The accessibility label."),
  ]

  /// Returns the radio button with a size.
  public func size(_ size: ControlSize) -> Radio { with(\.size, size) }
  /// Returns the radio button with a tint of its own.
  public func tint(_ tint: ColorReference) -> Radio { with(\.tint, tint) }

  /// Returns the circle and its title.
  public func body(in environment: Environment) -> some Element {
    SelectionItem(
      title: title, value: value, state: state, size: size ?? environment.controlSize, tint: tint,
      metrics: environment.theme[RadioMetrics.self].measures)
  }

  /// Returns the title as the label and the selection as a trait.
  public func accessibility(in environment: Environment) -> Accessibility {
    var traits: [Accessibility.Trait] = [.button]
    if value == .on { traits.append(.selected) }
    if effectiveState(in: environment).contains(.disabled) { traits.append(.notEnabled) }
    return Accessibility(
      label: accessibilityLabel ?? title, value: value == .mixed ? environment.spoken(.mixed) : nil,
      traits: traits)
  }

  public static var samples: [Sample] {
    [
      Sample("on", Radio("Always", value: .on)), Sample("off", Radio("Never")),
      Sample("mixed", Radio("When Scrolling", value: .mixed)),
    ]
  }
}
