import MaquetteControlKit
import MaquetteElements

/// The measures of macOS's tab views, in points.
struct TabViewMetrics: Hashable, Sendable {
  /// How much of the tabs' height lies above the box.
  var overlap: Double
  /// The radius of the tabs' surface.
  var stripRadius: Double
  /// The distance of the page from the box's edges, and from the tabs.
  var inset, spacing: Double
  /// Whether the selected tab has the accent colour.
  var hasTintedTab: Bool
  /// The distance between the elements of a page.
  var contentSpacing: Double

  /// macOS 11 to 15.
  static let macos = TabViewMetrics(
    overlap: 0.455, stripRadius: 6, inset: 20, spacing: 12, hasTintedTab: false, contentSpacing: 8)

  /// macOS 10: sharper corners.
  static let macos10 = macos.with { $0.stripRadius = 4 }

  /// macOS 26: tabs with round ends.
  static let macosGlass = macos.with {
    $0.stripRadius = 12
    $0.hasTintedTab = true
  }
}

extension TabViewMetrics: ThemeMetrics {
  /// The macOS measures on all platforms.
  static func standard(for platform: Platform, era: Era) -> TabViewMetrics {
    macosChoice(platform, era, macos10: .macos10, macos: .macos, macosGlass: .macosGlass)
  }

  static let tokenGroup = "tab-view"

  static let tokens: MetricTokens<TabViewMetrics> = [
    .number("overlap", \.overlap), .points("strip-radius", \.stripRadius), .points("inset", \.inset),
    .points("spacing", \.spacing), .flag("tinted-tab", \.hasTintedTab),
    .points("content-spacing", \.contentSpacing),
  ]

  static let sources: [MeasureSource] = [
    .derived("macOS: no other platform has such views", in: .ios7, .ios, .iosGlass, .watchos),
    .measured(
      "`mac12-tabview`, `-dark`, 1x: tabs that begin 10 above the box, of 22 as segmented controls are",
      in: .macos, of: "overlap"),
    .derived("the track of segmented controls", of: "strip-radius"),
    .published(
      "Interface Builder's guides: 20 from a box's edges, 12 below the tabs, 8 between controls",
      in: .macos, of: "inset", "spacing", "content-spacing"),
    .measured("`mac12-tabview`, `-dark`, 1x: a white tab, a gray one", in: .macos, of: "tinted-tab"),
    .measured("`mac26-tabview`, 1x: a tab of (0, 122, 255)", in: .macosGlass, of: "tinted-tab"),
    .derived("macOS 11 to 15", in: .macos10, .macosGlass),
  ]
}
