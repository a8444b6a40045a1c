package import MaquetteElements
package import MaquetteGraphics
package import MaquetteScene

extension Element {
  /// Returns the element, with the ring of keyboard focus if it has the focus; without a tint, in the environment's.
  package func focusRing(
    _ outline: Surface.Outline, if isFocused: Bool, tint: ColorReference? = nil, in environment: Environment
  ) -> any Element {
    guard isFocused else { return self }
    let ring = FocusRing(around: outline, tint: tint, in: environment)
    return overlay(ring.surface.padding(-ring.width))
  }
}

/// The ring of keyboard focus around an outline, over the edge of what it surrounds.
package struct FocusRing {
  /// The ring as the border of a surface that is larger than the outline by `width` on every side.
  let surface: Surface
  /// The distance that the ring reaches beyond the outline, in points.
  let width: Double

  /// Creates a ring in the colour of the platform, or in a chosen tint.
  package init(around outline: Surface.Outline, tint: ColorReference? = nil, in environment: Environment) {
    let metrics = environment.theme[FocusRingMetrics.self]
    width = metrics.width
    var rounder = outline
    if case .rounded(let radius, let style) = outline {
      rounder = .rounded(radius: radius + metrics.rounding, style)
    }
    let color = environment.focusRingColor(tint, opacity: metrics.opacity)
    surface = Surface(
      rounder.outset(by: metrics.width),
      border: Surface.Border(color: .color(color), width: metrics.width + metrics.overlap))
  }

  /// Returns the operations that draw the ring around a frame.
  package func operations(around frame: Rect, environment: Environment) -> [DisplayList.Operation] {
    surface.operations(in: frame.inset(by: -width), environment: environment)
  }
}

extension Environment {
  /// The colour of the ring of keyboard focus: the platform's own, or a part of a chosen tint.
  package func focusRingColor(_ tint: ColorReference? = nil, opacity: Double) -> Color {
    let tint = tint ?? self.tint
    return tint == .token(.accent) ? color(.fieldFocusRing) : color(tint).opacity(opacity)
  }
}
