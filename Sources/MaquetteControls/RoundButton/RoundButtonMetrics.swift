import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The metrics of the small round buttons (information, details, adding and closing), in points.
struct RoundButtonMetrics: Hashable, Sendable {
  /// An "i" with serifs, drawn as a figure of its own.
  struct Letter: Hashable, Sendable {
    /// From the top of the dot to the foot, and as wide as the foot.
    var size: Size
    var stemWidth: Double
    var serifHeight: Double
    var dotDiameter: Double
    /// The distance of the letter's middle above the ring's.
    var rise: Double

    /// No letter: the "i" is a symbol.
    static let none = Letter(size: .zero, stemWidth: 0, serifHeight: 0, dotDiameter: 0, rise: 0)
  }

  var ringDiameter: Double
  var ringWidth: Double
  var plusLength: Double
  /// The thickness of the bars of a plus.
  var plusWidth: Double
  /// Whether the bars have round ends, and the thickness that they are measured to have; otherwise whole pixels.
  var hasRoundBars: Bool
  /// The "i"; without a size it is a symbol.
  var letter = Letter.none
  /// The font size that a symbol for the "i" matches.
  var symbolSize: Double
  /// The weight of that symbol.
  var symbolWeight: FontWeight
  var pressedOpacity: Double
  var closeDiameter: Double
  /// The font size that a close button's cross matches.
  var closeSymbolSize: Double
  var closeSymbolWeight: FontWeight
  var closeFill, closeForeground: ColorToken

  /// iOS 13 to 18.
  static let ios = RoundButtonMetrics(
    ringDiameter: 65.0 / 3, ringWidth: 1.55, plusLength: 10.4, plusWidth: 1.55, hasRoundBars: true,
    symbolSize: 14.5, symbolWeight: .medium, pressedOpacity: 0.75, closeDiameter: 30, closeSymbolSize: 15,
    closeSymbolWeight: .bold, closeFill: .tertiaryFill, closeForeground: .secondaryLabel)

  /// iOS 7 to 12: thin lines, and a letter.
  static let ios7 = ios.with {
    $0.ringDiameter = 22
    $0.ringWidth = 1
    $0.plusLength = 11.2
    $0.plusWidth = 1.2
    $0.hasRoundBars = false
    $0.letter = Letter(
      size: Size(width: 4, height: 12.5), stemWidth: 2, serifHeight: 0.5, dotDiameter: 8.0 / 3, rise: 0.25)
    $0.pressedOpacity = 0.2
    $0.closeSymbolWeight = .regular
  }

  /// iOS 26: as before, except for a close button of 44, the height of the glass buttons in bars.
  static let iosGlass = ios.with {
    $0.closeDiameter = 44
    $0.closeSymbolSize = 18.5
    $0.closeSymbolWeight = .semibold
    $0.closeForeground = .label
  }
}

extension RoundButtonMetrics: ThemeMetrics {
  /// The iOS metrics on every platform: no other platform has these buttons.
  static func standard(for platform: Platform, era: Era) -> RoundButtonMetrics {
    choice(platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass, macosGlass: .iosGlass)
  }

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
