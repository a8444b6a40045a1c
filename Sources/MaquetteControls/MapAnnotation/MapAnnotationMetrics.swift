import MaquetteControlKit
public import MaquetteElements

/// The measures of a place on a map, in points.
struct MapAnnotationMetrics: Hashable, Sendable {
  /// The height of a callout without its arrow, and of one with a subtitle.
  var height = 0.0, subtitledHeight = 0.0
  var minWidth = 0.0, maxWidth = 0.0
  /// The distance of text from the sides and from buttons.
  var margin = 0.0
  var radius = 0.0
  var arrowWidth = 0.0, arrowHeight = 0.0
  var titleSize = 0.0, titleHeight = 0.0
  /// The distance of the title from the top, and with a subtitle.
  var titleTop = 0.0, subtitledTop = 0.0
  var subtitleSize = 0.0, subtitleHeight = 0.0
  var subtitleGap = 0.0
  /// The side of a button.
  var accessorySide = 0.0
  /// The thickness of the line around a callout.
  var borderWidth = 0.0
  /// The standard deviation of the blur behind a callout, 0 for none, and the saturation of the colours there.
  var blur = 0.0, saturation = 0.0
  var shadow = ShadowMetrics()
  /// The distance between the arrow's tip and the marker.
  var calloutGap = 0.0
  /// Whether the marker is a balloon instead of a pin.
  var hasBalloon = false
  var pinHead = 0.0, pinHeight = 0.0, needleWidth = 0.0
  /// The opacity of the light on a pin's head.
  var pinHighlight = 0.0
  var balloonSide = 0.0
  /// The distance from a balloon's disc to its point.
  var balloonTip = 0.0
  var glyphSize = 0.0
  var balloonShadow = ShadowMetrics()
  /// Whether the subtitle is fainter than the title.
  var isSubtitleFaint = false

  /// The colour of the subtitle.
  var subtitleColor: ColorToken { isSubtitleFaint ? .secondaryLabel : .label }
}

extension MapAnnotationMetrics: MeasuredMetrics {
  /// The iOS metrics on every platform.
  static let standard = StandardMeasures<MapAnnotationMetrics>()

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
  public static let calloutFill = ColorToken("callout-fill")
  /// The same under a finger.
  public static let calloutPressed = ColorToken("callout-pressed")
  /// The line around a callout.
  public static let calloutBorder = ColorToken("callout-border")
  /// The needle of a pin.
  public static let mapNeedle = ColorToken("map-needle")
}
