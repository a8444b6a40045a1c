public import MaquetteElements

/// The metrics of the clear lens that a pressed thumb becomes in the glass eras, in points.
struct LensMetrics: Hashable, Sendable {
  /// Whether pressed thumbs become lenses.
  var isUsed: Bool
  /// The scale of what is seen through a lens.
  var magnification = 0.59
  /// The height of the shade at the top and of the light at the bottom, in heights of the lens.
  var bandHeight = 0.24
  /// The thickness of the rim, at least a pixel.
  var rimWidth = 0.33
  /// The shadow around a lens, which does not show through it.
  var shadow = ShadowMetrics(opacity: 0.07, sigma: 8, offset: 8)
}

extension LensMetrics: ThemeMetrics {
  /// Lenses are of iOS 26 and macOS 26.
  static func standard(for platform: Platform, era: Era) -> LensMetrics {
    LensMetrics(isUsed: era == .glass && platform != .watchos)
  }

  static let tokenGroup = "lens"
  static let colors: [ColorToken] = [.lensFace, .lensShade, .lensLight, .lensRim, .lensLowerRim]

  static let tokens: MetricTokens<LensMetrics> = [
    .flag("used", \.isUsed), .number("magnification", \.magnification, in: 0.01...10),
    .number("band-height", \.bandHeight), .points("rim-width", \.rimWidth),
    .group("shadow", \.shadow, .shadow),
  ]
}

extension ColorToken {
  /// The clear body of a lens.
  public static let lensFace = ColorToken(
    "lens-face", DynamicColor(0xFFFF_FF1A, 0xFFFF_FF12, 0xFFFF_FF33, 0xFFFF_FF24))
  /// The shade inside a lens where it is darkest, at its top.
  public static let lensShade = ColorToken(
    "lens-shade", DynamicColor(0x0000_0026, 0x0000_0026, 0x0000_0040, 0x0000_0040))
  /// The light inside a lens where it is brightest, at its bottom.
  public static let lensLight = ColorToken(
    "lens-light", DynamicColor(0xFFFF_FFB3, 0xFFFF_FF14, 0xFFFF_FFB3, 0xFFFF_FF29))
  /// The rim of a lens at its top.
  public static let lensRim = ColorToken(
    "lens-rim", DynamicColor(0x0000_0040, 0xFFFF_FF33, 0x0000_0080, 0xFFFF_FF80))
  /// The rim of a lens at its bottom.
  public static let lensLowerRim = ColorToken(
    "lens-lower-rim", DynamicColor(0xFFFF_FFFF, 0xFFFF_FF20, 0x0000_0080, 0xFFFF_FF80))
}
