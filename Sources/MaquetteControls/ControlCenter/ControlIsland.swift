import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The Dynamic Island while the Action button runs a control: its symbol and value, or a hint.
public struct ControlIsland: Control {
  /// The symbol's name.
  public var symbol = ""
  /// The current value of the control.
  public var status: String?
  /// The hint: the effect of holding the button.
  public var hint: String?
  /// Whether the control is on, and its symbol tinted.
  public var isOn = true
  /// The colour instead of the environment's tint.
  public var tint: ColorReference?
  /// The width in points; an island without one fits its content, as far as the screen allows.
  public var width: Double?
  /// The accessibility label; nil for the hint or the value.
  public var accessibilityLabel: String?

  /// Creates an island without content.
  public init() {}

  /// Creates an island.
  public init(_ symbol: String, status: String? = nil, hint: String? = nil) {
    self.symbol = symbol
    self.status = status
    self.hint = hint
  }

  public static let name = "control-island"
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline =
    "The symbol is tinted while the control is on; a hint says what holding the button does, beginning with a verb."

  public static let attributes: [Attribute<ControlIsland>] = [
    Attribute("symbol", \.symbol, type: .symbol),
    Attribute("status", \.status),
    Attribute("hint", \.hint),
    Attribute("value", \.isOn),
    Attribute("tint", \.tint),
    Attribute("width", \.width, in: 0...1000),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns a black capsule with the symbol at the leading end, the value at the trailing end, the hint between them.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[ControlWidgetMetrics.self]
    let color = isOn ? environment.resolvedTint(tint) : ColorReference.token(.controlLabel)
    var image = SymbolImage(symbol, style: metrics.islandStyle, weight: .semibold)
    image.size = metrics.islandSymbol
    image.color = color
    var parts: [any Element] = [image]
    if let hint, !hint.isEmpty {
      parts.append(
        Text(hint, style: metrics.islandStyle).color(.token(.controlLabel)).lineLimit(1))
    }
    parts.append(Spacer(minLength: 0))
    if let status, !status.isEmpty {
      // A long hint is cut before the value is.
      parts.append(
        Text(status, style: metrics.islandStyle).color(color).lineLimit(1).layoutPriority(hint == nil ? 0 : 1)
      )
    }
    let content = HStack(spacing: metrics.islandMargin / 2) { parts }
      .padding(Insets(horizontal: metrics.islandMargin, vertical: 0))
      .environment(\.textSize, Swift.min(environment.textSize, ControlWidget.largestText))
    let layout = FittingWidth(
      least: width ?? metrics.islandWidth, greatest: width ?? metrics.islandLimit)
    return Arranged(name: .width, layout: layout, children: [content])
      .frame(height: metrics.islandHeight)
      .background(Surface(.capsule, fill: .token(.controlIsland)))
  }

  /// Returns hint and value.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? hint ?? status ?? symbol, value: hint == nil ? nil : status,
      traits: [.staticText])
  }
}
