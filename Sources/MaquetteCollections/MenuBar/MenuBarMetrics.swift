import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of menu bars, in points.
struct MenuBarMetrics: Hashable, Sendable {
  var height = 0.0
  /// The room before the first menu and after the last status item.
  var leadingInset = 0.0, trailingInset = 0.0
  /// The padding of a menu's title and of a status item, and the distance between status items.
  var padding = 0.0, statusPadding = 0.0, statusSpacing = 0.0
  /// The least distance between the menus and the status items.
  var gap = 0.0
  var titleSize = 0.0, symbolSize = 0.0, symbolSpacing = 0.0
  var titleWeight = FontWeight.regular, applicationWeight = FontWeight.regular
  /// The radius of the highlight of an open item, how far it reaches over the item at its ends, and its height; 0 for that of the bar.
  var highlightRadius = 0.0, highlightReach = 0.0, ownHighlightHeight = 0.0
  /// Whether the highlight has the accent colour.
  var hasTintedHighlight = false
  /// The standard deviation of the blur behind the bar, and the saturation there.
  var blur = 0.0, saturation = 0.0

  /// The height of the highlight; nil for that of the bar.
  var highlightHeight: Double? { ownHighlightHeight > 0 ? ownHighlightHeight : nil }
}

extension MenuBarMetrics: MeasuredMetrics {
  /// The macOS measures on all platforms.
  static let standard = StandardMeasures<MenuBarMetrics>()

  static let tokenGroup = "menu-bar"
  static let colors: [ColorToken] = [.menuBarFill, .menuBarLabel, .menuBarHighlight]

  static let tokens: MetricTokens<MenuBarMetrics> = [
    .points("height", \.height), .points("leading-inset", \.leadingInset),
    .points("trailing-inset", \.trailingInset), .points("padding", \.padding),
    .points("status-padding", \.statusPadding), .points("status-spacing", \.statusSpacing),
    .points("gap", \.gap), .points("title-size", \.titleSize, in: 1...1000),
    .points("symbol-size", \.symbolSize, in: 1...1000), .points("symbol-spacing", \.symbolSpacing),
    .weight("title-weight", \.titleWeight), .weight("application-weight", \.applicationWeight),
    .points("highlight-radius", \.highlightRadius), .points("highlight-reach", \.highlightReach),
    .points("highlight-height", \.ownHighlightHeight), .flag("tinted-highlight", \.hasTintedHighlight),
    .points("blur", \.blur, in: 0...100), .number("saturation", \.saturation, in: 0...8),
  ]
}

extension ColorToken {
  /// The translucent surface of a menu bar.
  static let menuBarFill = ColorToken("menu-bar-fill")
  /// Titles and symbols of a menu bar.
  static let menuBarLabel = ColorToken("menu-bar-label")
  /// The highlight of an open item.
  static let menuBarHighlight = ColorToken("menu-bar-highlight")
}
