import MaquetteElements

extension TabBarMetrics {
  static let sources: [MeasureSource] = iosSources + glassSources + colorSources

  private static let iosSources: [MeasureSource] = [
    .derived("iOS 13 to 18: no other platform has such bars", in: .macos10, .macos, .macosGlass, .watchos),
    .measured(
      "`ios-tabbar-3-icons`, 3x: 49 high, symbols of 21 with their middle 18.2 below the top, titles of 10, medium, whose capitals begin 38 below it",
      in: .ios, of: "height", "symbol-size", "symbol-center", "title-baseline", "title-size", "title-weight",
      "symbol-weight"),
    .published(
      "the known heights of tab bars since iOS 12: 50 on tablets, 32 on phones on their side but the largest",
      in: .ios, of: "tablet-height", "compact-height"),
    .published(
      "UIKit since iOS 11: titles of 13 beside symbols on wide screens, of 12 in low bars", in: .ios,
      of: "beside", "beside-title-size", "compact-title-size"),
    .chosen(
      "no picture has titles beside symbols", in: .ios, of: "beside-spacing", "beside-symbol-size",
      "compact-symbol-size", "wide-width", "wide-spacing"),
    .chosen(
      "no picture of a badge has a known place, nor one of a disabled tab", in: .ios, of: "badge-offset",
      "badge-top", "disabled-opacity"),
    .derived(
      "no effect: the bar does not float", in: .ios, of: "floats", "float-inset", "selection-inset",
      "overlap", "maximum-width", "lens-reach", "lens-side-reach", "lens-scale",
      "pressed-scale", "gap", "minimized-height"),
    .derived("iOS 26: earlier systems have no such part", in: .ios, of: "accessory-height"),
    .measured(
      "the bar at the top of iPadOS 18, by its width in a picture of unknown scale: about 39 high", in: .ios,
      of: "top.height"),
    .chosen("the rest of the row of a navigation bar, shared by both sides", in: .ios, of: "top.margin"),
    .chosen("no picture of the bar at the top has a known scale", in: .ios, of: "top"),
    .measured(
      "`ios10-tabbar`, 2x: 49 high, symbols of 25 that begin 6.5 below the top, titles of 10, regular, whose capitals begin 38 below it",
      in: .ios7, of: "height", "symbol-size", "symbol-center", "title-baseline", "title-size", "title-weight",
      "symbol-weight"),
    .published(
      "UIKit until iOS 10: titles are below symbols and bars as high everywhere, tabs 76 wide and 34 apart on tablets",
      in: .ios7, of: "tablet-height", "compact-height", "beside", "wide-width", "wide-spacing"),
    .derived("iOS 13 to 18: no source has another", in: .ios7),
  ]

  private static let glassSources: [MeasureSource] = [
    .measured(
      "`ios26-tabbar-glass-purple`, 3x: a capsule of 62, 21 from both sides and the bottom of 430; symbols of 21 that begin 13.3 below its top, titles of 10, semibold, whose capitals begin 41.3 below it; a selection 4 inside",
      in: .iosGlass, of: "height", "symbol-size", "symbol-center", "title-baseline", "title-size",
      "title-weight", "symbol-weight", "floats", "float-inset", "selection-inset"),
    .measured(
      "`ios26-tabbar-glass-purple`, `ios26-tabbar-glass-blue` and `ios26-tabbar-press-f9`: selections are 13.3, 9.3 and 6.9 wider than the distance of tabs",
      in: .iosGlass, of: "overlap"),
    .measured(
      "`ios26-tabbar-glass-blue`, 3x: a capsule of 48, 8 above", in: .iosGlass, of: "gap", "accessory-height"),
    .measured(
      "`ios26-tabbar-press-f9`: tabs of 113 are not yet the widest", in: .iosGlass, of: "maximum-width"),
    .measured(
      "badges of iOS 26 at 3x: to the right of the symbol, over its top edge", in: .iosGlass,
      of: "badge-offset", "badge-top"),
    .measured(
      "`ios26-tabbar-press-f30`, `-f36`, about 1.75x: a lens about 4 beyond the capsule", in: .iosGlass,
      of: "lens-reach"),
    .measured(
      "the same pictures: 134 and 127 wide over selections of 114, in a capsule that is 1.04 as large",
      in: .iosGlass,
      of: "lens-side-reach"),
    .measured(
      "`ios26-tabbar-press-f42`: a symbol of 41 is 47 wide in the lens, and the middle of its title 30.5 below that of the bar for 26.5",
      in: .iosGlass, of: "lens-scale"),
    .measured(
      "`ios26-tabbar-press-f9` and `-f42`: a capsule of 584 pixels is 608 wide under a finger, and the titles farther apart; the search beside it stays",
      in: .iosGlass, of: "pressed-scale"),
    .derived("phones upright", in: .iosGlass, of: "tablet-height"),
    .derived("the capsule above the bar", in: .iosGlass, of: "compact-height", "minimized-height"),
    .derived(
      "the buttons of navigation bars, and the selection of the bar at the bottom", in: .iosGlass,
      of: "top.height", "top.margin", "top.selection-inset"),
    .derived("iOS 13 to 18: no source has another", in: .iosGlass),
  ]

  private static let colorSources: [MeasureSource] = [
    .measured("`ios-tabbar-3-icons`, 3x: (153)", in: .ios, under: .light, of: "color.tab-item"),
    .published(
      "Flutter, which compared with iOS: (117) in dark appearance, (146) before iOS 13", of: "color.tab-item"),
    .measured(
      "`ios26-navbar-title-glassbutton`: (26) on white, elsewhere the ink of glass; (245) in `ios26-navbar-title-glassbutton-dark`",
      in: .iosGlass, of: "color.tab-item"),
    .measured(
      "the bar at the top of iPadOS 18: (244) on white", in: .ios, under: .light, of: "color.tab-selection"),
    .measured(
      "`ios26-tabbar-glass-purple`: (180, 201, 245) on (205, 223, 252), black of 11 %; a dark bar: (56) on (23)",
      in: .iosGlass, of: "color.tab-selection"),
    .derived("iOS 26", in: .ios, under: .dark, of: "color.tab-selection"),
    .derived("iOS 13 to 18", in: .ios7, of: "color.tab-selection"),
    .derived("one step towards the label", of: "increased-color"),
    .derived(
      "iOS 13 to 18: no other platform has such bars", in: .macos10, .macos, .macosGlass, .watchos,
      of: "color"),
  ]
}
