import MaquetteElements

extension ListMetrics {
  static let sources: [MeasureSource] =
    iosSources + ios7Sources + glassSources + macosSources + watchosSources

  private static let iosSources: [MeasureSource] = [
    .derived("the width of a group on a phone of 390 points", in: .ios, of: "ideal-row-width"),
    .measured("inset-grouped lists of iOS 14 and 18: rows of 44.0", in: .ios, of: "row-height"),
    .published(
      "UIKit's list configuration: 16 at the sides and beside an image, 22 above headers",
      in: .ios, of: "row-margin", "group-margin", "icon-spacing", "plain-header-padding"),
    .measured("lists of iOS 14 and 18 at 414 points: 20", in: .ios, of: "wide-screen-margin"),
    .measured(
      "`ios-table-subtitle-rows`, 3x: rows of 57, titles of 17, subtitles of 12, their baselines 18.8 apart",
      in: .ios,
      of: "title-style", "subtitle-style", "subtitle-spacing", "text-padding"),
    .published(
      "Auto Layout's standard distance between neighbours", in: .ios,
      of: "value-spacing", "accessory-spacing", "chevron-spacing"),
    .measured(
      "a list of iOS 18: one pixel, (198, 198, 200) and (62, 62, 65), from the title to the group's edge",
      in: .ios, of: "separator-height", "separator-color", "separator-trailing-inset"),
    .measured(
      "a list of iOS 18: 6.7 x 11.3, 20.7 from the edge of a group with margins of 20, (191, 191, 191)",
      in: .ios, of: "chevron-color", "chevron-size", "chevron-inset"),
    .derived("the margin, as other accessories", in: .ios, of: "switch-outset"),
    .published("the guidelines: icons of 29 in settings", in: .ios, of: "icon-side"),
    .published(
      "templates of icons: corners of 22.5 % of the side", in: .ios, of: "icon-radius"),
    .derived("a disabled switch, dimmed by one half", of: "disabled-icon-opacity"),
    .measured(
      "lists of iOS 15, 16 and 18: capitals of 13 points, (133, 133, 139) and (141, 141, 147), baselines 8.7 above the group",
      in: .ios, of: "header-style", "header-color", "uppercase-headers", "header-spacing"),
    .derived(
      "footers of iOS 26, which measure 13 points and the same distance", in: .ios, of: "footer-style",
      "footer-spacing"),
    .published("UIKit's plain headers since iOS 15: the headline", in: .ios, of: "plain-header-style"),
    .measured(
      "lists of iOS 14 and 18: effective radii of 10.24 and 10.40, which a continuous corner of 10 has",
      in: .ios,
      of: "group-radius", "row-spacing", "group-edges"),
    .published(
      "UIKit's grouped lists: 35 between sections", in: .ios, of: "section-spacing", "headed-section-spacing"),
    .derived("the detail button, which these versions draw as its symbol", in: .ios, of: "detail-button"),
    .chosen(
      "the least room that keeps separators free of icons and controls", in: .ios,
      of: "item-padding"),
    .chosen(
      "white symbols that leave a fifth of the tile on each side, as in Settings", in: .ios,
      of: "icon-symbol-size"),
    .chosen(
      "until icons crowd out the text", in: .ios, of: "icon-growth-limit"),
    .chosen(
      "no picture shows the room before the first group, or below a plain header", in: .ios,
      of: "list-padding", "plain-header-spacing"),
    .measured("the separators of iOS 18, which are `color.separator`", in: .ios, of: "color.list-separator"),
    .measured(
      "a list of iOS 18: (191, 191, 191) on white", in: .ios, under: .light, of: "color.list-chevron"),
    .derived("white of as many per cent", under: .dark, of: "color.list-chevron"),
    .derived("a step towards opaque, as the tertiary label takes", of: "increased-color.list-chevron"),
    .derived("`color.separator`", of: "color.list-separator", "increased-color.list-separator"),
    .derived(
      "no rows of this system use the colour: that of iOS 13 to 18", under: .light, of: "color.list-chevron"),
  ]

  private static let ios7Sources: [MeasureSource] = [
    .derived("iOS 13 to 18: no picture shows another", in: .ios7),
    .measured(
      "a grouped list of iOS 7, of nominal scale: rows of 44 as wide as the screen, between hairlines",
      in: .ios7,
      of: "row-height", "group-radius", "group-margin", "group-edges", "row-spacing", "separator-height"),
    .published(
      "UIKit's table cells: 15 on screens of 375 points or less", in: .ios7, of: "row-margin", "icon-spacing"),
    .published(
      "UIKit's grouped tables: headers in capitals, a detail button", in: .ios7, of: "uppercase-headers",
      "detail-button"),
    .derived(
      "the grays of the system: (199, 199, 204) on white are the tertiary label to 3 levels", in: .ios7,
      of: "chevron-color"),
    .derived("`color.separator` of these versions", in: .ios7, of: "separator-color"),
  ]

  private static let glassSources: [MeasureSource] = [
    .derived("iOS 13 to 18: no picture shows another", in: .iosGlass),
    .measured(
      "`ios26-list-2line-rows` and another at 3x, text size medium: rows of 51, of 70.67 with two titles, 2 apart; margins of 16",
      in: .iosGlass,
      of: "row-height", "text-padding", "subtitle-spacing", "title-style", "row-margin", "group-margin"),
    .measured(
      "`ios26-list-2line-rows`, `-dark`, 3x: 1.0, ending 16 before the edge, (232, 232, 232) and (56, 56, 59)",
      in: .iosGlass, of: "separator-height", "separator-trailing-inset", "separator-color"),
    .measured(
      "`ios26-list-2line-rows`, `-dark`, 3x: 6.7 x 11, 18.3 from the edge, (197) on white, (89) on (28)",
      in: .iosGlass,
      of: "chevron-size", "chevron-inset", "chevron-color"),
    .measured("`ios26-list-section-header`, 3x: 12.8 from the value", in: .iosGlass, of: "chevron-spacing"),
    .measured("`ios26-switch-row-footer`, 3x: 14 from the group's edge", in: .iosGlass, of: "switch-outset"),
    .measured(
      "`ios26-list-2line-rows`, `ios26-list-section-header`: an effective radius of 26.9; a continuous corner of 26 has 26.65",
      in: .iosGlass, of: "group-radius", "row-spacing", "group-edges"),
    .measured(
      "`ios26-list-section-header`, 3x: semibold, as written, (133, 133, 138), baselines 13.8 above the group, 57 between the groups around one",
      in: .iosGlass,
      of: "header-style", "header-color", "uppercase-headers", "header-spacing", "headed-section-spacing"),
    .measured(
      "`ios26-switch-row-footer`, 3x: 13 points, baselines 19.3 below the group", in: .iosGlass,
      of: "footer-style", "footer-spacing"),
    .derived("the detail button, with its own drawing", in: .iosGlass, of: "detail-button"),
    .measured(
      "`ios26-list-2line-rows`: (232, 232, 232) on white; in dark appearance half-opaque, (56, 56, 59) on (28, 28, 30)",
      in: .iosGlass, of: "color.list-separator"),
    .derived("`color.separator`", in: .iosGlass, of: "increased-color.list-separator"),
  ]

  private static let macosSources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .chosen("no picture of a grouped form with a known scale", in: .macos),
    .published("the guidelines: body text of 13", in: .macos, .macosGlass, of: "title-style"),
    .derived(
      "the margins of a window's content", in: .macos, .macosGlass,
      of: "group-margin", "section-spacing", "headed-section-spacing", "list-padding"),
    .derived(
      "the inset of group boxes", in: .macos, .macosGlass, of: "row-margin", "separator-trailing-inset"),
    .derived(
      "one device pixel in the system's separator colour, as in menus and toolbars", in: .macos, .macosGlass,
      of: "separator-height", "separator-color"),
    .derived(
      "iOS, whose chevrons are as large beside their titles", in: .macos, .macosGlass,
      of: "chevron-size", "chevron-color"),
    .derived(
      "the margin, as other accessories", in: .macos, .macosGlass, of: "chevron-inset", "switch-outset"),
    .derived("macOS has one text size", in: .macos, .macosGlass, of: "icon-growth-limit"),
    .derived(
      "iOS 26, whose forms macOS resembles: surfaces without lines around them, headers as written",
      in: .macos,
      .macosGlass, of: "row-spacing", "group-edges", "uppercase-headers", "wide-screen-margin"),
    .derived(
      "the text of small controls, 11 points", in: .macos, .macosGlass, of: "subtitle-style",
      "footer-style"),
    .derived("macOS 13 to 15: no picture shows another", in: .macosGlass),
    .derived(
      "group boxes: `mac26-groupbox` at 1x has continuous corners of 12.0", in: .macosGlass,
      of: "group-radius"),
  ]

  private static let watchosSources: [MeasureSource] = [
    .chosen("no picture with a known scale shows it", in: .watchos),
    .derived("the width of a screen of Series 4 without margins", in: .watchos, of: "ideal-row-width"),
    .published(
      "re-creations: buttons of 44 on screens of 42 mm; watchOS 10 has rows of 56 on one of 46 mm",
      in: .watchos,
      of: "row-height"),
    .published("older guidelines: a radius of 9 in scrolling views", in: .watchos, of: "group-radius"),
    .measured(
      "buttons of watchOS 1, of nominal scale: 6 apart; rows of watchOS 10 are 5 apart", in: .watchos,
      of: "row-spacing"),
    .measured("rows of watchOS 10 on a screen of 46 mm: 204 of 208", in: .watchos, of: "group-margin"),
    .published("the guidelines: body text", in: .watchos, of: "title-style"),
    .derived(
      "rows with surfaces of their own have no lines", in: .watchos,
      of: "separator-height", "separator-color", "separator-trailing-inset", "group-edges"),
    .derived(
      "iOS in dark appearance", in: .watchos,
      of: "chevron-color", "chevron-size", "chevron-inset", "switch-outset", "header-color",
      "uppercase-headers",
      "wide-screen-margin", "detail-button"),
  ]
}
