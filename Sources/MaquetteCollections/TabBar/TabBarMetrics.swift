import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of tab bars, in points.
struct TabBarMetrics: Hashable, Sendable {
  /// The height: on phones, on tablets, and on phones on their side.
  var height, tabletHeight, compactHeight: Double
  var symbolSize: Double
  var symbolWeight: FontWeight
  /// The places of a symbol's middle and of the baseline of the title below it.
  var symbolCenter, titleBaseline: Double
  var titleSize: Double
  var titleWeight: FontWeight
  /// Whether titles stand beside symbols on wide screens; their distance, and the sizes of both there and in low bars.
  var standsBeside: Bool
  var besideSpacing, besideTitleSize, compactTitleSize, besideSymbolSize, compactSymbolSize: Double
  /// The width of a tab on a wide screen and the distance of neighbours there.
  var wideWidth, wideSpacing: Double
  /// The place of a badge: its distance from the middle of its tab, and from the top of the bar.
  var badgeOffset, badgeTop: Double
  /// The opacity of a tab that cannot be used.
  var disabledOpacity: Double
  /// Whether the bar is a capsule that floats over the content.
  var floats: Bool
  /// The distance of the capsule from the edges of the screen, and of the selection from those of the capsule.
  var floatInset, selectionInset: Double
  /// How far the selections of neighbours would reach over each other.
  var overlap: Double
  /// The greatest width of a tab of a capsule.
  var maximumWidth: Double
  /// How far the lens of a pressed tab reaches beyond the capsule above and below, and how much larger the tab is in it.
  var lensReach, lensScale: Double
  /// How far the lens reaches beyond the selection on its sides.
  var lensSideReach = 0.0
  /// How much larger the capsule is under a finger.
  var pressedScale = 1.0
  /// The distance of the capsule from what stands above and beside it, and the height of what stands above.
  var gap, accessoryHeight: Double
  /// The height of a bar that has become small.
  var minimizedHeight: Double
  var top: TopMeasures

  /// The measures of the bar at the top of a tablet's screen.
  struct TopMeasures: Hashable, Sendable {
    /// The height of the capsule, and its distance from what is above and below it.
    var height, margin: Double
    /// The inset of the selection, and the padding of titles.
    var selectionInset, padding: Double
    var titleSize: Double
    var selectedWeight: FontWeight
  }

  static let ios = TabBarMetrics(
    height: 49, tabletHeight: 50, compactHeight: 32, symbolSize: 21, symbolWeight: .medium,
    symbolCenter: 18.2, titleBaseline: 45, titleSize: 10, titleWeight: .medium, standsBeside: true,
    besideSpacing: 7, besideTitleSize: 13, compactTitleSize: 12, besideSymbolSize: 19, compactSymbolSize: 15,
    wideWidth: 110, wideSpacing: 10, badgeOffset: 4, badgeTop: 2, disabledOpacity: 0.5, floats: false,
    floatInset: 0, selectionInset: 0, overlap: 0, maximumWidth: 1000, lensReach: 0,
    lensScale: 1, gap: 0, accessoryHeight: 48,
    minimizedHeight: 49,
    top: .init(
      height: 39, margin: 5.5, selectionInset: 3, padding: 16, titleSize: 15, selectedWeight: .semibold))

  static let ios7 = ios.with {
    $0.tabletHeight = 49
    $0.compactHeight = 49
    $0.symbolSize = 24.5
    $0.symbolWeight = .regular
    $0.symbolCenter = 19
    $0.titleWeight = .regular
    $0.standsBeside = false
    $0.wideWidth = 76
    $0.wideSpacing = 34
  }

  static let iosGlass = ios.with {
    $0.height = 62
    $0.tabletHeight = 62
    $0.compactHeight = 48
    $0.symbolSize = 22.5
    $0.symbolCenter = 23.8
    $0.titleBaseline = 48.6
    $0.titleWeight = .semibold
    $0.badgeOffset = 6
    $0.badgeTop = 7
    $0.floats = true
    $0.floatInset = 21
    $0.selectionInset = 4
    $0.overlap = 10
    $0.maximumWidth = 120
    $0.lensReach = 4
    $0.lensScale = 1.15
    $0.lensSideReach = 5.5
    $0.pressedScale = 1.04
    $0.gap = 8
    $0.minimizedHeight = 48
    $0.top.height = 44
    $0.top.margin = 5
    $0.top.selectionInset = 4
  }
}

extension TabBarMetrics: ThemeMetrics {
  /// Those of iOS everywhere: no other platform has such bars.
  static func standard(for platform: Platform, era: Era) -> TabBarMetrics {
    choice(platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass)
  }

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
    .points("overlap", \.overlap), .points("maximum-width", \.maximumWidth),
    .points("lens-reach", \.lensReach), .number("lens-scale", \.lensScale, in: 0.1...10),
    .points("lens-side-reach", \.lensSideReach), .number("pressed-scale", \.pressedScale, in: 0.1...10),
    .points("gap", \.gap),
    .points("accessory-height", \.accessoryHeight), .points("minimized-height", \.minimizedHeight),
    .group(
      "top", \.top,
      [
        .points("height", \.height), .points("margin", \.margin),
        .points("selection-inset", \.selectionInset), .points("padding", \.padding),
        .points("title-size", \.titleSize, in: 1...1000), .weight("selected-weight", \.selectedWeight),
      ]),
  ]
}

extension ColorToken {
  /// Titles and symbols of tabs that are not selected.
  static let tabItem = ColorToken(
    "tab-item", DynamicColor(0x9999_99FF, 0x7575_75FF, 0x6C6C_6CFF, 0xAEAE_AEFF),
    ios7: DynamicColor(0x9292_92FF, 0x7575_75FF, 0x6C6C_6CFF, 0xAEAE_AEFF),
    iosGlass: DynamicColor(0x1A1A_1AFF, 0xFFFF_FFF5, 0x0000_00FF, 0xFFFF_FFFF))
  /// The surface behind the selected tab.
  static let tabSelection = ColorToken(
    "tab-selection", DynamicColor(0x0000_000F, 0xFFFF_FF24, 0x0000_0029, 0xFFFF_FF3D),
    iosGlass: DynamicColor(0x0000_001C, 0xFFFF_FF24, 0x0000_0033, 0xFFFF_FF3D))
}
