import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The Dynamic Island while the Action button runs a control: symbol and value, or a hint.
///
/// On the screen of a device with an island it is that island, grown around its content.
public struct ControlIsland: Control {
  /// The symbol's name.
  public var symbol = ""
  /// The current value of the control.
  public var status: String?
  /// The hint, which describes the effect of holding the button.
  public var hint: String?
  /// Whether the control is on and its symbol tinted.
  public var isOn = true
  /// The colour instead of the environment's tint.
  public var tint: ColorReference?
  /// The width in points; by default it fits the content, limited by the screen.
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
    "Tint the symbol while the control is on; begin the hint with a verb that says what holding the "
    + "button does."

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
    let parts = parts(metrics, in: environment)
    if let island = environment.deviceIsland {
      guard island.width > island.height else { return upright(island, parts, metrics) }
      let whole = parts.hint == nil ? around(island, parts, metrics) : below(island, parts, metrics)
      return sized(
        whole, least: island.width, limit(beside: island, metrics, in: environment), in: environment)
    }
    let row = row(parts, spacing: metrics.islandMargin / 2, margin: metrics.islandMargin)
      .frame(height: metrics.islandHeight)
    return sized(row, least: metrics.islandWidth, metrics.islandLimit, in: environment)
  }

  /// The greatest width in points of an island at a place of its screen: as far from the sides as from the top.
  private func limit(
    beside island: Rect, _ metrics: ControlWidgetMetrics, in environment: Environment
  ) -> Double {
    environment.screenWidth.map { $0 - 2 * island.minY.rounded(.down) } ?? metrics.islandLimit
  }

  private func sized(
    _ content: any Element, least: Double, _ limit: Double, in environment: Environment
  ) -> any Element {
    let width = width.map { Swift.min(Swift.max($0, least), Swift.max(limit, least)) }
    let layout = FittingWidth(least: width ?? least, greatest: width ?? limit)
    let text = Swift.min(environment.textSize, ControlWidget.largestText)
    return Arranged(name: .width, layout: layout, children: [content.environment(\.textSize, text)])
      .background(Surface(.capsule, fill: .token(.controlIsland)))
  }

  /// Symbol and value at both sides of the cameras, which stay in the middle.
  private func around(_ island: Rect, _ parts: Parts, _ metrics: ControlWidgetMetrics) -> any Element {
    let (outer, inner) = (metrics.islandMargin, metrics.islandMargin / 2)
    func side(_ part: (any Element)?, _ alignment: Alignment, _ insets: Insets) -> any Element {
      HStack(spacing: 0) { [part ?? Nothing()] }.padding(insets)
        .frame(width: FrameLength(max: .infinity), height: FrameLength(), alignment: alignment)
    }
    let sides = [
      side(parts.symbol, .leading, Insets(leading: outer, trailing: inner)),
      side(parts.status, .trailing, Insets(leading: inner, trailing: outer)),
    ]
    let layout = EqualCellsLayout(isRow: true, spacing: island.width)
    return Arranged(name: .cells, layout: layout, children: sides).frame(height: island.height)
  }

  /// All parts in a row below the cameras, which would hide a hint, in an island twice as wide as at rest.
  private func below(_ island: Rect, _ parts: Parts, _ metrics: ControlWidgetMetrics) -> any Element {
    row(parts, spacing: metrics.islandMargin / 2, margin: metrics.islandMargin * 1.5, isCentered: true)
      .frame(width: FrameLength(min: 2 * island.width), height: .exactly(metrics.islandHeight))
      .padding(Insets(top: island.height))
  }

  /// The symbol at the lower end of the island of a device on its side, where words have no room.
  private func upright(_ island: Rect, _ parts: Parts, _ metrics: ControlWidgetMetrics) -> any Element {
    let reach = metrics.islandSymbol + metrics.islandMargin * 1.5
    return parts.symbol.padding(Insets(bottom: metrics.islandMargin))
      .frame(width: island.width, height: island.height + 2 * reach, alignment: .bottom)
      .background(Surface(.capsule, fill: .token(.controlIsland)))
  }

  /// - Parameter isCentered: whether parts without a value stand in the middle.
  private func row(_ parts: Parts, spacing: Double, margin: Double, isCentered: Bool = false) -> any Element {
    var row: [any Element] = [parts.symbol] + [parts.hint].compactMap(\.self)
    if isCentered, parts.status == nil { row.insert(Spacer(minLength: 0), at: 0) }
    row.append(Spacer(minLength: 0))
    return HStack(spacing: spacing) { row + [parts.status].compactMap(\.self) }
      .padding(Insets(horizontal: margin, vertical: 0))
  }

  /// What an island shows.
  private struct Parts {
    var symbol: any Element
    var hint, status: (any Element)?
  }

  private func parts(_ metrics: ControlWidgetMetrics, in environment: Environment) -> Parts {
    let color = isOn ? environment.resolvedTint(tint) : ColorReference.token(.controlLabel)
    var image = SymbolImage(symbol, style: metrics.islandStyle, weight: .semibold)
    image.size = metrics.islandSymbol
    image.color = color
    var parts = Parts(symbol: image)
    if let hint, !hint.isEmpty {
      parts.hint = Text(hint, style: metrics.islandStyle).color(.token(.controlLabel)).lineLimit(1)
    }
    if let status, !status.isEmpty {
      // A long hint is cut before the value is.
      parts.status = Text(status, style: metrics.islandStyle).color(color).lineLimit(1)
        .layoutPriority(hint == nil ? 0 : 1)
    }
    return parts
  }

  /// Returns hint and value.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(
      label: accessibilityLabel ?? hint ?? status ?? symbol, value: hint == nil ? nil : status,
      traits: [.staticText])
  }
}
