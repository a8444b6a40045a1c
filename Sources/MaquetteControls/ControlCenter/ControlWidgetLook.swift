internal import MaquetteElements

/// The colours of a control in Control Center in its state.
struct ControlWidgetLook {
  /// The tint of the surface.
  var surface: ColorReference
  /// The colour of the symbol.
  var symbol: ColorReference
  /// The colour of the title.
  var title: ColorReference
  /// The colour of the value.
  var status: ColorReference

  init(_ control: ControlWidget, in environment: Environment) {
    let metrics = environment.theme[ControlWidgetMetrics.self]
    let isOn = control.isShownOn
    let base = environment.color(isOn ? .controlOn : .controlOff)
    let label = environment.color(isOn ? .controlOnLabel : .controlLabel)
    // While pressed, the surface is mixed with the colour of the text on it.
    surface =
      control.state.contains(.highlighted)
      ? .color(
        base.mixed(with: label.opacity(Double(base.alpha) / 255), fraction: metrics.pressedMix))
      : .color(base)
    title = .color(label)
    status = .token(isOn ? .controlOnSecondaryLabel : .controlSecondaryLabel)
    symbol = isOn ? control.tint ?? environment.tint : .token(.controlLabel)
    if control.isPlaceholder {
      symbol = .token(.controlSecondaryLabel)
      title = .token(.controlSecondaryLabel)
    }
  }
}
