public import MaquetteElements
import MaquetteScene

/// The metrics of the clear lens that a pressed thumb becomes in the glass eras, in points.
package struct LensMetrics: Hashable, Sendable {
  /// Whether pressed thumbs become lenses.
  package var isUsed = false
  /// The scale of a thin track seen through the lens of a thumb, and how much less it is for a track as thick as the lens.
  var magnification = 0.0
  var magnificationFall = 0.0
  /// How far the edge of a selection's lens displaces what is seen, and how far from the edge nothing is, in a lens with this shorter side or a
  /// longer one; both are in proportion in smaller ones.
  var refraction = Glass.Refraction(amount: 0, reach: 0)
  /// The same of a thumb's lens.
  var thumbRefraction = Glass.Refraction(amount: 0, reach: 0)
  var refractionSide = 0.0
  /// What becomes of what is seen through it, by appearance.
  var lightFace = Glass.Face()
  var darkFace = Glass.Face()
  /// The part of the shade and of the rim that a lens has that is no thumb, such as one over a title.
  var selectionShade = 0.0
  /// The height of the shade at the top and of the light at the bottom, in heights of the lens.
  var bandHeight = 0.0
  /// The thickness of the rim, at least a pixel.
  var rimWidth = 0.0
  /// The thickness of the line of split light, at least a pixel.
  var fringeWidth = 0.0
  /// How blurred what is behind a thumb is at the end of its way back from a lens, which its colour covers then, and how
  /// soft the edge of that colour is, in its distances from the rim.
  var fillingBlur = 0.0
  var fillSoftness = 0.0
  /// The shadow around a lens, which does not show through it.
  var shadow = ShadowMetrics()

  package init() {}
}

extension LensMetrics: MeasuredMetrics {
  /// Lenses are of iOS 26 and macOS 26.
  package static let standard = StandardMeasures<LensMetrics>()

  package static let tokenGroup = "lens"
  package static let colors: [ColorToken] = [
    .lensFace, .lensShade, .lensLight, .lensRim, .lensLowerRim, .lensFringe, .lensLowerFringe,
  ]

  package static let tokens: MetricTokens<LensMetrics> = [
    .flag("used", \.isUsed), .number("magnification", \.magnification, in: 0.01...10),
    .number("magnification-fall", \.magnificationFall, in: 0...10),
    .group(
      "refraction", \.refraction,
      [.points("amount", \.amount, in: -1000...1000), .points("reach", \.reach)]),
    .group(
      "thumb-refraction", \.thumbRefraction,
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
  public static let lensFace = ColorToken("lens-face")
  /// The shade inside a lens where it is darkest, at its top.
  public static let lensShade = ColorToken("lens-shade")
  /// The light inside a lens where it is brightest, at its bottom.
  public static let lensLight = ColorToken("lens-light")
  /// The rim of a lens at its top.
  public static let lensRim = ColorToken("lens-rim")
  /// The rim of a lens at its bottom.
  public static let lensLowerRim = ColorToken("lens-lower-rim")
  /// The split light at the top left of a lens's edge.
  public static let lensFringe = ColorToken("lens-fringe")
  /// The split light at the bottom right of a lens's edge.
  public static let lensLowerFringe = ColorToken("lens-lower-fringe")
}
