internal import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene
import MaquetteTypography

/// The body of a pop-up or pull-down button: a button with trailing arrows, or a bezel with a cap.
struct MenuButtonBody: Element {
  var title: String
  var symbol: String?
  /// The symbol of the arrows; nil for none.
  var arrows: String?
  var style: ButtonStyle
  var size: ControlSize
  var state: ControlState
  var tint: ColorReference?
  var width: Double?

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[MenuButtonMetrics.self]
    return (metrics.hasBezel ? bezel(metrics, environment) : AnyElement(button(metrics)))
      .node(in: environment)
  }

  /// A button in one of the four styles.
  private func button(_ metrics: MenuButtonMetrics) -> Button {
    var button = Button(title).style(style).size(size).state(state)
    button.tint = tint
    button.width = width
    button.contentAlignment = width == nil ? .center : .fill
    // A button shows one symbol: its own if it has nothing else, otherwise the arrows.
    guard let arrows, !title.isEmpty || symbol == nil else {
      button.symbol = symbol
      return button
    }
    button.symbol = arrows
    button.symbolScale = .small
    button.symbolPlacement = .trailing
    return button
  }

  private func bezel(_ metrics: MenuButtonMetrics, _ environment: Environment) -> AnyElement {
    let bezel = metrics.bezel(of: size)
    let isDisabled = state.contains(.disabled)
    let isCapTinted = metrics.hasTintedCap && environment.isWindowActive && !isDisabled
    let label = ColorReference.token(isDisabled ? .tertiaryLabel : .label)
    var parts: [any Element] = []
    if let symbol {
      parts.append(SymbolImage(symbol).with(\.size, bezel.titleSize).with(\.color, label))
    }
    if !title.isEmpty || symbol == nil {
      parts.append(Text(title).with(\.size, bezel.titleSize).color(label).lineLimit(1))
    }
    var content: [any Element] = [HStack(spacing: metrics.symbolSpacing) { parts }]
    if let arrows {
      if width != nil { content.append(Spacer(minLength: 0)) }
      let arrow = SymbolImage(arrows, weight: .semibold).with(\.size, bezel.arrowSize)
        .with(\.color, isCapTinted ? .token(.onTint) : label)
        .frame(width: bezel.capWidth, height: Swift.max(0, bezel.height - 2 * metrics.capInset))
      let cap = Surface(
        .rounded(radius: bezel.capRadius, .continuous),
        fill: isCapTinted ? tint ?? environment.tint : nil)
      content.append(arrow.background(cap))
    }
    let trailing = arrows == nil ? bezel.titleInset : metrics.capInset
    let outline = Surface.Outline.rounded(radius: bezel.radius, .continuous)
    let surface = HStack(spacing: metrics.capSpacing) { content }
      .padding(Insets(top: 0, leading: bezel.titleInset, bottom: 0, trailing: trailing))
      .frame(
        width: FrameLength(filling: width),
        height: FrameLength(min: bezel.height, ideal: bezel.height, max: bezel.height), alignment: .leading
      )
      .background(self.surface(outline, metrics, isDisabled: isDisabled, environment))
    guard state.contains(.focused), environment.isWindowActive else { return AnyElement(surface) }
    return AnyElement(
      surface.focusRing(outline, color: environment.color(tint ?? environment.tint), in: environment))
  }

  private func surface(
    _ outline: Surface.Outline, _ metrics: MenuButtonMetrics, isDisabled: Bool, _ environment: Environment
  ) -> AnyElement {
    let shadows = metrics.shadows.map { shadow in
      Shadow(
        color: environment.color(.shadow).opacity(shadow.opacity), sigma: shadow.sigma,
        offset: Point(x: 0, y: shadow.offset))
    }
    let bezel = Surface(
      outline, fill: .token(.bezelFill),
      border: Surface.Border(color: .token(.bezelEdge), width: 1 / environment.scale), shadows: shadows)
    if isDisabled { return AnyElement(bezel.opacity(metrics.disabledOpacity)) }
    guard state.contains(.highlighted) else { return AnyElement(bezel) }
    let cover = environment.color(.label).opaque.opacity(metrics.pressedOpacity)
    return AnyElement(bezel.overlay(Surface(outline, fill: .color(cover))))
  }
}
