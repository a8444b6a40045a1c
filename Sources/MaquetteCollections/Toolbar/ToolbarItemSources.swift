package import MaquetteElements

extension ToolbarItemMetrics {
  package static let sources: [MeasureSource] = [
    .derived("macOS: no other platform has such toolbars", in: .ios7, .ios, .iosGlass, .watchos),
    .measured(
      "`mac11-settings-toolbar`, 1x: the chosen item is 44 high with 7 beside a label of 11, (238.5) on 252 with corners of 6, and adjoins the next",
      in: .macos, of: "labelled-height", "label-padding", "label-size", "radius", "on-opacity", "row-spacing",
      "pane-spacing"),
    .measured(
      "`mac11-settings-toolbar`, 1x: symbols have their middle 15 below an item's top, the baselines of labels lie 37.6 below it, and the line 51 below it",
      in: .macos, of: "image-height", "label-spacing", "row-height", "row-bottom"),
    .measured(
      "`mac11-settings-toolbar`, 1x: (67) and (119) on (252)", in: .macos, under: .light,
      of: "color.toolbar-symbol", "color.toolbar-label"),
    .derived(
      "white instead of black", in: .macos, under: .dark, of: "color.toolbar-symbol", "color.toolbar-label"),
    .published(
      "macos_ui, `ToolBarIconButton`: symbols in a box of 20 in buttons at least 26 high and at most 48 wide",
      in: .macos,
      of: "height", "min-width", "padding", "symbol-size"),
    .measured(
      "`mac12-openpanel-toolbar`, 1x: bezels of 22, an arrow 7 wide", in: .macos, of: "bordered-height",
      "arrow-width", "arrow-line", "arrow-spacing"),
    .measured("`mac12-openpanel-toolbar-dark`, 1x: 8 between buttons", in: .macos, of: "spacing"),
    .published("the guidelines: controls have titles of 13", in: .macos, of: "title-size"),
    .derived("menu buttons with a symbol and a title", in: .macos, of: "symbol-spacing"),
    .measured("a window of macOS 12 at 2x: 52 with labels of 11", in: .macos, of: "labelled-bar"),
    .chosen("two arrows, and a gap as beside an item", in: .macos, of: "overflow-width"),
    .chosen(
      "no picture shows a pressed one: twice the fill of one that is on", in: .macos, of: "pressed-opacity"),
    .measured(
      "`mac26-openpanel-sidebar`, 1x: arrows of a disabled button are (176) on (235), 30 % of the label",
      in: .macosGlass, of: "disabled-opacity"),
    .derived("macOS 26, as image buttons", in: .macos, of: "disabled-opacity"),
    .published(
      "the reference of NSToolbarItem: items have no border unless asked for", in: .macos, of: "bordered"),
    .chosen("no glass", in: .macos, of: "glass"),
    .derived("one step towards the label", in: .macos, of: "increased-color"),
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .derived("push buttons of macOS 10 on bars of 38", in: .macos10, of: "bordered", "radius", "symbol-size"),
    .chosen(
      "bezels with labels and 8 around them, as between buttons", in: .macos10, .macosGlass,
      of: "labelled-bar", "row-spacing"),
    .chosen(
      "glass with labels, and as much room around it as in a bar", in: .macosGlass, of: "row-height",
      "row-bottom"),
    .derived("macOS 11 to 15: no picture shows another", in: .macosGlass),
    .chosen(
      "capsules with 8 above and below them in a bar of 52", in: .macosGlass, of: "height", "bordered-height",
      "radius", "overflow-width"),
    .derived(
      "the glass buttons of iOS 26 (`ios26-navbar-glass-buttons`), as large in 36 as theirs in 44",
      in: .macosGlass,
      of: "symbol-size", "padding"),
    .published(
      "the guidelines of macOS 26: the items of toolbars stand on glass, which those of a group share",
      in: .macosGlass, of: "glass"),
    .chosen(
      "items on glass are bordered, which the guidelines of macOS 26 show", in: .macosGlass, of: "bordered"),
    .chosen("visible on glass", in: .macosGlass, of: "on-opacity"),
    .derived("titles on the glass of iOS 26", in: .macosGlass, of: "color.toolbar-symbol"),
  ]
}
