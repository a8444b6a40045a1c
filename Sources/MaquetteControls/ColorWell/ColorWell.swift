import MaquetteControlKit
public import MaquetteElements

/// A colour in a bezel; pressing it opens the colour panel.
public struct ColorWell: StatefulControl {
  /// The selected colour.
  public var color: ColorReference = .token(.accent)
  /// The interaction state; a selected well has its colour panel open.
  public var state: ControlState = .normal
  /// The accessibility label; nil for the word for a colour.
  public var accessibilityLabel: String?

  /// Creates a well of the accent colour.
  public init() {}

  /// Creates a well of a colour.
  public init(_ color: ColorReference) {
    self.color = color
  }

  public static let name = "color-well"
  public static let targetReach = TargetReach.height
  public static let guideline =
    "Show the selected colour; draw the well pressed while its colour panel is open."
  public static let shorthand: String? = "color"
  public static let metrics: [any ThemeMetrics.Type] = [ColorWellMetrics.self]

  public static let attributes: [Attribute<ColorWell>] = [
    Attribute("color", \.color),
    Attribute("state", \.state),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the colour on its bezel.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[ColorWellMetrics.self]
    let state = effectiveState(in: environment)
    let isDisabled = state.contains(.disabled)
    let outline = Surface.Outline.rounded(radius: metrics.radius, .continuous)
    let swatch = Surface(
      .rounded(radius: metrics.swatchRadius, .continuous), fill: color,
      border: Surface.Border(color: .token(.windowEdge), width: 1 / environment.scale)
    )
    .padding(metrics.inset)
    .frame(width: metrics.size.width, height: metrics.size.height)
    .opacity(isDisabled ? environment.theme[BezelMetrics.self].disabledOpacity : 1)
    let well = swatch.background(
      Bezel(
        outline: outline, isPressed: state.contains(.highlighted) || state.contains(.selected),
        isDisabled: isDisabled))
    return well.focusRing(
      outline, if: state.contains(.focused) && environment.isWindowActive, in: environment)
  }

  /// Returns the label.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? environment.translated(.color),
      traits: traits(.button, in: environment))
  }
}

extension ColorWell: ButtonControl {}
