import MaquetteElements
import MaquetteGraphics

/// The measures of macOS's colour wells, in points.
struct ColorWellMetrics: Hashable, Sendable {
  var size = Size.zero
  var radius = 0.0
  /// The distance from the bezel's edge to the colour.
  var inset = 0.0
  var swatchRadius = 0.0
}

extension ColorWellMetrics: MeasuredMetrics {
  /// The macOS measures on all platforms; those of macOS 10 are later ones.
  static let standard = StandardMeasures<ColorWellMetrics>()

  static let tokenGroup = "color-well"

  static let tokens: MetricTokens<ColorWellMetrics> = [
    .group("size", \.size, .sides), .points("radius", \.radius), .points("inset", \.inset),
    .points("swatch-radius", \.swatchRadius),
  ]
}
