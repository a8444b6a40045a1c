import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of menu bars, in points.
struct MenuBarMetrics: Hashable, Sendable {
  var height: Double
  /// The room before the first menu and after the last status item.
  var leadingInset, trailingInset: Double
  /// The padding of a menu's title and of a status item, and the distance between status items.
  var padding, statusPadding, statusSpacing: Double
  /// The least distance between the menus and the status items.
  var gap: Double
  var titleSize, symbolSize, symbolSpacing: Double
  var titleWeight, applicationWeight: FontWeight
  /// The radius of the highlight of an open item, how far it reaches over the item at its ends, and its height; 0 for that of the bar.
  var highlightRadius, highlightReach, ownHighlightHeight: Double
  /// Whether the highlight has the accent colour.
  var hasTintedHighlight: Bool
  /// The standard deviation of the blur behind the bar, and the saturation there.
  var blur, saturation: Double

  /// The height of the highlight; nil for that of the bar.
  var highlightHeight: Double? { ownHighlightHeight > 0 ? ownHighlightHeight : nil }

  /// macOS 11 to 15.
  static let macos = MenuBarMetrics(
    height: 24, leadingInset: 10, trailingInset: 10, padding: 10, statusPadding: 7, statusSpacing: 2,
    gap: 10, titleSize: 13, symbolSize: 14, symbolSpacing: 5, titleWeight: .regular, applicationWeight: .bold,
    highlightRadius: 4, highlightReach: 0, ownHighlightHeight: 0, hasTintedHighlight: false, blur: 30,
    saturation: 1.8)

  /// macOS 10: lower, with larger titles and highlights in the accent colour.
  static let macos10 = macos.with {
    $0.height = 22
    $0.titleSize = 14
    $0.highlightRadius = 0
    $0.hasTintedHighlight = true
  }

  /// macOS 26: higher, with capsules.
  static let macosGlass = macos.with {
    $0.height = 30
    $0.padding = 12
    $0.titleWeight = .medium
    $0.highlightRadius = 12
    $0.highlightReach = 3
    $0.ownHighlightHeight = 24
  }
}

extension MenuBarMetrics: ThemeMetrics {
  /// The macOS measures on all platforms.
  static func standard(for platform: Platform, era: Era) -> MenuBarMetrics {
    macosChoice(platform, era, macos10: .macos10, macos: .macos, macosGlass: .macosGlass)
  }

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

  static let sources: [MeasureSource] = [
    .derived("macOS: no other platform has a menu bar", in: .ios7, .ios, .iosGlass, .watchos),
    .measured(
      "`mac14-status-menu-2x`: a bar of 24, highlights as high, with corners of 4, 7 beside a symbol of 20; a menu right below, from the highlight's edge",
      in: .macos, of: "height", "status-padding", "highlight-radius", "highlight-reach", "highlight-height",
      "tinted-highlight"),
    .published(
      "AppKit: menu bars have the font of menus, 13; the application's title is bold", in: .macos,
      of: "title-size", "title-weight", "application-weight"),
    .chosen("no picture shows the menus of macOS 11 to 15, nor what is behind the bar", in: .macos),
    .published(
      "OS X: a bar of 22 with titles of 14, and a highlight of the accent colour as high", in: .macos10,
      of: "height", "title-size", "highlight-radius", "tinted-highlight"),
    .derived("macOS 11 to 15", in: .macos10, .macosGlass),
    .measured(
      "`mac26-menu-open`, 1x: a bar of 30, titles 24 apart, a capsule of 24 from 15 before the title to 15 after it",
      in: .macosGlass, of: "height", "padding", "title-weight", "highlight-radius", "highlight-reach",
      "highlight-height"),
    .derived(
      "white over the picture behind: `mac14-status-menu-2x` shows (226, 223, 213) over a light one",
      in: .macos,
      under: .light, of: "color.menu-bar-fill"),
    .derived("the fill of menus", of: "color.menu-bar-fill"),
    .measured(
      "`mac14-status-menu-2x`: (197, 193, 184) on (226, 223, 213), black of 13 %", in: .macos, under: .light,
      of: "color.menu-bar-highlight"),
    .measured(
      "`mac26-menu-open`, 1x: (192) on (218), black of 12 %", in: .macosGlass, under: .light,
      of: "color.menu-bar-highlight"),
    .derived(
      "as much white in dark appearance, half as much again for eyes that see less",
      of: "color.menu-bar-highlight"),
    .derived("the labels of menus", of: "color.menu-bar-label"),
    .derived("one step towards the label, on an opaque surface", of: "increased-color"),
  ]
}

extension ColorToken {
  /// The translucent surface of a menu bar.
  static let menuBarFill = ColorToken(
    "menu-bar-fill", DynamicColor(0xF6F6_F6A6, 0x1F1F_1FA6, 0xF6F6_F6FF, 0x1F1F_1FFF),
    macos10: DynamicColor(0xF5F5_F5E6, 0x2D2D_2DE6, 0xF5F5_F5FF, 0x2D2D_2DFF),
    macosGlass: DynamicColor(0xF8F8_F866, 0x1E1E_1E66, 0xF8F8_F8FF, 0x1E1E_1EFF))
  /// Titles and symbols of a menu bar.
  static let menuBarLabel = ColorToken(
    "menu-bar-label", DynamicColor(0x0000_00D9, 0xFFFF_FFD9, 0x0000_00FF, 0xFFFF_FFFF))
  /// The highlight of an open item.
  static let menuBarHighlight = ColorToken(
    "menu-bar-highlight", DynamicColor(0x0000_0021, 0xFFFF_FF2B, 0x0000_0033, 0xFFFF_FF40))
}
