import MaquetteControlKit
public import MaquetteElements

/// A button in a view's corner that closes the view.
public struct CloseButton: StatefulControl {
  /// The interaction state.
  public var state: ControlState = .normal
  /// The colour of the cross; nil for the platform's own.
  public var tint: ColorReference?
  /// The accessibility label; nil for "Close".
  public var accessibilityLabel: String?

  /// Creates a button.
  public init() {}

  public static let name = "close-button"
  public static let guideline =
    "Put it in an upper corner of the view that it closes; closing must not lose input."

  public static let attributes = tintedButtonAttributes(
    help: "The colour of the cross instead of the platform's.")

  /// Returns the cross on its surface.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[RoundButtonMetrics.self]
    let state = effectiveState(in: environment)
    let isPressed = state.contains(.highlighted) && !state.contains(.disabled)
    func shown(_ color: ColorReference) -> ColorReference {
      isPressed ? .color(environment.color(color).opacity(metrics.pressedOpacity)) : color
    }
    let color = state.contains(.disabled) ? .token(.tertiaryLabel) : tint ?? .token(metrics.closeForeground)
    let button = SymbolImage("xmark", weight: metrics.closeSymbolWeight)
      .with(\.size, metrics.closeSymbolSize).with(\.color, shown(color))
      .frame(width: metrics.closeDiameter, height: metrics.closeDiameter)
      .background(Surface(.capsule, fill: shown(.token(metrics.closeFill))))
    return button.focusRing(.capsule, if: state.contains(.focused), in: environment)
  }
}
