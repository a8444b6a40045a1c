import MaquetteControlKit
import MaquetteElements

/// The measures of cards, in points.
struct CardMetrics: Hashable, Sendable {
  /// The width of a card without a proposed width.
  var idealWidth: Double
  var radius, padding: Double
  /// The distance between the elements, and between title and subtitle.
  var spacing, headerSpacing: Double
  var lineWidth: Double
  var shadow: ShadowMetrics
  /// The size of a pressed card, in multiples of its own.
  var pressedScale: Double
  var disabledOpacity: Double

  /// iOS 13 to 18.
  static let ios = CardMetrics(
    idealWidth: 358, radius: 10, padding: 16, spacing: 12, headerSpacing: 3, lineWidth: 1,
    shadow: .init(opacity: 0.12, sigma: 8, offset: 4), pressedScale: 0.97, disabledOpacity: 0.5)

  /// iOS 7 to 12.
  static let ios7 = ios.with { $0.pressedScale = 1 }

  /// iOS 26.
  static let iosGlass = ios.with { $0.radius = 26 }

  /// macOS 11 to 15: a pressed card stays as it is.
  static let macos = CardMetrics(
    idealWidth: 300, radius: 6, padding: 12, spacing: 8, headerSpacing: 2, lineWidth: 1,
    shadow: .init(opacity: 0.12, sigma: 4, offset: 2), pressedScale: 1, disabledOpacity: 0.5)

  /// macOS 26.
  static let macosGlass = macos.with { $0.radius = 12 }

  /// watchOS.
  static let watchos = CardMetrics(
    idealWidth: 176, radius: 9, padding: 10, spacing: 6, headerSpacing: 0, lineWidth: 1,
    shadow: .init(opacity: 0.12, sigma: 4, offset: 2), pressedScale: 0.97, disabledOpacity: 0.5)
}

extension CardMetrics: ThemeMetrics {
  static func standard(for platform: Platform, era: Era) -> CardMetrics {
    choice(
      platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass, macos: .macos, macosGlass: .macosGlass,
      watchos: .watchos)
  }

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
  static let cardElevated = ColorToken(
    "card-elevated", DynamicColor(0xFFFF_FFFF, 0x1C1C_1EFF, 0xFFFF_FFFF, 0x2424_26FF))
  /// What lies over a pressed card.
  static let cardPressed = ColorToken(
    "card-pressed", DynamicColor(0x0000_001A, 0xFFFF_FF1A, 0x0000_0029, 0xFFFF_FF29))
}
