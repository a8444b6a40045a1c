import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The drawing of a toolbar's item.
struct ToolbarItemBody {
  var item: ToolbarItem

  func element(in environment: Environment) -> any Element {
    let metrics = environment.theme[ToolbarItemMetrics.self]
    let display = environment.toolbarDisplay
    let state = item.effectiveState(in: environment)
    let isBordered = item.isBordered(in: environment) || item.isProminent
    let label = labelText(metrics, in: environment)
    let hasLabel = display == .iconAndLabel && !item.symbol.isEmpty && !item.title.isEmpty && !item.showsTitle
    let isOnGlass = metrics.isGlass && isBordered
    let isPane = hasLabel && !isBordered && !environment.hasToolbarBorders
    let opacity = state.contains(.disabled) ? metrics.disabledOpacity : 1
    var content: any Element = HStack(spacing: metrics.arrowSpacing) {
      parts(
        display, isBordered: isBordered,
        symbolSize: isPane ? metrics.paneSymbolSize : metrics.symbolSize, metrics, in: environment)
    }
    .inked(if: isOnGlass && !isTinted(isBordered, in: environment), in: environment)
    // Glass stays as it is.
    if isOnGlass, opacity < 1 { content = content.opacity(opacity) }
    let face: any Element
    if hasLabel, !isBordered {
      // Without a border, the surface of an item that is on lies behind symbol and label.
      content = VStack(spacing: metrics.labelSpacing) {
        content.frame(height: metrics.imageHeight)
        label
      }
      .padding(Insets(horizontal: metrics.labelPadding, vertical: 0))
      .frame(
        width: FrameLength(min: isPane ? metrics.paneMinWidth : 0),
        height: FrameLength(filling: metrics.labelledHeight))
      face = faced(content, isBordered: false, state, metrics, in: environment)
    } else {
      let height = isBordered ? metrics.borderedHeight : metrics.height
      content = content.padding(Insets(horizontal: metrics.padding, vertical: 0))
        .frame(width: FrameLength(min: metrics.minWidth), height: FrameLength(filling: height))
        .fixedSize(horizontal: true, vertical: false)
      let surfaced = faced(content, isBordered: isBordered, state, metrics, in: environment)
      face =
        hasLabel
        ? VStack(spacing: metrics.labelSpacing) { [surfaced, isOnGlass ? label.opacity(opacity) : label] }
        : surfaced
    }
    return isOnGlass || opacity == 1 ? face : face.opacity(opacity)
  }

  /// The symbol or the title or both, and the arrow of a menu.
  private func parts(
    _ display: ToolbarDisplay, isBordered: Bool, symbolSize: Double, _ metrics: ToolbarItemMetrics,
    in environment: Environment
  ) -> [any Element] {
    let color = color(isBordered: isBordered, in: environment)
    let showsSymbol = !item.symbol.isEmpty && (display != .label || item.title.isEmpty)
    var content: [any Element] = []
    if showsSymbol {
      content.append(
        SymbolImage(item.symbol).with(\.size, item.symbolSize ?? symbolSize).color(color))
    }
    if !item.title.isEmpty, !showsSymbol || item.showsTitle {
      content.append(Text(item.title).with(\.size, metrics.titleSize).color(color).lineLimit(1))
    }
    var parts: [any Element] = [HStack(spacing: metrics.symbolSpacing) { content }]
    if item.behavior == .popUp {
      parts.append(
        MenuArrows(
          arrowhead: Arrowhead(width: metrics.arrowWidth, lineWidth: metrics.arrowLine), isPair: false,
          gap: 0,
          color: color))
    }
    return parts
  }

  private func labelText(_ metrics: ToolbarItemMetrics, in environment: Environment) -> any Element {
    let isTinted = item.isShownOn && environment.isWindowActive
    let color: ColorReference =
      isTinted
      ? environment.resolvedTint(item.tint)
      : .token(environment.isWindowActive ? .toolbarLabel : .tertiaryLabel)
    return Text(item.title).with(\.size, metrics.labelSize).color(color).lineLimit(1)
  }

  /// Whether symbol and title have a colour of their own, rather than that of labels.
  private func isTinted(_ isBordered: Bool, in environment: Environment) -> Bool {
    environment.isWindowActive && (isFilled(isBordered, in: environment) || item.isShownOn)
  }

  private func color(isBordered: Bool, in environment: Environment) -> ColorReference {
    guard environment.isWindowActive else { return .token(.tertiaryLabel) }
    if isFilled(isBordered, in: environment) { return .token(.onTint) }
    return item.isShownOn ? environment.resolvedTint(item.tint) : .token(.toolbarSymbol)
  }

  /// Whether the surface has the tint: that of the prominent item, and as in push buttons, that of a bordered toggle
  /// while it is on. Glass has none while the item is disabled.
  private func isFilled(_ isBordered: Bool, in environment: Environment) -> Bool {
    let isPlain = environment.theme[ToolbarItemMetrics.self].isGlass && item.isDisabled(in: environment)
    return !isPlain && (item.isProminent || isBordered && item.isShownOn)
  }

  /// The content on its surface: a bezel, glass, or a fill while the item is on or pressed.
  private func faced(
    _ content: any Element, isBordered: Bool, _ state: ControlState, _ metrics: ToolbarItemMetrics,
    in environment: Environment
  ) -> any Element {
    let outline = metrics.outline
    let isPressed = state.contains(.highlighted) && !state.contains(.disabled)
    let isActive = environment.isWindowActive
    let tint = isFilled(isBordered, in: environment) && isActive ? environment.resolvedTint(item.tint) : nil
    let isLit = item.isShownOn && tint == nil
    let amount = isPressed ? metrics.pressedOpacity : isLit ? metrics.onOpacity : 0
    var whole = content
    if isBordered, !metrics.isGlass {
      whole = whole.background(
        Bezel(outline: outline, tint: tint, isPressed: isPressed || isLit))
    } else {
      if amount > 0 {
        let fill = environment.color(.label).opaque.opacity(amount)
        whole = whole.background(Surface(outline, fill: .color(fill)))
      }
      if isBordered { whole = glazed(whole, tint: tint, metrics, in: environment) }
    }
    return whole.focusRing(
      outline, if: state.contains(.focused) && isActive, tint: item.tint, in: environment)
  }

  /// The content on glass of its own: in the tint if it has one, and none on that which neighbours share, where a tint is a fill.
  private func glazed(
    _ content: any Element, tint: ColorReference?, _ metrics: ToolbarItemMetrics, in environment: Environment
  ) -> any Element {
    if environment.isToolbarGroup {
      return tint.map { content.background(Surface(metrics.outline, fill: $0)) } ?? content
    }
    return content.onGlass(
      .glass(
        metrics.outline, kind: tint == nil ? .regular : .prominent, role: .control, tint: tint,
        in: environment), in: environment)
  }
}
