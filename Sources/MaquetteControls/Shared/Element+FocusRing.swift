internal import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

extension Element {
  /// Returns the element with the ring of keyboard focus around it.
  func focusRing(_ outline: Surface.Outline, color: Color, in environment: Environment) -> some Element {
    let metrics = environment.theme[ButtonMetrics.self]
    let ring = Surface.Border(
      color: .color(color.opacity(metrics.focusRingOpacity)), width: metrics.focusRingWidth)
    return overlay(
      Surface(outline.outset(by: metrics.focusRingWidth), border: ring).padding(-metrics.focusRingWidth))
  }
}
