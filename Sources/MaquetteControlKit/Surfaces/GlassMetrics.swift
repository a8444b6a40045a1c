package import MaquetteElements
import MaquetteGraphics
import MaquetteScene

/// The measures of the glass of iOS 26 and macOS 26.
package struct GlassMetrics: Hashable, Sendable {
  /// Whether surfaces are of glass.
  package var isUsed = false
  var regular = KindMeasures()
  var clear = KindMeasures()
  /// Regular glass in light appearance over what is bright, and over what is dark.
  var bright = Glass.Face()
  var overDark = Glass.Face()
  /// Prominent glass in light appearance over what is dark.
  var prominentOverDark = ProminentMeasures()
  /// The opacity of the tint in tinted glass, and in prominent glass.
  var tintedOpacity = 0.0
  var prominentOpacity = 0.0
  /// The standard deviation of the blur, in points, by what is made of glass.
  var controlBlur = 0.0
  var barBlur = 0.0
  package var panelBlur = 0.0
  var refraction = RefractionMeasures()
  package var rim = RimMeasures()
  /// The shadow, and that of bars and of the buttons in them.
  package var shadow = ShadowMetrics()
  var barShadow = ShadowMetrics()
  /// The opacity of the shadow over a colour of full saturation.
  var shadowOverColor = 0.0
  /// The part of the picture's colours that glass shows in windows other than the active one.
  package var inactiveSaturation = 0.0
  /// What the colours of titles and symbols become over light and over dark.
  var ink = Glass.Face()
  var inkOverDark = Glass.Face()
  /// The distance between shapes of a group below which they merge, in points.
  package var merging = 0.0

  package init() {}

  /// The faces of a kind of glass by appearance.
  struct KindMeasures: Hashable, Sendable {
    var light = Glass.Face(), dark = Glass.Face()
  }

  /// Prominent glass through which a picture shows: what becomes of the picture, the part of the tint's opacity that remains,
  /// and the levels that the rim adds.
  struct ProminentMeasures: Hashable, Sendable {
    var face = Glass.Face()
    var opacity = 0.0
    var rimLift = 0.0
  }

  /// How far the edge displaces what is seen: parts of the shorter side, up to a limit in points.
  struct RefractionMeasures: Hashable, Sendable {
    var amount = 0.0
    var amountLimit = 0.0
    var reach = 0.0
    var reachLimit = 0.0

    /// Returns the refraction of a surface of some size.
    func refraction(of size: Size) -> Glass.Refraction {
      let side = Swift.min(size.width, size.height)
      return Glass.Refraction(
        amount: Swift.min(amount * side, amountLimit), reach: Swift.min(reach * side, reachLimit))
    }
  }

  /// The light on the rim.
  package struct RimMeasures: Hashable, Sendable {
    /// The thickness of the dividers in points.
    package var width = 0.0
    /// The levels that it adds, by appearance, and on a tint.
    var lift = ByAppearance(light: 0.0, dark: 0.0)
    var tintedLift = 0.0
    /// The saturation relative to that of the face, and on a tint.
    var saturation = 0.0
    var tintedSaturation = 0.0
  }
}

extension GlassMetrics: MeasuredMetrics {
  /// Glass is of iOS 26 and macOS 26.
  package static let standard = StandardMeasures<GlassMetrics>()

  package static let tokenGroup = "glass"
  package static let colors: [ColorToken] = [.glassOpaque, .glassBorder]

  package static let tokens: MetricTokens<GlassMetrics> = [
    .flag("used", \.isUsed),
    .byAppearance("regular", light: \.regular.light, dark: \.regular.dark, .face),
    .byAppearance("clear", light: \.clear.light, dark: \.clear.dark, .face),
    .group("bright", \.bright, .face), .group("over-dark", \.overDark, .face),
    .group("prominent-over-dark", \.prominentOverDark, prominentTokens),
    .number("tinted-opacity", \.tintedOpacity),
    .number("prominent-opacity", \.prominentOpacity), .points("control-blur", \.controlBlur, in: 0...100),
    .points("bar-blur", \.barBlur, in: 0...100), .points("panel-blur", \.panelBlur, in: 0...100),
    .group("refraction", \.refraction, refractionTokens), .group("rim", \.rim, rimTokens),
    .group("shadow", \.shadow, .shadow), .group("bar-shadow", \.barShadow, .shadow),
    .number("shadow-over-color", \.shadowOverColor),
    .number("inactive-saturation", \.inactiveSaturation),
    .group("ink", \.ink, .face), .group("ink-over-dark", \.inkOverDark, .face),
    .points("merging", \.merging),
  ]

  private static let prominentTokens: MetricTokens<ProminentMeasures> = [
    .all(\.face, .face), .number("opacity", \.opacity),
    .number("rim-lift", \.rimLift, in: -255...255),
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
  static let glassOpaque = ColorToken("glass-opaque")
  /// The line around it under increased contrast.
  package static let glassBorder = ColorToken("glass-border")
}
