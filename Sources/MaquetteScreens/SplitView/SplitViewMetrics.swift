import MaquetteControlKit
import MaquetteElements

/// The measures of columns side by side, in points.
struct SplitViewMetrics: Hashable, Sendable {
  /// The widths of the columns if nothing else says them; the last one is that of a view that fits its columns.
  var sidebarWidth, contentWidth, detailWidth: Double
  /// The least widths.
  var leastSidebar, leastContent, leastDetail: Double
  /// The thickness of the line between columns, which is never thinner than a device pixel.
  var dividerWidth: Double
  /// Whether columns reach to the top of a window, whose title and tools lie in them.
  var hasFullHeight: Bool
  /// The widths of screens from which on two and three columns are seen.
  var tiledWidth, tripleWidth: Double

  /// macOS 11 to 15, and 26.
  static let macos = SplitViewMetrics(
    sidebarWidth: 200, contentWidth: 250, detailWidth: 400, leastSidebar: 140, leastContent: 150,
    leastDetail: 200, dividerWidth: 0, hasFullHeight: true, tiledWidth: 0, tripleWidth: 0)

  /// macOS 10: the bar of the window lies above all columns.
  static let macos10 = macos.with { $0.hasFullHeight = false }

  /// macOS 26: room for the panel around the sidebar.
  static let macosGlass = macos.with { $0.sidebarWidth = 216 }

  /// iPadOS.
  static let ios = macos.with {
    $0.sidebarWidth = 320
    $0.contentWidth = 375
    $0.detailWidth = 500
    $0.leastSidebar = 200
    $0.leastContent = 250
    $0.leastDetail = 320
    $0.hasFullHeight = false
    $0.tiledWidth = 1024
    $0.tripleWidth = 1180
  }
}

extension SplitViewMetrics: ThemeMetrics {
  static func standard(for platform: Platform, era: Era) -> SplitViewMetrics {
    choice(platform, era, ios: .ios, macos10: .macos10, macos: .macos, macosGlass: .macosGlass)
  }

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

  static let sources: [MeasureSource] = [
    .published(
      "UIKit: columns of 320 for the sidebar and from 250 on for the list, hairlines between", in: .ios,
      of: "sidebar-width", "divider-width"),
    .published(
      "UIKit: a tablet upright shows the last column, one on its side two; the largest have been 1024 wide upright",
      in: .ios, of: "tiled-width"),
    .chosen("no source states it", in: .ios),
    .derived("no effect: the screen's bars lie in the columns", in: .ios, of: "full-height"),
    .derived("iPadOS 13 to 18", in: .ios7, .iosGlass, .watchos),
    .measured(
      "`mac12-openpanel-sidebar`, 1x: a sidebar from the top of the window to its bottom, a line of one pixel",
      in: .macos, of: "full-height", "divider-width"),
    .published(
      "SwiftUI: sidebars of 200 and lists of 250 at first; AppKit: a sidebar of 140 at least", in: .macos,
      of: "sidebar-width", "content-width", "least-sidebar", "least-content"),
    .chosen("what is left is the detail's", in: .macos, of: "detail-width", "least-detail"),
    .derived("no effect: windows show all columns", in: .macos, of: "tiled-width", "triple-width"),
    .published("windows before macOS 11: the bar lies above all columns", in: .macos10, of: "full-height"),
    .derived("macOS 11 to 15", in: .macos10, .macosGlass),
    .derived(
      "that of macOS 11 to 15, and the panel's distance from both sides", in: .macosGlass,
      of: "sidebar-width"),
    .measured(
      "`mac12-openpanel-sidebar`, `-dark`, 1x: (219) beside (236), black beside (86)", in: .macos,
      of: "color.split-divider"),
    .derived("macOS 11 to 15", in: .macos10, .macosGlass, of: "color.split-divider"),
    .measured(
      "`mac12-openpanel-sidebar`, `-dark`, 1x: white and (33) beside the sidebar", in: .macos,
      of: "color.split-column"),
    .derived("macOS 11 to 15", in: .macos10, of: "color.split-column"),
    .derived("the background of the platform", of: "color.split-column"),
    .derived("the separator of the platform", of: "color.split-divider"),
    .derived("one step towards the label", of: "increased-color"),
  ]
}

extension ColorToken {
  /// The line between two columns.
  static let splitDivider = ColorToken(
    "split-divider", DynamicColor(0x0000_003D, 0xFFFF_FF33, 0x0000_0070, 0xFFFF_FF66),
    macos: DynamicColor(0x0000_0024, 0x0000_00B3, 0x0000_0066, 0xFFFF_FF66))
  /// What columns are drawn on, but for the sidebar.
  static let splitColumn = ColorToken(
    "split-column", ColorToken.background.standard(for: .ios, era: .classic),
    macos: DynamicColor(0xFFFF_FFFF, 0x2121_21FF, 0xFFFF_FFFF, 0x1818_18FF),
    macosGlass: ColorToken.background.standard(for: .macos, era: .glass))
}
