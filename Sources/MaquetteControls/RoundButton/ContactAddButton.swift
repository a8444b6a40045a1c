public import MaquetteElements

/// A button inside a field that adds a contact to it.
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
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline =
    "Place it at the end of a field that also accepts typing; it adds an existing contact."

  public static let attributes = tintedButtonAttributes()

  /// Returns the figure in its ring.
  public func body(in environment: Environment) -> any Element {
    RoundFigure(figure: .plus, state: effectiveState(in: environment), tint: tint)
  }
}
