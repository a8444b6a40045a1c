import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of tab bars, in points.
struct TabBarMetrics: Hashable, Sendable {
  /// The height: on phones, on tablets, and on phones on their side.
  var height = 0.0, tabletHeight = 0.0, compactHeight = 0.0
  var symbolSize = 0.0
  var symbolWeight = FontWeight.regular
  /// The places of a symbol's middle and of the baseline of the title below it.
  var symbolCenter = 0.0, titleBaseline = 0.0
  var titleSize = 0.0
  var titleWeight = FontWeight.regular
  /// Whether titles stand beside symbols on wide screens; their distance, and the sizes of both there and in low bars.
  var standsBeside = false
  var besideSpacing = 0.0, besideTitleSize = 0.0, compactTitleSize = 0.0, besideSymbolSize = 0.0,
    compactSymbolSize = 0.0
  /// The width of a tab on a wide screen and the distance of neighbours there.
  var wideWidth = 0.0, wideSpacing = 0.0
  /// The place of a badge: its distance from the middle of its tab, and from the top of the bar.
  var badgeOffset = 0.0, badgeTop = 0.0
  /// The opacity of a tab that cannot be used.
  var disabledOpacity = 0.0
  /// Whether the bar is a capsule that floats over the content.
  var floats = false
  /// The distance of the capsule from the edges of the screen, and of the selection from those of the capsule.
  var floatInset = 0.0, selectionInset = 0.0
  /// The saturation of the glass under the selection, relative to that around it.
  var selectionSaturation = 1.0
  /// How far the selections of neighbours would reach over each other.
  var overlap = 0.0
  /// The least distance between the titles of neighbours.
  var titleGap = 0.0
  /// The greatest width of a tab of a capsule.
  var maximumWidth = 0.0
  /// How far the lens of a pressed tab reaches beyond the capsule above and below, and how much larger the tab is in it.
  var lensReach = 0.0, lensScale = 0.0
  /// How far the lens reaches beyond the selection on its sides.
  var lensSideReach = 0.0
  /// How much larger the capsule is under a finger.
  var pressedScale = 0.0
  /// The distance of the capsule from what stands above and beside it, and the height of what stands above.
  var gap = 0.0, accessoryHeight = 0.0
  /// The height of a bar that has become small.
  var minimizedHeight = 0.0
  var top = TopMeasures()

  /// The measures of the bar at the top of a tablet's screen.
  struct TopMeasures: Hashable, Sendable {
    /// The height of the capsule, and its distance from what is above and below it.
    var height = 0.0, margin = 0.0
    /// The inset of the selection, and the padding of titles.
    var selectionInset = 0.0, padding = 0.0
    var titleSize = 0.0
    /// The font size that symbols in place of titles match.
    var symbolSize = 0.0
    var titleWeight = FontWeight.regular, selectedWeight = FontWeight.regular
    /// The distance of a search from the end of its tab, and of the button for the sidebar from the edge.
    var searchInset = 0.0, sidebarInset = 0.0
    /// The shadow of the selection.
    var selectionShadow = ShadowMetrics()
  }
}

extension TabBarMetrics: MeasuredMetrics {
  /// Those of iOS everywhere: no other platform has such bars.
  static let standard = StandardMeasures<TabBarMetrics>()

  static let tokenGroup = "tab-bar"
  static let colors: [ColorToken] = [.tabItem, .tabSelection]

  static let tokens: MetricTokens<TabBarMetrics> = [
    .points("height", \.height), .points("tablet-height", \.tabletHeight),
    .points("compact-height", \.compactHeight), .points("symbol-size", \.symbolSize, in: 1...1000),
    .weight("symbol-weight", \.symbolWeight), .points("symbol-center", \.symbolCenter),
    .points("title-baseline", \.titleBaseline), .points("title-size", \.titleSize, in: 1...1000),
    .weight("title-weight", \.titleWeight), .flag("beside", \.standsBeside),
    .points("beside-spacing", \.besideSpacing),
    .points("beside-title-size", \.besideTitleSize, in: 1...1000),
    .points("compact-title-size", \.compactTitleSize, in: 1...1000),
    .points("beside-symbol-size", \.besideSymbolSize, in: 1...1000),
    .points("compact-symbol-size", \.compactSymbolSize, in: 1...1000),
    .points("wide-width", \.wideWidth), .points("wide-spacing", \.wideSpacing),
    .points("badge-offset", \.badgeOffset, in: -100...100), .points("badge-top", \.badgeTop, in: -100...100),
    .number("disabled-opacity", \.disabledOpacity), .flag("floats", \.floats),
    .points("float-inset", \.floatInset), .points("selection-inset", \.selectionInset),
    .number("selection-saturation", \.selectionSaturation, in: 0...8), .points("overlap", \.overlap),
    .points("title-gap", \.titleGap), .points("maximum-width", \.maximumWidth),
    .points("lens-reach", \.lensReach), .number("lens-scale", \.lensScale, in: 0.1...10),
    .points("lens-side-reach", \.lensSideReach), .number("pressed-scale", \.pressedScale, in: 0.1...10),
    .points("gap", \.gap),
    .points("accessory-height", \.accessoryHeight), .points("minimized-height", \.minimizedHeight),
    .group(
      "top", \.top,
      [
        .points("height", \.height), .points("margin", \.margin),
        .points("selection-inset", \.selectionInset), .points("padding", \.padding),
        .points("search-inset", \.searchInset), .points("sidebar-inset", \.sidebarInset),
        .points("title-size", \.titleSize, in: 1...1000),
        .points("symbol-size", \.symbolSize, in: 1...1000), .weight("title-weight", \.titleWeight),
        .weight("selected-weight", \.selectedWeight), .group("selection-shadow", \.selectionShadow, .shadow),
      ]),
  ]
}

extension ColorToken {
  /// Titles and symbols of tabs that are not selected.
  static let tabItem = ColorToken("tab-item")
  /// The surface behind the selected tab.
  static let tabSelection = ColorToken("tab-selection")
}
