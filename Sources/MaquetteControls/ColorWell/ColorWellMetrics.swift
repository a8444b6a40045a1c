package import MaquetteElements
package import MaquetteGraphics

/// The measures of macOS's colour wells, in points.
package struct ColorWellMetrics: Hashable, Sendable {
  package var size: Size
  package var radius: Double
  /// The distance from the bezel's edge to the colour.
  package var inset: Double
  package var swatchRadius: Double

  /// macOS 11 to 15: a size of 44 x 23 is folklore; the rest is our choice.
  package static let macos = ColorWellMetrics(
    size: Size(width: 44, height: 23), radius: 5, inset: 4, swatchRadius: 1.5)

  /// macOS 26: as high as its push buttons, and with rounder corners, which is our choice.
  package static let macosGlass = ColorWellMetrics(
    size: Size(width: 44, height: 26), radius: 6, inset: 4, swatchRadius: 3)
}

extension ColorWellMetrics: ThemeMetrics {
  /// The macOS measures on all platforms.
  package static func standard(for platform: Platform, era: Era) -> ColorWellMetrics {
    era == .glass ? .macosGlass : .macos
  }

  package static let tokenGroup = "color-well"

  package static let tokens: MetricTokens<ColorWellMetrics> = every.ourChoice()

  private static let every: MetricTokens<ColorWellMetrics> = [
    .group("size", \.size, .sides), .points("radius", \.radius), .points("inset", \.inset),
    .points("swatch-radius", \.swatchRadius),
  ]
}
