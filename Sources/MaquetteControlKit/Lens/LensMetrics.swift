public import MaquetteElements
import MaquetteScene

/// The metrics of the clear lens that a pressed thumb becomes in the glass eras, in points.
package struct LensMetrics: Hashable, Sendable {
  /// Whether pressed thumbs become lenses.
  package var isUsed: Bool
  /// The scale of what is seen through the lens of a thumb.
  var magnification = 0.532
  /// How far its edge displaces what is seen, and how far from the edge nothing is, in a lens with this shorter side or a
  /// longer one; both are in proportion in smaller ones.
  var refraction = Glass.Refraction(amount: 12, reach: 16)
  var refractionSide = 37.0
  /// What becomes of what is seen through it, by appearance.
  var lightFace = Glass.Face(gain: 0.977)
  var darkFace = Glass.Face(lift: 10)
  /// The part of the shade and of the rim that a lens has that is no thumb, such as one over a title.
  var selectionShade = 0.4
  /// The height of the shade at the top and of the light at the bottom, in heights of the lens.
  var bandHeight = 0.24
  /// The thickness of the rim, at least a pixel.
  var rimWidth = 0.33
  /// The thickness of the line of split light, at least a pixel.
  var fringeWidth = 1.0
  /// How blurred what is behind a thumb is at the end of its way back from a lens, which its colour covers then, and how
  /// soft the edge of that colour is, in its distances from the rim.
  var fillingBlur = 10.0
  var fillSoftness = 0.5
  /// The shadow around a lens, which does not show through it.
  var shadow = ShadowMetrics(opacity: 0.07, sigma: 8, offset: 8)
}

extension LensMetrics: ThemeMetrics {
  /// Lenses are of iOS 26 and macOS 26.
  package static func standard(for platform: Platform, era: Era) -> LensMetrics {
    LensMetrics(isUsed: era == .glass && platform != .watchos)
  }

  package static let tokenGroup = "lens"
  package static let colors: [ColorToken] = [
    .lensFace, .lensShade, .lensLight, .lensRim, .lensLowerRim, .lensFringe, .lensLowerFringe,
  ]

  package static let tokens: MetricTokens<LensMetrics> = [
    .flag("used", \.isUsed), .number("magnification", \.magnification, in: 0.01...10),
    .group(
      "refraction", \.refraction,
      [.points("amount", \.amount, in: -1000...1000), .points("reach", \.reach)]),
    .points("refraction-side", \.refractionSide, in: 1...1000),
    .byAppearance("face", light: \.lightFace, dark: \.darkFace, .face),
    .number("selection-shade", \.selectionShade), .number("band-height", \.bandHeight),
    .points("rim-width", \.rimWidth),
    .points("fringe-width", \.fringeWidth), .points("filling-blur", \.fillingBlur, in: 0...100),
    .number("fill-softness", \.fillSoftness),
    .group("shadow", \.shadow, .shadow),
  ]
}

extension ColorToken {
  /// The cover of the lens of a thumb, which is clear unless contrast is increased.
  public static let lensFace = ColorToken(
    "lens-face", DynamicColor(0xFFFF_FF00, 0xFFFF_FF00, 0xFFFF_FF33, 0xFFFF_FF24))
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
  /// The split light at the top left of a lens's edge.
  public static let lensFringe = ColorToken(
    "lens-fringe", DynamicColor(0x6A4C_FF40, 0x6A4C_FF59, 0x6A4C_FF40, 0x6A4C_FF59))
  /// The split light at the bottom right of a lens's edge.
  public static let lensLowerFringe = ColorToken(
    "lens-lower-fringe", DynamicColor(0x40D8_FF59, 0x40D8_FF59, 0x40D8_FF59, 0x40D8_FF59))
}
