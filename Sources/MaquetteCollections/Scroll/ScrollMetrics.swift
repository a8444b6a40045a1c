import MaquetteControlKit
import MaquetteElements

/// The measures of scroll views, in points.
struct ScrollMetrics: Hashable, Sendable {
  /// The thickness of the mark that shows which part is seen.
  var thickness: Double
  /// The distance from the mark to the edges.
  var margin: Double
  /// The least length of the mark.
  var leastLength: Double

  /// iOS.
  static let ios = ScrollMetrics(thickness: 3, margin: 3, leastLength: 36)

  /// macOS 10.7 and later, whose marks lie over the content.
  static let macos = ScrollMetrics(thickness: 7, margin: 2, leastLength: 26)

  /// The mark.
  var indicator: ScrollArea.Indicator {
    ScrollArea.Indicator(thickness: thickness, margin: margin, leastLength: leastLength)
  }
}

extension ScrollMetrics: ThemeMetrics {
  /// The measures of each platform.
  static func standard(for platform: Platform, era: Era) -> ScrollMetrics {
    choice(platform, era, ios: .ios, macos: .macos)
  }

  static let tokenGroup = "scroll"
  static let colors: [ColorToken] = [.scrollIndicator]

  static let tokens: MetricTokens<ScrollMetrics> = [
    .points("thickness", \.thickness), .points("margin", \.margin), .points("least-length", \.leastLength),
  ]
}

extension ColorToken {
  /// The mark that shows which part of a scroll view's content is seen.
  static let scrollIndicator = ColorToken(
    "scroll-indicator", DynamicColor(0x0000_0059, 0xFFFF_FF80, 0x0000_0080, 0xFFFF_FFA6),
    macos: DynamicColor(0x0000_0080, 0xFFFF_FF80, 0x0000_00A6, 0xFFFF_FFA6))
}
