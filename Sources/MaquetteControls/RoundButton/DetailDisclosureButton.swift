public import MaquetteElements

/// A button that shows the details of the row it stands in.
public struct DetailDisclosureButton: StatefulControl {
  /// The interaction state.
  public var state: ControlState = .normal
  /// The tint; nil for the environment's.
  public var tint: ColorReference?
  /// The accessibility label; nil for "More info".
  public var accessibilityLabel: String?

  /// Creates a button.
  public init() {}

  public static let name = "detail-disclosure"
  public static let platforms: Set<Platform> = [.ios]
  public static let summary = "A button that shows the details of the row it stands in."
  public static let guideline =
    "It stands at the end of a row; the row itself does something else when it is tapped."
  public static let shorthand: String? = "state"

  public static let attributes = roundButtonAttributes()

  /// Returns the figure in its ring.
  public func body(in environment: Environment) -> any Element {
    RoundFigure(figure: .info, state: effectiveState(in: environment), tint: tint)
  }
}
