public import MaquetteControlKit
public import MaquetteElements

/// A small square button with a symbol that acts on the list above it.
///
/// A table counts as a list.
public struct GradientButton: StatefulControl {
  /// The symbol's name.
  public var symbol = ""
  /// The font size that the symbol matches, in points; nil for the control's own.
  public var symbolSize: Double?
  /// The effect of a press; pop-up shows an arrow.
  public var behavior: ButtonBehavior = .push
  /// Whether a toggle button is on.
  public var isOn = false
  /// The interaction state; a selected one is on.
  public var state: ControlState = .normal
  /// The horizontal position of the symbol in the square.
  public var contentAlignment = ContentAlignment.center
  /// The vertical position of the symbol in the square.
  public var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The accessibility label; nil for the symbol's name.
  public var accessibilityLabel: String?

  /// Creates a button without a symbol.
  public init() {}

  /// Creates a button.
  public init(_ symbol: String, behavior: ButtonBehavior = .push) {
    self.symbol = symbol
    self.behavior = behavior
  }

  public static let name = "gradient-button"
  public static let platforms: Set<Platform> = [.macos]
  public static let guideline =
    "Use symbols only, close to the view that they act on, without labels. Keep these buttons out of "
    + "toolbars."
  public static let shorthand: String? = "symbol"
  public static let metrics: [any ThemeMetrics.Type] = [GradientButtonMetrics.self]

  public static let attributes: [Attribute<GradientButton>] =
    [
      Attribute("symbol", \.symbol, type: .symbol),
      .symbolSize(\.symbolSize),
      Attribute("behavior", \.behavior),
      Attribute("value", \.isOn),
      Attribute("state", \.state),
    ] + contentAlignmentAttributes + [
      Attribute("accessibility-label", \.accessibilityLabel)
    ]

  /// Returns the symbol on a square with a thin edge.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[GradientButtonMetrics.self]
    let state = effectiveState(in: environment)
    let isDisabled = state.contains(.disabled)
    let color: ColorReference =
      isDisabled
      ? .token(.tertiaryLabel) : environment.isWindowActive ? .token(.label) : .token(.secondaryLabel)
    var parts: [any Element] = [
      SymbolImage(symbol, weight: metrics.symbolWeight).with(\.size, symbolSize ?? metrics.symbolSize).color(
        color)
    ]
    if behavior == .popUp {
      parts.append(
        SymbolImage("chevron.down", weight: .semibold).with(\.size, metrics.arrowSize).color(color))
    }
    let square = HStack(spacing: metrics.arrowSpacing) { parts }
      .frame(
        width: behavior == .popUp ? metrics.popUpWidth : metrics.width, height: metrics.height,
        alignment: contentPlace(in: environment)
      )
      .background(
        GradientSurface(isPressed: state.contains(.highlighted) && !isDisabled, isOn: isShownOn))
    return square.focusRing(
      .rectangle, if: state.contains(.focused) && environment.isWindowActive, in: environment)
  }

  /// Returns the label, and whether a toggle is on.
  public func accessibility(in environment: Environment) -> Accessibility {
    accessibility(label: accessibilityLabel, in: environment)
  }
}

/// The surface of gradient buttons.
struct GradientSurface: Element {
  var isPressed = false
  var isOn = false

  func node(in environment: Environment) -> Node {
    let fill: ColorToken = isPressed ? .gradientPressed : isOn ? .gradientOn : .gradientFill
    let bottom: ColorToken = isPressed ? .gradientPressed : isOn ? .gradientOn : .gradientFillEnd
    let border = Surface.Border(color: .token(.gradientEdge), width: 1 / environment.scale)
    return Surface(.rectangle, fill: .token(fill), bottomFill: .token(bottom), border: border)
      .node(in: environment)
  }
}
