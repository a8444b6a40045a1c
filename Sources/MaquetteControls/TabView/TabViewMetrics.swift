import MaquetteControlKit
import MaquetteElements

/// The measures of macOS's tab views, in points.
struct TabViewMetrics: Hashable, Sendable {
  /// How much of the tabs' height lies above the box.
  var overlap = 0.0
  /// The radius of the tabs' surface.
  var stripRadius = 0.0
  /// The distance of the page from the box's edges, and from the tabs.
  var inset = 0.0, spacing = 0.0
  /// Whether the selected tab has the accent colour.
  var hasTintedTab = false
  /// The distance between the elements of a page.
  var contentSpacing = 0.0
}

extension TabViewMetrics: MeasuredMetrics {
  /// The macOS measures on all platforms.
  static let standard = StandardMeasures<TabViewMetrics>()

  static let tokenGroup = "tab-view"

  static let tokens: MetricTokens<TabViewMetrics> = [
    .number("overlap", \.overlap), .points("strip-radius", \.stripRadius), .points("inset", \.inset),
    .points("spacing", \.spacing), .flag("tinted-tab", \.hasTintedTab),
    .points("content-spacing", \.contentSpacing),
  ]
}
