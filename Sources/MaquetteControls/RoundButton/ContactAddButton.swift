public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A button that adds a contact to the field it stands in.
public struct ContactAddButton: StatefulControl {
  /// The interaction state.
  public var state: ControlState = .normal
  /// The tint; nil for the environment's.
  public var tint: ColorReference?
  /// The accessibility label; nil for "Add contact".
  public var accessibilityLabel: String?

  /// Creates a button.
  public init() {}

  public static let name = "contact-add"
  public static let summary = "A button that adds a contact to the field it stands in."
  public static let guideline =
    "It stands at the end of a field that a keyboard fills too, and adds what exists already."
  public static let shorthand: String? = "state"

  public static let attributes: [Attribute<ContactAddButton>] = [
    Attribute("state", \.state, help: "The interaction state; several may hold."),
    Attribute("tint", \.tint, help: "The tint instead of the environment's."),
    Attribute("accessibility-label", \.accessibilityLabel, help: "The accessibility label."),
  ]

  /// Returns the figure in its ring.
  public func body(in environment: Environment) -> some Element {
    RoundFigure(figure: .plus, state: effectiveState(in: environment), tint: tint)
  }

  /// Returns the platform's label.
  public func accessibility(in environment: Environment) -> Accessibility {
    let isDisabled = effectiveState(in: environment).contains(.disabled)
    return Accessibility(
      label: accessibilityLabel ?? environment.spoken(.addContact),
      traits: isDisabled ? [.button, .notEnabled] : [.button])
  }

  public static var samples: [Sample] {
    [
      Sample("normal", ContactAddButton()), Sample("highlighted", ContactAddButton().state(.highlighted)),
      Sample("disabled", ContactAddButton().state(.disabled)),
    ]
  }
}

extension ContactAddButton: ButtonControl {}
