internal import MaquetteElements
internal import MaquetteGraphics

/// The measures of macOS's colour wells, in points.
struct ColorWellMetrics: Hashable, Sendable {
  var size: Size
  var radius: Double
  /// The distance from the bezel's edge to the colour.
  var inset: Double
  var swatchRadius: Double

  /// macOS 11 to 15: a size of 44 x 23 is folklore; the rest is our choice.
  static let macos = ColorWellMetrics(
    size: Size(width: 44, height: 23), radius: 5, inset: 4, swatchRadius: 1.5)

  /// macOS 26: as high as its push buttons, and with rounder corners, which is our choice.
  static let macosGlass = ColorWellMetrics(
    size: Size(width: 44, height: 26), radius: 6, inset: 4, swatchRadius: 3)
}

extension ColorWellMetrics: ThemeMetrics {
  /// The macOS measures on all platforms; those of macOS 10 are later ones.
  static func standard(for platform: Platform, era: Era) -> ColorWellMetrics {
    era == .glass ? .macosGlass : .macos
  }

  static let tokenGroup = "color-well"

  static let tokens: MetricTokens<ColorWellMetrics> = every.ourChoice()

  private static let every: MetricTokens<ColorWellMetrics> = [
    .group("size", \.size, .sides), .points("radius", \.radius), .points("inset", \.inset),
    .points("swatch-radius", \.swatchRadius),
  ]
}
