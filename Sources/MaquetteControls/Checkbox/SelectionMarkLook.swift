import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics

/// The colours of a checkbox's box or a radio button's circle in a state.
struct SelectionMarkLook {
  /// The surface at the top and at the bottom.
  var fill: (top: Color, bottom: Color)
  /// The highlight on the upper edge.
  var highlight: Color
  /// Whether it is a line of one pixel, as on bezels at two pixels a point, rather than a shine that fades.
  var isFine: Bool
  /// The inner shadow of the upper rim; nil for none.
  var innerShadow: Color?
  /// The rim; nil for none.
  var rim: Color?
  /// The shadow around it; nil for none.
  var shadow: Color?
  /// The colour over the surface while it is pressed; nil for none.
  var cover: Color?
  /// The check mark, dash or dot.
  var mark: Color
  /// The opacity of the surface.
  var opacity: Double
  /// The tint of the surface; nil for none.
  var tint: Color?

  init(
    value: ToggleValue, state: ControlState, metrics: SelectionControlMetrics,
    in environment: borrowing Environment
  ) {
    let look = metrics.look(environment.appearance)
    let isDisabled = state.contains(.disabled)
    let label = environment.color(.label)
    shadow = environment.color(.boxShadow)
    let shine = environment.color(.boxHighlight)
    isFine = environment.scale >= 2 && shine.alpha > 0
    highlight = isFine ? environment.theme[BezelMetrics.self].highlight(in: environment) : shine
    opacity = isDisabled ? metrics.disabledOpacity : 1
    cover = state.contains(.highlighted) ? label.opaque.opacity(metrics.pressedOpacity) : nil
    // Controls that are disabled or in an inactive window have no tint.
    guard value != .off && !isDisabled && environment.isWindowActive else {
      fill = (environment.color(.boxFill), environment.color(.boxFillEnd))
      innerShadow = environment.color(.boxInnerShadow)
      let edge = environment.color(.boxRim)
      rim = environment.isWindowActive ? edge : edge.opacity(metrics.inactiveRim)
      mark = isDisabled ? environment.color(.tertiaryLabel) : label
      return
    }
    let tint = environment.color(environment.tint)
    self.tint = tint
    fill = (tint.shaded(look.top), tint.shaded(look.bottom))
    mark = environment.color(.onTint)
    if look.tintedShadow > 0 { shadow = fill.bottom.opacity(look.tintedShadow) }
  }
}
