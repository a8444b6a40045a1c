public import MaquetteElements
import MaquetteGraphics

/// A box that is checked or not, with a title beside it or none.
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
  package var isGroupParent = false

  /// Creates a checkbox without a title.
  public init() {}

  /// Creates a checkbox.
  public init(_ title: String = "", value: ToggleValue = .off) {
    self.title = title
    self.value = value
  }

  public static let name = "checkbox"
  public static let summary = "A box that is checked or not, with a title beside it or none."
  public static let guideline =
    "Use checkboxes for settings that are chosen independently of each other, and for hierarchies of"
    + " settings; a checkbox is mixed when what it stands for is partly on."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [CheckboxMetrics.self]

  public static let attributes: [Attribute<Checkbox>] = [
    Attribute("title", \.title, help: "The title, which wraps beside the box."),
    Attribute("value", \.value, help: "Whether the box is checked; mixed shows a dash."),
    Attribute("size", \.size, help: "How large it is, instead of its group's size or medium."),
    Attribute("state", \.state, help: "The interaction state; several may hold."),
    Attribute("tint", \.tint, help: "The tint instead of the environment's."),
    Attribute("accessibility-label", \.accessibilityLabel, help: "The accessibility label."),
  ]

  /// Returns the checkbox with a size.
  public func size(_ size: ControlSize) -> Checkbox { with(\.size, size) }
  /// Returns the checkbox with a tint of its own.
  public func tint(_ tint: ColorReference) -> Checkbox { with(\.tint, tint) }

  /// Returns the box and its title.
  public func body(in environment: Environment) -> some Element {
    SelectionItem(
      title: title, value: value, state: state, size: size ?? environment.controlSize, tint: tint,
      metrics: environment.theme[CheckboxMetrics.self].measures)
  }

  /// Returns the title as the label and the state of the box as the value.
  public func accessibility(in environment: Environment) -> Accessibility {
    let value =
      switch value {
      case .off: environment.spoken(.unchecked)
      case .on: environment.spoken(.checked)
      case .mixed: environment.spoken(.mixed)
      }
    let isDisabled = effectiveState(in: environment).contains(.disabled)
    return Accessibility(
      label: accessibilityLabel ?? title, value: value, traits: [.button] + (isDisabled ? [.notEnabled] : []))
  }

  public static var samples: [Sample] {
    [
      Sample("on", Checkbox("Show Grid", value: .on)), Sample("off", Checkbox("Show Rulers")),
      Sample("mixed", Checkbox("Snap to Guides", value: .mixed)),
    ]
  }
}

extension Checkbox: GroupedToggle {
  /// The checkbox's own value.
  var values: [ToggleValue] { [value] }
}
