import MaquetteControlKit
public import MaquetteElements

/// A round button; in a group, one is selected.
///
/// A title beside it is optional.
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
  public static let guideline =
    "Use two to five radio buttons for choices that exclude each other, each with a title; put more "
    + "choices into a pop-up button."
  public static let metrics: [any ThemeMetrics.Type] = [RadioMetrics.self]

  public static let attributes = selectionAttributes(
    title: "The title, which wraps beside the circle.",
    value: "Whether the button is chosen; mixed shows a dash.")

  /// Returns the radio button with a size.
  public func size(_ size: ControlSize) -> Radio { with(\.size, size) }
  /// Returns the radio button with a tint of its own.
  public func tint(_ tint: ColorReference) -> Radio { with(\.tint, tint) }

  /// Returns the circle and its title.
  public func body(in environment: Environment) -> any Element {
    item(environment.theme[RadioMetrics.self].measures, in: environment)
  }

  /// Returns the title as the label and the selection as a trait.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? title, value: value == .mixed ? environment.spoken(.mixed) : nil,
      traits: traits(.button, isSelected: value == .on, in: environment))
  }
}

extension Radio: SelectionControl {}
