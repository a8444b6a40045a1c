import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of gauges, in points, and in multiples of a ring's diameter.
struct GaugeMetrics: Hashable, Sendable {
  /// The text styles of the parts of a bar.
  struct Texts: Hashable, Sendable {
    var label = TextStyle.body
    var value = TextStyle.body
    var bound = TextStyle.body

    static let tokens: MetricTokens<Texts> = [
      .textStyle("label", \.label), .textStyle("current", \.value), .textStyle("bound", \.bound),
    ]
  }

  /// Whether the platform's own form is a bar with a mark.
  var isMarked = false
  /// The thickness of a bar, and that of one for small places.
  var height = 0.0, accessoryHeight = 0.0
  /// The width of a bar if none is proposed.
  var idealWidth = 0.0
  /// The distances between the lines of a bar, and between a bar and the labels of its ends.
  var lineSpacing = 0.0, endSpacing = 0.0
  var texts = Texts(), accessoryTexts = Texts()
  /// The weight of the value under a bar for small places.
  var accessoryWeight = FontWeight.regular
  /// The diameter of a ring.
  var diameter = 0.0
  /// The thickness of a ring, and the sizes of its texts, in multiples of the diameter.
  var ringWidth = 0.0, valueSize = 0.0, boundSize = 0.0
  /// The width of the open side of a ring, in multiples of the diameter.
  var footWidth = 0.0
  var ringWeight = FontWeight.regular
  /// The gap around a mark, in multiples of the thickness.
  var markGap = 0.0
  /// The opacity of a track in the tint, and that under increased contrast.
  var trackOpacity = 0.0, increasedTrackOpacity = 0.0

  func trackOpacity(under contrast: Contrast) -> Double {
    contrast == .increased ? increasedTrackOpacity : trackOpacity
  }
}

extension GaugeMetrics: MeasuredMetrics {
  static let standard = StandardMeasures<GaugeMetrics>()

  static let tokenGroup = "gauge"

  static let tokens: MetricTokens<GaugeMetrics> = [
    .flag("marked", \.isMarked), .points("height", \.height), .points("accessory-height", \.accessoryHeight),
    .points("ideal-width", \.idealWidth), .points("line-spacing", \.lineSpacing),
    .points("end-spacing", \.endSpacing), .group("text", \.texts, Texts.tokens),
    .group("accessory-text", \.accessoryTexts, Texts.tokens),
    .weight("accessory-weight", \.accessoryWeight), .points("diameter", \.diameter),
    .number("ring-width", \.ringWidth), .number("value-size", \.valueSize),
    .number("bound-size", \.boundSize), .number("foot-width", \.footWidth),
    .weight("ring-weight", \.ringWeight), .number("mark-gap", \.markGap),
    .number("track-opacity", \.trackOpacity), .number("increased-track-opacity", \.increasedTrackOpacity),
  ]
}
