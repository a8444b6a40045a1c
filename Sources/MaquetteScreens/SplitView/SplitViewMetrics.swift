import MaquetteControlKit
import MaquetteElements

/// The measures of columns side by side, in points.
struct SplitViewMetrics: Hashable, Sendable {
  /// The widths of the columns if nothing else says them; the last one is that of a view that fits its columns.
  var sidebarWidth = 0.0, contentWidth = 0.0, detailWidth = 0.0
  /// The least widths.
  var leastSidebar = 0.0, leastContent = 0.0, leastDetail = 0.0
  /// The thickness of the line between columns, which is never thinner than a device pixel.
  var dividerWidth = 0.0
  /// Whether columns reach to the top of a window, whose title and tools lie in them.
  var hasFullHeight = false
  /// The widths of screens from which on two and three columns are seen.
  var tiledWidth = 0.0, tripleWidth = 0.0
}

extension SplitViewMetrics: MeasuredMetrics {
  static let standard = StandardMeasures<SplitViewMetrics>()

  static let tokenGroup = "split-view"
  static let colors: [ColorToken] = [.splitDivider, .splitColumn]

  static let tokens: MetricTokens<SplitViewMetrics> = [
    .points("sidebar-width", \.sidebarWidth, in: 1...10_000),
    .points("content-width", \.contentWidth, in: 1...10_000),
    .points("detail-width", \.detailWidth, in: 1...10_000),
    .points("least-sidebar", \.leastSidebar), .points("least-content", \.leastContent),
    .points("least-detail", \.leastDetail), .points("divider-width", \.dividerWidth),
    .flag("full-height", \.hasFullHeight), .points("tiled-width", \.tiledWidth, in: 0...10_000),
    .points("triple-width", \.tripleWidth, in: 0...10_000),
  ]
}

extension ColorToken {
  /// The line between two columns.
  static let splitDivider = ColorToken("split-divider")
  /// What columns are drawn on, but for the sidebar.
  static let splitColumn = ColorToken("split-column")
}
