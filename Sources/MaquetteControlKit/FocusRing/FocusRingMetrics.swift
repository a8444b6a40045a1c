public import MaquetteElements

/// The ring of keyboard focus around buttons, in points.
package struct FocusRingMetrics: Hashable, Sendable {
  /// The thickness of the ring.
  package var width = 0.0
  /// The opacity of a chosen tint in the ring, 0 to 1.
  package var opacity = 0.0
  /// How far the ring reaches over the edge of the control.
  var overlap = 0.0
  /// How much rounder its corners are than those of a control with round corners.
  package var rounding = 0.0

  package init() {}
}

extension FocusRingMetrics: MeasuredMetrics {
  /// The ring of macOS, on other platforms that of macOS 11.
  package static let standard = StandardMeasures<FocusRingMetrics>()

  package static let tokenGroup = "focus-ring"

  package static let tokens: MetricTokens<FocusRingMetrics> = [
    .points("width", \.width), .number("opacity", \.opacity), .points("overlap", \.overlap),
    .points("rounding", \.rounding),
  ]
}

extension ColorToken {
  /// The ring around a focused field without a chosen tint.
  public static let fieldFocusRing = ColorToken("field-focus-ring")
}
