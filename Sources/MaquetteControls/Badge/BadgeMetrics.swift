import MaquetteControlKit
import MaquetteElements

/// The measures of badges, in points: those of tabs, of the buttons of bars, and of any other element.
package struct BadgeMetrics: Hashable, Sendable {
  /// The height of a badge with a text, and its least width.
  package var height: Double
  /// The padding beside the text.
  var padding: Double
  var titleSize: Double
  var dotDiameter: Double

  /// iOS 7 to 18.
  static let ios = BadgeMetrics(height: 18, padding: 5, titleSize: 13, dotDiameter: 10)

  /// iOS 26.
  static let iosGlass = ios.with { $0.height = 19.7 }

  /// macOS, with its smaller text.
  static let macos = BadgeMetrics(height: 16, padding: 5, titleSize: 11, dotDiameter: 8)
}

extension BadgeMetrics: ThemeMetrics {
  static func standard(for platform: Platform, era: Era) -> BadgeMetrics {
    choice(platform, era, ios: .ios, iosGlass: .iosGlass, macos: .macos, watchos: .ios)
  }

  static let tokenGroup = "badge"
  static let colors: [ColorToken] = []

  static let tokens: MetricTokens<BadgeMetrics> = [
    .points("height", \.height), .points("padding", \.padding),
    .points("title-size", \.titleSize, in: 1...1000), .points("dot-diameter", \.dotDiameter),
  ]
}
