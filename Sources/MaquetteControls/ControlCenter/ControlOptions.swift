import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A panel to choose what a control does.
///
/// It opens before the control is used for the first time.
public struct ControlOptions: StatefulControl {
  /// The control's name.
  public var title = ""
  /// The prompt, such as Choose a duration.
  public var prompt: String?
  /// The control's symbol.
  public var symbol = ""
  /// The colour of symbol and mark instead of the environment's tint.
  public var tint: ColorReference?
  /// The options from top to bottom.
  public var options: [String] = []
  /// The index of the chosen option, from 0; nil for none.
  public var selection: Int?
  /// The index of the pressed option, from 0; nil for none.
  public var pressed: Int?
  /// The interaction state.
  public var state: ControlState = .normal
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?

  /// Creates a panel without options.
  public init() {}

  /// Creates a panel.
  public init(
    _ title: String, prompt: String? = nil, symbol: String, options: [String], selection: Int? = nil
  ) {
    self.title = title
    self.prompt = prompt
    self.symbol = symbol
    self.options = options
    self.selection = selection
  }

  public static let name = "control-options"
  public static let platforms: Set<Platform> = [.ios]
  public static let guideline =
    "Ask for required settings with a list of options as soon as the control is added."

  public static let attributes: [Attribute<ControlOptions>] = [
    Attribute("title", \.title),
    Attribute("prompt", \.prompt),
    Attribute("symbol", \.symbol, type: .symbol),
    Attribute("tint", \.tint),
    Attribute("options", \.options),
    Attribute("selection", \.selection, indexUpTo: 99),
    Attribute("pressed", \.pressed, indexUpTo: 99),
    Attribute("state", \.state),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the symbol, the title and the prompt above the options.
  public func body(in environment: Environment) -> any Element {
    let metrics = environment.theme[ControlWidgetMetrics.self]
    let tint = environment.resolvedTint(tint)
    let outline = Surface.Outline.rounded(radius: metrics.optionsRadius, .continuous)
    let surface = metrics.optionsSurface(outline, in: environment)
    let state = effectiveState(in: environment)
    let pressed = state.contains(.disabled) ? nil : pressed
    let rows = options.indices.map { index in
      row(
        options[index], isChosen: index == selection, isPressed: index == pressed, tint: tint, metrics,
        in: environment)
    }
    var content = VStack(spacing: 0, alignment: .leading) {
      header(tint: tint, metrics)
      VStack(spacing: 0, alignment: .leading) { rows }
    }
    .padding(Insets(top: 0, leading: 0, bottom: metrics.inset / 2, trailing: 0))
    .frame(width: metrics.optionsWidth)
    if pressed != nil { content = content.clipped(radius: metrics.optionsRadius) }
    let panel = content.background(surface)
    if state.contains(.disabled) { return panel.opacity(metrics.disabledOpacity) }
    return panel.focusRing(outline, if: state.contains(.focused), tint: tint, in: environment)
  }

  /// Returns warnings about options that are not there.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    [selection, pressed].compactMap(\.self).filter { !options.indices.contains($0) }
      .map { .noSuchItem(element: Self.name, index: $0, count: options.count) }
  }

  private func header(tint: ColorReference, _ metrics: ControlWidgetMetrics) -> any Element {
    var image = SymbolImage(symbol, style: metrics.titleStyle, weight: .medium)
    image.size = metrics.optionsIcon / 2
    image.color = .token(.onTint)
    let lines: [any Element] =
      [Text(title, style: .headline).lineLimit(2)]
      + (prompt.map { [Text($0, style: metrics.valueStyle).color(.token(.secondaryLabel))] } ?? [])
    return HStack(spacing: metrics.inset * 0.75) {
      image.frame(width: metrics.optionsIcon, height: metrics.optionsIcon)
        .background(Surface(.capsule, fill: tint))
      VStack(spacing: metrics.textSpacing, alignment: .leading) { lines }
    }.padding(metrics.inset)
  }

  /// The name of the node of an option, which a finger hits.
  static let rowName = NodeName("option")

  private func row(
    _ title: String, isChosen: Bool, isPressed: Bool, tint: ColorReference, _ metrics: ControlWidgetMetrics,
    in environment: Environment
  ) -> any Element {
    var parts: [any Element] = [Text(title).lineLimit(2), Spacer(minLength: metrics.optionsSpacing)]
    if isChosen {
      parts.append(SymbolImage("checkmark", weight: .semibold).with(\.color, tint))
    }
    var row = HStack(spacing: 0) { parts }
      .padding(Insets(horizontal: metrics.inset, vertical: metrics.inset / 2))
      .frame(width: FrameLength(max: .infinity), height: FrameLength(min: metrics.optionsRow))
    if isPressed { row = row.background(Surface(fill: .token(.controlPressed))) }
    let lined = row.overlay(
      Surface(fill: .token(.separator)).frame(height: 1 / environment.scale)
        .padding(Insets(leading: metrics.inset)), alignment: .top)
    return Modified(lined) { content, environment in
      var node = content.node(in: environment)
      node.name = Self.rowName
      return node
    }
  }

  /// Returns the control's name as the label and the chosen option as the value.
  public func accessibility(in environment: Environment) -> Accessibility {
    let chosen = selection.flatMap { options.indices.contains($0) ? options[$0] : nil }
    return Accessibility(
      label: accessibilityLabel ?? title, value: chosen,
      traits: traits(.button, in: environment))
  }
}
