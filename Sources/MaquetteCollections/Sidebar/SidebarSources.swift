import MaquetteElements

extension SidebarMetrics {
  static let sources: [MeasureSource] = macosSources + iosSources + colorSources

  private static let macosSources: [MeasureSource] = [
    .measured(
      "`mac12-openpanel-sidebar`, 1x: rows of 28 whose highlights lie 10 inside a sidebar of 144, with corners of 5; symbols of 13 in the middle of 20, 6 after their beginning, titles 30 after it",
      in: .macos, of: "row-height", "row-inset", "radius", "content-inset", "symbol-column", "symbol-spacing"),
    .measured(
      "`mac12-openpanel-sidebar`, 1x: headers of 11, semibold, 16 from the side, with their middle 9 above a row and 23 below the one before",
      in: .macos, of: "header-style", "header-weight", "header-height", "header-inset"),
    .measured(
      "`mac12-openpanel-sidebar`, 1x: 36 from the middle of a row to that of the next header", in: .macos,
      of: "header-spacing"),
    .measured(
      "`mac12-sidebar-navigator-2x`: levels 16 apart, with arrowheads of 8 before the symbols", in: .macos,
      of: "indent", "disclosure-column", "disclosure-size", "disclosure-weight", "leading-disclosure"),
    .measured(
      "`mac12-openpanel-sidebar`: coloured symbols of about 13", in: .macos, of: "symbol-size",
      "tinted-symbols"),
    .published(
      "the guidelines: titles of 13; the highlight has the accent colour while the sidebar has the focus",
      in: .macos, .macosGlass, of: "title-style", "badge-style", "tinted-selection"),
    .measured(
      "`mac12-openpanel-sidebar`, `-dark` and `mac26-openpanel-sidebar`, 1x: titles with a baseline 13 below the top of their line",
      in: .macos, .macosGlass, of: "title-rise"),
    .measured(
      "`mac12-openpanel-sidebar-dark`, 1x: a seventh more ink than white text on a window, in stems of 1.63 pixels for 1.48 and in higher capitals",
      in: .macos, of: "title-growth"),
    .measured(
      "`mac12-openpanel-sidebar`, `-dark`, 1x: headers that have an eighth more ink in light appearance, none in dark",
      in: .macos, of: "header-growth"),
    .derived(
      "macOS 11 to 15: no source has another", in: .macosGlass, of: "title-growth", "header-growth"),
    .chosen("the width that SwiftUI gives a sidebar at first", in: .macos, of: "width"),
    .derived("no effect: the sidebar does not float", in: .macos, of: "float-inset", "panel-radius", "blur"),
    .derived(
      "macOS 11 to 15 draw no panel", in: .macos, of: "floats", "saturation", "rim-width", "shadow"),
    .chosen(
      "no picture shows a disabled row, nor a list that begins without a header", in: .macos,
      of: "disabled-opacity", "padding"),
    .derived("the highlight's title keeps the contrast of white", in: .macos, of: "tinted-title"),
    .published(
      "the source lists of OS X: rows of 24 with highlights from edge to edge and gray symbols", in: .macos10,
      of: "row-height", "row-inset", "radius", "content-inset", "header-inset", "tinted-symbols"),
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .measured(
      "`mac26-openpanel-sidebar`, 1x: a panel 8 inside the window, rows of 32 that begin 10 below its top, symbols in the middle of 24, dark as text, titles 36 after the highlight's beginning",
      in: .macosGlass, of: "padding", "row-height", "symbol-column", "symbol-spacing", "symbol-size",
      "tinted-symbols", "floats", "float-inset"),
    .derived(
      "the window's corners of 26 with tools, less the inset", in: .macosGlass, of: "panel-radius"),
    .chosen(
      "no picture of macOS 26 shows a selected row of a sidebar", in: .macosGlass, of: "radius"),
    .derived(
      "the glass of iOS 26, measured; the machine of the pictures of macOS 26 drew none", in: .macosGlass,
      of: "blur", "saturation", "rim-width", "shadow"),
    .derived("macOS 11 to 15: no picture shows another", in: .macosGlass),
  ]

  private static let iosSources: [MeasureSource] = [
    .published(
      "UIKit: lists of sidebars have rows of 44, text of 17, headers of 20 with marks at their end, and columns of 320",
      in: .ios, of: "width", "row-height", "title-style", "badge-style", "header-style", "header-weight",
      "leading-disclosure"),
    .published(
      "UIKit's background of a selected row of a sidebar: the tint, with corners of 10", in: .ios,
      of: "radius", "tinted-selection"),
    .chosen("no picture of a sidebar of iPadOS is at hand", in: .ios, .ios7, .iosGlass),
    .published(
      "UITableView of iOS 7: plain rows of 44 with a gray highlight from edge to edge, text 15 from the side",
      in: .ios7, of: "padding", "row-inset", "radius", "content-inset", "header-inset", "tinted-selection",
      "row-height"),
    .derived("half the height of rows, as all that floats there", in: .iosGlass, of: "radius"),
    .derived("the glass of menus of iOS 26", in: .iosGlass, of: "blur", "saturation", "rim-width", "shadow"),
    .derived("iPadOS 13 to 18: watches have no sidebar", in: .watchos),
  ]

  private static let colorSources: [MeasureSource] = [
    .measured(
      "`mac12-openpanel-sidebar`, `-dark`, 1x: (236) and (86)", in: .macos, of: "color.sidebar-fill"),
    .measured(
      "`mac12-openpanel-sidebar`, `-dark`, 1x: (216) on (236), (115) on (86)", in: .macos,
      of: "color.sidebar-selection"),
    .measured(
      "`mac12-openpanel-sidebar`, `-dark`, 1x: (87) on (236), (241) on (86)", in: .macos,
      of: "color.sidebar-label"),
    .measured(
      "`mac12-openpanel-sidebar`, `-dark`, 1x: (76, 132, 255), (90, 170, 255)", in: .macos,
      of: "color.sidebar-symbol"),
    .derived("the label of the platform", in: .macos10, .macosGlass, of: "color.sidebar-label"),
    .derived("macOS 11 to 15, without an effect", in: .macosGlass, of: "color.sidebar-symbol"),
    .measured(
      "`mac12-openpanel-sidebar`, 1x: (177) on (236), (146) on (86)", in: .macos, of: "color.sidebar-header"),
    .chosen("OS X's gray of source lists, without its blue", in: .macos10, of: "color.sidebar-fill"),
    .derived("macOS 11 to 15", in: .macos10, of: "color"),
    .derived(
      "the fill of menus on glass; the machine of the pictures of macOS 26 drew (219)", in: .macosGlass,
      .iosGlass, of: "color.sidebar-fill"),
    .derived("macOS 11 to 15", in: .macosGlass, of: "color.sidebar-selection"),
    .measured(
      "`mac26-openpanel-sidebar`, 1x: (108) on (219)", in: .macosGlass, of: "color.sidebar-header"),
    .chosen(
      "white glass on a white window needs a line to be seen, dark glass has its light", in: .macosGlass,
      .iosGlass, of: "color.sidebar-rim"),
    .derived("no effect: the sidebar does not float", of: "color.sidebar-rim"),
    .published(
      "UIKit: the second background and the third fill; the gray of a pressed row before iOS 13", in: .ios,
      .ios7,
      .iosGlass, of: "color"),
    .derived("iPadOS 13 to 18", in: .watchos, of: "color"),
    .derived("one step towards the label, on an opaque surface", of: "increased-color"),
  ]
}
