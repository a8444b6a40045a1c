internal import MaquetteElements

/// The content of a small round button: a figure in a ring.
struct RoundFigure: Element {
  /// The figure in the ring.
  enum Figure {
    /// An "i".
    case info
    /// A plus.
    case plus
  }

  var figure: Figure
  var state: ControlState
  var tint: ColorReference?

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[RoundButtonMetrics.self]
    let isDisabled = state.contains(.disabled)
    let tint = self.tint ?? environment.tint
    var color = environment.color(isDisabled ? .token(.tertiaryLabel) : tint)
    if state.contains(.highlighted) && !isDisabled { color = color.opacity(metrics.pressedOpacity) }
    // Crossing bars are drawn opaque and fade as a group; otherwise their crossing would show.
    let opaque = ringed(.color(color.opaque), metrics)
    let drawn = color.alpha == 255 ? opaque : opaque.opacity(Double(color.alpha) / 255)
    return drawn.focusRing(.capsule, if: state.contains(.focused), tint: tint, in: environment)
      .node(in: environment)
  }

  private func ringed(_ color: ColorReference, _ metrics: RoundButtonMetrics) -> any Element {
    let ring = Surface(.capsule, border: Surface.Border(color: color, width: metrics.ringWidth))
      .frame(width: metrics.ringDiameter, height: metrics.ringDiameter)
    switch figure {
    case .info:
      return ring.overlay(
        SymbolImage("info", weight: metrics.symbolWeight).with(\.size, metrics.symbolSize)
          .with(\.color, color))
    case .plus:
      let bar = Surface(metrics.hasRoundBars ? .capsule : .rectangle, fill: color)
      return ring.overlay(bar.frame(width: metrics.plusLength, height: metrics.ringWidth))
        .overlay(bar.frame(width: metrics.ringWidth, height: metrics.plusLength))
    }
  }
}
