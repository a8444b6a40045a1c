public import MaquetteElements
public import MaquetteGraphics

/// The measures of macOS's colour wells, in points.
public struct ColorWellMetrics: Hashable, Sendable {
  /// Width and height.
  public var size: Size
  /// The radius of the corners.
  public var radius: Double
  /// The distance from the bezel's edge to the colour.
  public var inset: Double
  /// The radius of the colour's corners.
  public var swatchRadius: Double

  /// macOS 11 to 15: as large as folklore has it, 44 x 23; the rest is our choice.
  public static let macos = ColorWellMetrics(
    size: Size(width: 44, height: 23), radius: 5, inset: 4, swatchRadius: 1.5)

  /// macOS 26: as high as its push buttons, and rounder, which is our choice.
  public static let macosGlass = ColorWellMetrics(
    size: Size(width: 44, height: 26), radius: 6, inset: 4, swatchRadius: 3)
}

extension ColorWellMetrics: ThemeMetrics {
  /// Those of macOS everywhere.
  public static func standard(for platform: Platform, era: Era) -> ColorWellMetrics {
    era == .glass ? .macosGlass : .macos
  }

  public static let tokenGroup = "color-well"

  public static let tokens: MetricTokens<ColorWellMetrics> = every.ourChoice()

  private static let every: MetricTokens<ColorWellMetrics> = [
    .group("size", \.size, .sides), .points("radius", \.radius), .points("inset", \.inset),
    .points("swatch-radius", \.swatchRadius),
  ]
}
