import MaquetteControlKit
public import MaquetteElements

/// A box that is checked or unchecked, with an optional title.
public struct Checkbox: StatefulControl {
  /// The title; a long one wraps, with its first line beside the box.
  public var title = ""
  /// Whether it is checked.
  public var value: ToggleValue = .off
  /// The size; nil for its group's size, or medium outside a group.
  public var size: ControlSize?
  /// The interaction state.
  public var state: ControlState = .normal
  /// The tint; nil for the environment's.
  public var tint: ColorReference?
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?

  /// Whether it is the parent of the checkbox group around it.
  var isGroupParent = false

  /// Creates a checkbox without a title.
  public init() {}

  /// Creates a checkbox.
  public init(_ title: String = "", value: ToggleValue = .off) {
    self.title = title
    self.value = value
  }

  public static let name = "checkbox"
  public static let guideline =
    "Use checkboxes for independent settings and for hierarchies of settings; show a mixed state if the "
    + "settings below differ."
  public static let metrics: [any ThemeMetrics.Type] = [CheckboxMetrics.self]

  public static let attributes = selectionAttributes(
    title: "The title, which wraps beside the box.",
    value: "Whether the box is checked; mixed shows a dash.")

  /// Returns the checkbox with a size.
  public func size(_ size: ControlSize) -> Checkbox { with(\.size, size) }
  /// Returns the checkbox with a tint of its own.
  public func tint(_ tint: ColorReference) -> Checkbox { with(\.tint, tint) }

  /// Returns the box and its title.
  public func body(in environment: Environment) -> any Element {
    item(environment.theme[CheckboxMetrics.self].measures, in: environment)
  }

  /// Returns the title as the label and the state of the box as the value.
  public func accessibility(in environment: Environment) -> Accessibility {
    let value =
      switch value {
      case .off: environment.spoken(.unchecked)
      case .on: environment.spoken(.checked)
      case .mixed: environment.spoken(.mixed)
      }
    return Accessibility(
      label: accessibilityLabel ?? title, value: value, traits: traits(.button, in: environment))
  }
}

extension Checkbox: SelectionControl, GroupedToggle {
  /// The checkbox's own value.
  var values: [ToggleValue] { [value] }
}
