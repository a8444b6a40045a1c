package import MaquetteElements
import MaquetteGraphics
import MaquetteScene

/// The measures of the glass of iOS 26 and macOS 26.
package struct GlassMetrics: Hashable, Sendable {
  /// Whether surfaces are of glass.
  package var isUsed: Bool
  var regular = KindMeasures(
    light: Glass.Face(lift: 148, gain: 0.41, chroma: 0.455),
    dark: Glass.Face(lift: 25, gain: 0.137, chroma: 0.15))
  var clear = KindMeasures(
    light: Glass.Face(lift: 10, gain: 1.09, chroma: 1.09), dark: Glass.Face(lift: 10, gain: 0.8, chroma: 0.8))
  /// Regular glass in light appearance of bars, and of all whose longer side is at least `wideFrom` points.
  var wide = Glass.Face(lift: 164, gain: 0.345, chroma: 0.55)
  var wideFrom = 200.0
  /// Regular glass in light appearance over what is dark.
  var overDark = Glass.Face(lift: 18, gain: 0.137, chroma: 0.15)
  /// The opacity of the tint in tinted glass, and in prominent glass.
  var tintedOpacity = 0.8
  var prominentOpacity = 1.0
  /// The standard deviation of the blur, in points, by what is made of glass.
  var controlBlur = 0.0
  var barBlur = 2.1
  package var panelBlur = 4.9
  var refraction = RefractionMeasures()
  package var rim = RimMeasures()
  /// The shadow, and that of bars and of the buttons in them.
  package var shadow = ShadowMetrics(opacity: 0.09, sigma: 18, offset: 7.5)
  var barShadow = ShadowMetrics(opacity: 0.13, sigma: 15, offset: 7)
  /// The opacity of the shadow over a colour of full saturation.
  var shadowOverColor = 0.18
  /// The part of the picture's colours that glass shows in windows other than the active one.
  package var inactiveSaturation = 0.5
  /// What the colours of titles and symbols become over light and over dark.
  var ink = Glass.Face(lift: 16, gain: 0.041, chroma: 0.406)
  var inkOverDark = Glass.Face(lift: 245, gain: 0, chroma: 0)
  /// The distance between shapes of a group below which they merge, in points.
  package var merging = 14.0

  /// The faces of a kind of glass by appearance.
  struct KindMeasures: Hashable, Sendable {
    var light, dark: Glass.Face
  }

  /// How far the edge displaces what is seen: parts of the shorter side, up to a limit in points.
  struct RefractionMeasures: Hashable, Sendable {
    var amount = 0.5
    var amountLimit = 60.0
    var reach = 0.25
    var reachLimit = 20.0

    /// Returns the refraction of a surface of some size.
    func refraction(of size: Size) -> Glass.Refraction {
      let side = Swift.min(size.width, size.height)
      return Glass.Refraction(
        amount: Swift.min(amount * side, amountLimit), reach: Swift.min(reach * side, reachLimit))
    }
  }

  /// The light on the rim.
  package struct RimMeasures: Hashable, Sendable {
    /// The thickness in points.
    package var width = 1.0
    /// The levels that it adds, by appearance, and on a tint.
    var lift = ByAppearance(light: 53.0, dark: 37.0)
    var tintedLift = 128.0
    /// The saturation relative to that of the face, and on a tint.
    var saturation = 1.48
    var tintedSaturation = 1.54
  }
}

extension GlassMetrics: ThemeMetrics {
  /// Glass is of iOS 26 and macOS 26.
  package static func standard(for platform: Platform, era: Era) -> GlassMetrics {
    GlassMetrics(isUsed: era == .glass && platform != .watchos)
  }

  package static let tokenGroup = "glass"
  package static let colors: [ColorToken] = [.glassOpaque, .glassBorder]

  package static let tokens: MetricTokens<GlassMetrics> = [
    .flag("used", \.isUsed),
    .byAppearance("regular", light: \.regular.light, dark: \.regular.dark, .face),
    .byAppearance("clear", light: \.clear.light, dark: \.clear.dark, .face),
    .group("wide", \.wide, .face), .points("wide-from", \.wideFrom),
    .group("over-dark", \.overDark, .face), .number("tinted-opacity", \.tintedOpacity),
    .number("prominent-opacity", \.prominentOpacity), .points("control-blur", \.controlBlur, in: 0...100),
    .points("bar-blur", \.barBlur, in: 0...100), .points("panel-blur", \.panelBlur, in: 0...100),
    .group("refraction", \.refraction, refractionTokens), .group("rim", \.rim, rimTokens),
    .group("shadow", \.shadow, .shadow), .group("bar-shadow", \.barShadow, .shadow),
    .number("shadow-over-color", \.shadowOverColor),
    .number("inactive-saturation", \.inactiveSaturation),
    .group("ink", \.ink, .face), .group("ink-over-dark", \.inkOverDark, .face),
    .points("merging", \.merging),
  ]

  private static let refractionTokens: MetricTokens<RefractionMeasures> = [
    .number("amount", \.amount, in: -10...10), .points("amount-limit", \.amountLimit),
    .number("reach", \.reach, in: 0...1), .points("reach-limit", \.reachLimit),
  ]

  private static let rimTokens: MetricTokens<RimMeasures> = [
    .points("width", \.width),
    .byAppearance("lift", light: \.lift.light, dark: \.lift.dark, .part(in: -255...255)),
    .number("tinted-lift", \.tintedLift, in: -255...255), .number("saturation", \.saturation, in: 0...8),
    .number("tinted-saturation", \.tintedSaturation, in: 0...8),
  ]
}

extension MetricTokens<Glass.Face> {
  /// What becomes of the picture: `lift` levels, and the parts of light and colour that remain.
  static var face: MetricTokens {
    [
      .number("lift", \.lift, in: -255...255), .number("gain", \.gain, in: -10...10),
      .number("chroma", \.chroma, in: -10...10),
    ]
  }
}

extension ColorToken {
  /// What stands for glass under increased contrast and reduced transparency.
  static let glassOpaque = ColorToken(
    "glass-opaque", DynamicColor(0xFCFC_FCFF, 0x2C2C_2EFF, 0xFFFF_FFFF, 0x1C1C_1EFF))
  /// The line around it under increased contrast.
  package static let glassBorder = ColorToken(
    "glass-border", DynamicColor(0x0000_0000, 0xFFFF_FF00, 0x0000_0080, 0xFFFF_FF80))
}
