import MaquetteElements
import MaquetteGraphics

/// The measures of macOS's colour wells, in points.
struct ColorWellMetrics: Hashable, Sendable {
  var size: Size
  var radius: Double
  /// The distance from the bezel's edge to the colour.
  var inset: Double
  var swatchRadius: Double

  /// macOS 11 to 15.
  static let macos = ColorWellMetrics(
    size: Size(width: 44, height: 23), radius: 5, inset: 4, swatchRadius: 1.5)

  /// macOS 26: as high as its push buttons.
  static let macosGlass = ColorWellMetrics(
    size: Size(width: 44, height: 24), radius: 6, inset: 4, swatchRadius: 2)
}

extension ColorWellMetrics: ThemeMetrics {
  /// The macOS measures on all platforms; those of macOS 10 are later ones.
  static func standard(for platform: Platform, era: Era) -> ColorWellMetrics {
    era == .glass ? .macosGlass : .macos
  }

  static let tokenGroup = "color-well"

  static let tokens: MetricTokens<ColorWellMetrics> = [
    .group("size", \.size, .sides), .points("radius", \.radius), .points("inset", \.inset),
    .points("swatch-radius", \.swatchRadius),
  ]
}
