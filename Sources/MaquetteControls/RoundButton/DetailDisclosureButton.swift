public import MaquetteElements

/// A button at the end of a row that shows its details.
public struct DetailDisclosureButton: StatefulControl {
  /// The interaction state.
  public var state: ControlState = .normal
  /// The tint; nil for the environment's.
  public var tint: ColorReference?
  /// The accessibility label; nil for "More info".
  public var accessibilityLabel: String?
  /// Whether it is drawn as a symbol, as the accessory of rows is in some eras.
  package var isSymbol = false

  /// Creates a button.
  public init() {}

  public static let name = "detail-disclosure"
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline = "Put it at the end of a row; let a tap on the row itself do something else."

  public static let attributes = tintedButtonAttributes()

  /// Returns the figure in its ring.
  public func body(in environment: Environment) -> any Element {
    let state = effectiveState(in: environment)
    guard isSymbol else {
      return RoundFigure(figure: .info, state: state, tint: tint)
    }
    let isPressed = state.contains(.highlighted) && !state.contains(.disabled)
    let symbol = SymbolImage("info.circle").with(\.symbolScale, .large)
      .with(\.color, state.contains(.disabled) ? .token(.tertiaryLabel) : environment.resolvedTint(tint))
    return isPressed ? symbol.opacity(environment.theme[RoundButtonMetrics.self].pressedOpacity) : symbol
  }
}
