import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The metrics of the small round buttons (information, details, adding and closing), in points.
struct RoundButtonMetrics: Hashable, Sendable {
  /// An "i" with serifs, drawn as a figure of its own.
  struct Letter: Hashable, Sendable {
    /// From the top of the dot to the foot, and as wide as the foot.
    var size = Size.zero
    var stemWidth = 0.0
    var serifHeight = 0.0
    var dotDiameter = 0.0
    /// The distance of the letter's middle above the ring's.
    var rise = 0.0
  }

  var ringDiameter = 0.0
  var ringWidth = 0.0
  var plusLength = 0.0
  /// The thickness of the bars of a plus.
  var plusWidth = 0.0
  /// Whether the bars have round ends and their exact thickness; if not, the thickness snaps to whole pixels.
  var hasRoundBars = false
  /// The "i"; without a size it is a symbol.
  var letter = Letter()
  /// The font size that a symbol for the "i" matches.
  var symbolSize = 0.0
  /// The weight of that symbol.
  var symbolWeight = FontWeight.regular
  var pressedOpacity = 0.0
  var closeDiameter = 0.0
  /// The font size that a close button's cross matches.
  var closeSymbolSize = 0.0
  var closeSymbolWeight = FontWeight.regular
  var closeFill = ColorToken.label, closeForeground = ColorToken.label
}

extension RoundButtonMetrics: MeasuredMetrics {
  /// The iOS metrics on every platform: no other platform has these buttons.
  static let standard = StandardMeasures<RoundButtonMetrics>()

  static let tokenGroup = "round-button"

  static let tokens: MetricTokens<RoundButtonMetrics> = [
    .points("ring-diameter", \.ringDiameter), .points("ring-width", \.ringWidth),
    .points("plus-length", \.plusLength), .points("plus-width", \.plusWidth),
    .flag("round-bars", \.hasRoundBars), .group("letter", \.letter, .letter),
    .points("symbol-size", \.symbolSize, in: 1...1000),
    .weight("symbol-weight", \.symbolWeight),
    .number("pressed-opacity", \.pressedOpacity),
    .points("close-diameter", \.closeDiameter),
    .points("close-symbol-size", \.closeSymbolSize, in: 1...1000),
    .weight("close-symbol-weight", \.closeSymbolWeight), .color("close-fill", \.closeFill),
    .color("close-foreground", \.closeForeground),
  ]
}

extension MetricTokens<RoundButtonMetrics.Letter> {
  fileprivate static var letter: MetricTokens {
    [
      .group("size", \.size, .sides), .points("stem-width", \.stemWidth),
      .points("serif-height", \.serifHeight), .points("dot-diameter", \.dotDiameter),
      .points("rise", \.rise, in: -100...100),
    ]
  }
}
