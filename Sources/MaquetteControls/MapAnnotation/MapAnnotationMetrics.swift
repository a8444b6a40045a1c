import MaquetteControlKit
public import MaquetteElements

/// The measures of a place on a map, in points.
struct MapAnnotationMetrics: Hashable, Sendable {
  /// The height of a callout without its arrow, and of one with a subtitle.
  var height, subtitledHeight: Double
  var minWidth, maxWidth: Double
  /// The distance of text from the sides and from buttons.
  var margin: Double
  var radius: Double
  var arrowWidth, arrowHeight: Double
  var titleSize, titleHeight: Double
  /// The distance of the title from the top, and with a subtitle.
  var titleTop, subtitledTop: Double
  var subtitleSize, subtitleHeight: Double
  var subtitleGap: Double
  /// The side of a button.
  var accessorySide: Double
  /// The thickness of the line around a callout.
  var borderWidth: Double
  /// The standard deviation of the blur behind a callout, 0 for none, and the saturation of the colours there.
  var blur = 0.0, saturation = 1.0
  var shadow: ShadowMetrics
  /// The distance between the arrow's tip and the marker.
  var calloutGap: Double
  /// Whether the marker is a balloon instead of a pin.
  var hasBalloon: Bool
  var pinHead, pinHeight, needleWidth: Double
  /// The opacity of the light on a pin's head.
  var pinHighlight: Double
  var balloonSide: Double
  /// The distance from a balloon's disc to its point.
  var balloonTip: Double
  var glyphSize: Double
  var balloonShadow: ShadowMetrics
  /// Whether the subtitle is fainter than the title.
  var isSubtitleFaint = false

  /// The colour of the subtitle.
  var subtitleColor: ColorToken { isSubtitleFaint ? .secondaryLabel : .label }

  /// iOS 7 to 12.
  static let ios7 = MapAnnotationMetrics(
    height: 44, subtitledHeight: 52, minWidth: 61, maxWidth: 300, margin: 12, radius: 8, arrowWidth: 39,
    arrowHeight: 13, titleSize: 17, titleHeight: 21, titleTop: 11, subtitledTop: 4, subtitleSize: 12,
    subtitleHeight: 15, subtitleGap: 3, accessorySide: 22, borderWidth: 0.5,
    shadow: ShadowMetrics(opacity: 0.1, sigma: 15, offset: 0), calloutGap: 1, hasBalloon: false, pinHead: 16,
    pinHeight: 36, needleWidth: 2, pinHighlight: 0.5, balloonSide: 30, balloonTip: 7, glyphSize: 14,
    balloonShadow: ShadowMetrics(opacity: 0.2, sigma: 2, offset: 1))

  /// iOS 13 to 18: flat, without a line, over a balloon.
  static let ios = ios7.with {
    $0.radius = 10
    $0.borderWidth = 0
    $0.shadow = ShadowMetrics(opacity: 0.18, sigma: 10, offset: 4)
    $0.hasBalloon = true
    $0.isSubtitleFaint = true
  }

  /// iOS 26: glass with round ends.
  static let iosGlass = ios.with {
    $0.radius = 22
    $0.borderWidth = 0.5
    $0.blur = 4.9
    $0.saturation = 1.1
    $0.shadow = ShadowMetrics(opacity: 0.06, sigma: 11, offset: 8)
  }
}

extension MapAnnotationMetrics: ThemeMetrics {
  /// The iOS metrics on every platform.
  static func standard(for platform: Platform, era: Era) -> MapAnnotationMetrics {
    choice(platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass, macosGlass: .iosGlass)
  }

  static let tokenGroup = "map-annotation"
  static let colors: [ColorToken] = [.calloutFill, .calloutPressed, .calloutBorder, .mapNeedle]

  static let tokens: MetricTokens<MapAnnotationMetrics> = [
    .points("height", \.height), .points("subtitled-height", \.subtitledHeight),
    .points("min-width", \.minWidth), .points("max-width", \.maxWidth), .points("margin", \.margin),
    .points("radius", \.radius), .points("arrow-width", \.arrowWidth), .points("arrow-height", \.arrowHeight),
    .points("title-size", \.titleSize, in: 1...1000), .points("title-height", \.titleHeight),
    .points("title-top", \.titleTop), .points("subtitled-top", \.subtitledTop),
    .points("subtitle-size", \.subtitleSize, in: 1...1000), .points("subtitle-height", \.subtitleHeight),
    .points("subtitle-gap", \.subtitleGap), .points("accessory-side", \.accessorySide),
    .points("border-width", \.borderWidth), .points("blur", \.blur, in: 0...100),
    .number("saturation", \.saturation, in: 0...8), .group("shadow", \.shadow, .shadow),
    .points("callout-gap", \.calloutGap), .flag("balloon", \.hasBalloon), .points("pin-head", \.pinHead),
    .points("pin-height", \.pinHeight), .points("needle-width", \.needleWidth),
    .number("pin-highlight", \.pinHighlight), .points("balloon-side", \.balloonSide),
    .points("balloon-tip", \.balloonTip), .points("glyph-size", \.glyphSize, in: 1...1000),
    .group("balloon-shadow", \.balloonShadow, .shadow), .flag("faint-subtitle", \.isSubtitleFaint),
  ]
}

extension ColorToken {
  /// The surface of a callout on a map.
  public static let calloutFill = ColorToken(
    "callout-fill", DynamicColor(0xFFFF_FFFF, 0x2C2C_2EFF, 0xFFFF_FFFF, 0x2C2C_2EFF),
    ios7: DynamicColor(0xFFFF_FFF5, 0x2C2C_2EF5, 0xFFFF_FFFF, 0x2C2C_2EFF),
    glass: DynamicColor(0xFFFF_FFB3, 0x1C1C_1EB3, 0xFFFF_FFFF, 0x1C1C_1EFF))
  /// The same under a finger.
  public static let calloutPressed = ColorToken(
    "callout-pressed", DynamicColor(0xD9D9_D9FF, 0x4848_4AFF, 0xC6C6_C8FF, 0x5757_5AFF))
  /// The line around a callout.
  public static let calloutBorder = ColorToken(
    "callout-border", DynamicColor(0x0000_001A, 0xFFFF_FF1A, 0x0000_0080, 0xFFFF_FF80),
    glass: DynamicColor(0xFFFF_FFB3, 0xFFFF_FF33, 0x0000_0080, 0xFFFF_FF80))
  /// The needle of a pin.
  public static let mapNeedle = ColorToken(
    "map-needle", DynamicColor(0x8E8E_93FF, 0xAEAE_B2FF, 0x6C6C_70FF, 0xC7C7_CCFF))
}
