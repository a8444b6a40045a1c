package import MaquetteElements
import MaquetteGraphics

extension Element {
  /// Returns the element, with the ring of keyboard focus if it has the focus; without a tint, in the environment's.
  package func focusRing(
    _ outline: Surface.Outline, if isFocused: Bool, tint: ColorReference? = nil, in environment: Environment
  ) -> any Element {
    guard isFocused else { return self }
    let metrics = environment.theme[FocusRingMetrics.self]
    let color = environment.focusRingColor(tint, opacity: metrics.opacity)
    var rounder = outline
    if case .rounded(let radius, let style) = outline {
      rounder = .rounded(radius: radius + metrics.rounding, style)
    }
    return ringed(rounder, color, width: metrics.width, overlap: metrics.overlap)
  }

  /// Returns the element with a ring around its outline, which can reach over its edge.
  package func ringed(
    _ outline: Surface.Outline, _ color: Color, width: Double, overlap: Double = 0
  ) -> any Element {
    let ring = Surface.Border(color: .color(color), width: width + overlap)
    return overlay(Surface(outline.outset(by: width), border: ring).padding(-width))
  }
}

extension Environment {
  /// The colour of the ring of keyboard focus: the platform's own, or a part of a chosen tint.
  package func focusRingColor(_ tint: ColorReference? = nil, opacity: Double) -> Color {
    let tint = tint ?? self.tint
    return tint == .token(.accent) ? color(.fieldFocusRing) : color(tint).opacity(opacity)
  }
}
