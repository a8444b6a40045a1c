package import MaquetteControlKit
package import MaquetteElements
package import MaquetteGraphics

/// The colours of a button in a state.
package struct ButtonLook: Hashable {
  /// The colour of the subtitle, and of the symbol unless that has its own.
  var foreground: Color
  /// The colour of the symbol; nil for that of the subtitle.
  var symbol: Color?
  /// The colour of the title, which is that of the symbol unless a state has its own.
  var title: Color
  /// The colours of the title's runs, nil for that of the title.
  var runs: [Color?] = []
  /// The colour of the surface behind them; nil for none.
  package var fill: Color?
  /// The colour of the line around the surface; nil for none.
  var border: Color?
  /// The glass behind the content, with its tint; nil for none.
  var glass: Glass?
  /// Whether the symbol, and whether the title has the ink of the glass.
  var isInked = false, isTitleInked = false

  /// The glass of a button.
  struct Glass: Hashable {
    var kind: GlassKind
    var tint: Color?
  }

  /// Creates the look; `label` is the colour of title and symbol, nil for that of the style.
  package init(
    style: ButtonStyle, role: ButtonRole, state: ControlState, tint: ColorReference,
    label: ColorReference? = nil, in environment: Environment
  ) {
    let metrics = environment.theme[ButtonMetrics.self]
    var style = style.shown(hasGlass: environment.theme[GlassMetrics.self].isUsed)
    if role == .destructive && style == .filled && !metrics.fillsDestructive { style = .gray }
    let label = label.map(environment.color)
    let appearance = environment.appearance
    let isPressed = state.contains(.highlighted)
    let isSelected = state.contains(.selected)
    let shown = isSelected ? style.whenSelected : style
    let isChosen = role == .destructive || tint != .token(.accent)
    let tint = environment.color(role == .destructive ? .token(.red) : tint)
    glass = shown.glass.map { Glass(kind: $0, tint: $0 == .prominent ? tint : nil) }

    func pressed(_ color: Color, to opacity: Double) -> Color {
      guard isPressed else { return color }
      return appearance == .light
        ? color.opacity(opacity)
        : color.mixed(with: environment.color(.pressedMix), fraction: metrics.pressedMix)
    }

    if state.contains(.disabled), glass?.kind == .prominent {
      glass?.tint = environment.color(.disabledProminent)
      foreground = environment.color(.onTint)
      title = foreground
      return
    }
    if state.contains(.disabled) {
      foreground = environment.color(.tertiaryLabel)
      title = foreground
      fill = shown.hasSurface && glass == nil ? environment.color(.tertiaryFill) : nil
      glass?.kind = .regular
      glass?.tint = nil
      border = shown == .outlined ? foreground : nil
      return
    }
    switch shown {
    case .plain, .system:
      foreground = pressed(label ?? tint, to: metrics.pressedOpacity)
      fill = nil
    case .gray:
      let usual = isChosen || metrics.grayTitleTakesAccent ? tint : environment.color(.label)
      foreground = label ?? usual
      fill = environment.color(
        isPressed ? .pressedFill : role == .cancel ? metrics.cancelFill : .secondaryFill)
    case .tinted:
      foreground = label ?? tint
      let amount = isPressed ? metrics.tintedPressedFill : metrics.tintedFill
      fill = tint.opacity(amount.resolved(appearance))
    case .outlined:
      foreground = pressed(label ?? tint, to: metrics.pressedOpacity)
      fill = nil
      border = pressed(tint, to: metrics.pressedOpacity)
    case .filled:
      foreground = label ?? environment.color(.onTint)
      fill = pressed(tint, to: metrics.pressedSurfaceOpacity)
    case .glass where !environment.isWindowActive, .glassProminent where !environment.isWindowActive:
      // In other windows than the active one glass has no tint.
      (glass, isInked) = (Glass(kind: .regular), label == nil)
      foreground = environment.color(.secondaryLabel)
    case .glass, .glassProminent:
      isInked = shown == .glass && label == nil && !isChosen
      foreground =
        label
        ?? (shown == .glassProminent
          ? environment.color(.onTint) : isChosen ? tint : environment.color(.barGlassLabel))
      // A finger lights the glass up.
      fill = isPressed ? environment.color(.onTint).opacity(metrics.pressedGlass) : nil
    }
    title = foreground
    isTitleInked = isInked
    if isSelected, style == .filled, !isPressed {
      // Filled is the most prominent style, so a selected filled button darkens.
      fill = fill?.mixed(with: environment.color(.label).opaque, fraction: metrics.selectedMix)
    }
  }
}

extension ButtonStyle {
  /// Whether there is a surface behind the content.
  var hasSurface: Bool { self != .plain && self != .system && self != .outlined }

  /// The style whose look a selected button takes: one step more prominent.
  fileprivate var whenSelected: ButtonStyle {
    switch self {
    case .plain, .system, .gray: .tinted
    case .tinted, .filled, .outlined: .filled
    case .glass, .glassProminent: .glassProminent
    }
  }
}
