import MaquetteControlKit
import MaquetteElements

/// The measures of cards, in points.
struct CardMetrics: Hashable, Sendable {
  /// The width of a card without a proposed width.
  var idealWidth = 0.0
  var radius = 0.0, padding = 0.0
  /// The distance between the elements, and between title and subtitle.
  var spacing = 0.0, headerSpacing = 0.0
  var lineWidth = 0.0
  var shadow = ShadowMetrics()
  /// The size of a pressed card, in multiples of its own.
  var pressedScale = 0.0
  var disabledOpacity = 0.0
}

extension CardMetrics: MeasuredMetrics {
  static let standard = StandardMeasures<CardMetrics>()

  static let tokenGroup = "card"
  static let colors: [ColorToken] = [.cardElevated, .cardPressed]

  static let tokens: MetricTokens<CardMetrics> = [
    .points("ideal-width", \.idealWidth, in: 0...10_000), .points("radius", \.radius),
    .points("padding", \.padding), .points("spacing", \.spacing),
    .points("header-spacing", \.headerSpacing), .points("line-width", \.lineWidth),
    .group("shadow", \.shadow, .shadow), .number("pressed-scale", \.pressedScale),
    .number("disabled-opacity", \.disabledOpacity),
  ]
}

extension ColorToken {
  /// The surface of a card with a shadow.
  static let cardElevated = ColorToken("card-elevated")
  /// What lies over a pressed card.
  static let cardPressed = ColorToken("card-pressed")
}
