import MaquetteElements

extension WindowMetrics {
  static let sources: [MeasureSource] =
    [.derived("macOS: no other platform has such windows", in: .ios7, .ios, .iosGlass, .watchos)]
    + macosSources + macosColors + glassSources

  private static let macosSources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .published(
      "react-desktop, for 10.11: a bar of 22, and of 38 with tools, corners of 5, buttons with lines of 1, 7 from the edge, titles that are not bold",
      in: .macos10, of: "radius", "sheet-radius", "title-bar-height", "toolbar-height", "button-edge",
      "button-inset",
      "toolbar-button-inset", "title-style", "toolbar-title-style"),
    .published(
      "react-desktop, for 10.11", in: .macos10, under: .light, of: "color.title-bar", "color.title-bar-end",
      "color.inactive-title-bar", "color.window-line", "color.window-button-inactive"),
    .measured(
      "`mac12-sidebar-navigator-2x` and `mac12-tabview`: effective radii of 10.2, which a continuous corner of 10 has",
      in: .macos, of: "radius"),
    .measured(
      "`mac12-alert`, 1x: an effective radius of 9.6, as windows have", in: .macos, of: "sheet-radius"),
    .measured(
      "`mac12-tabview`, 1x: a bar of 28, buttons of 12 with 8 between them and beside them", in: .macos,
      of: "title-bar-height", "button-diameter", "button-spacing", "button-inset"),
    .measured(
      "a window of macOS 12 at 2x: a bar of 52 with a bold title of 15", in: .macos,
      of: "toolbar-height", "toolbar-title-style"),
    .measured(
      "`mac12-sidebar-navigator-2x`: one pixel of 2x; at 1x `mac12-tabview` has a whole one", in: .macos,
      of: "button-edge"),
    .derived(
      "as far from the side as from the top, as in bars of 28 and 32, and of 38 (13, `mac12-sidebar-navigator-2x`)",
      in: .macos, .macosGlass, of: "toolbar-button-inset"),
    .derived("other windows", in: .macos10, .macos, of: "columns-radius"),
    .published(
      "AppKit of macOS 26: windows with toolbars have rounder corners, which those of a floating sidebar follow",
      in: .macosGlass,
      of: "columns-radius"),
    .published("the guidelines: 13 points bold", in: .macos, .macosGlass, of: "title-style"),
    .measured(
      "`mac12-tabview`, 1x: a title in the middle of the bar", in: .macos, of: "title-inset", "title-rise"),
    .derived("no effect: content begins below bars", in: .macos, of: "fade-reach"),
    .derived("content under the bars of iOS 26", in: .macosGlass, of: "fade-reach"),
    .published(
      "the guidelines of OS X on layout: 20 from a window's edges, 12 between groups of controls",
      in: .macos, .macosGlass, of: "content-inset", "content-spacing"),
    .measured(
      "`mac12-tabview`, `-dark`: a line of one pixel outside the window in light appearance, inside it in dark",
      in: .macos, of: "edge-reach"),
    .measured(
      "`mac12-tabview`, `-dark` and `mac11-settings-toolbar`, 1x: one Gaussian fits left, top and bottom to 0.6 %; 40 % in light appearance, 70 % in dark",
      in: .macos, of: "shadow"),
    .chosen(
      "no picture: the active window's in the proportions of a shadow two thirds as high", in: .macos,
      .macosGlass,
      of: "inactive-shadow"),
  ]

  private static let macosColors: [MeasureSource] = [
    .derived(
      "white over the window: of 65 % in light appearance (251 on 244 in `mac12-tabview`, 252 on 246 in `mac11-settings-toolbar`), of 9 % in dark (48 on 28)",
      in: .macos, of: "color.title-bar", "color.title-bar-end"),
    .chosen("no picture: half the white of the active window's", in: .macos, of: "color.inactive-title-bar"),
    .measured(
      "`mac12-tabview`, `-dark`, 1x: (74) on (251) and (161) on (48)", in: .macos, of: "color.window-title"),
    .measured(
      "`mac12-tabview`, 1x: black of 15 %; white of 20 % in `mac12-tabview-dark` and `mac12-alert-dark`",
      in: .macos, of: "color.window-edge"),
    .measured(
      "`mac12-tabview-dark`, `mac12-alert-dark`: (8) beside the shadow; none in light appearance", in: .macos,
      of: "color.window-outline"),
    .measured(
      "`mac12-tabview`, `-dark`: (201) below (251), black below (48)", in: .macos, of: "color.window-line"),
    .measured(
      "`mac12-sidebar-navigator-2x`: (255, 95, 87), (254, 188, 45), (40, 200, 64); in dark appearance `mac12-tabview-dark` has the colours of `mac12-tabview`",
      in: .macos, of: "color.window-close", "color.window-minimize", "color.window-zoom"),
    .derived(
      "the disabled buttons of an active window, `mac11-settings-toolbar`: (226)", in: .macos, under: .light,
      of: "color.window-button-inactive"),
    .chosen(
      "no picture of an inactive or disabled button in dark appearance", in: .macos,
      under: .dark,
      of: "color.window-button-inactive"),
    .measured(
      "`mac12-sidebar-navigator-2x`: (225) on (255); `mac12-tabview-dark`: (250) on (255)", in: .macos,
      of: "color.window-button-edge"),
    .derived("the same line at one half or more", in: .macos, .macosGlass, of: "increased-color"),
    .derived(
      "one step towards the label, and of buttons", in: .macos, .macosGlass,
      of: "increased-color.window-title", "increased-color.window-button-inactive"),
  ]

  private static let glassSources: [MeasureSource] = [
    .derived("macOS 11 to 15: no picture shows another", in: .macosGlass),
    .measured(
      "`mac26-openpanel-sidebar`, `mac26-groupbox`, 1x: continuous corners of 16.5 at best, which we read as 16",
      in: .macosGlass, of: "radius"),
    .measured(
      "`mac26-alert-2`, 1x: continuous corners of 26.75 at best, which we read as 26", in: .macosGlass,
      of: "sheet-radius"),
    .measured(
      "`mac26-groupbox`, 1x: a bar of 32 with its line, buttons of 14 with 9 between them and beside them",
      in: .macosGlass, of: "title-bar-height", "button-diameter", "button-spacing", "button-inset"),
    .measured(
      "`mac26-dialog-buttons`, `mac26-groupbox`, `mac26-popover`, `mac26-tabview`, 1x: windows of 246 to 432, whose titles begin 84 from the edge, 15 after the buttons, with a baseline 21 below the top",
      in: .macosGlass, of: "title-inset", "title-rise"),
    .measured(
      "`mac26-groupbox`, 1x: white, as the window", in: .macosGlass, under: .light,
      of: "color.title-bar", "color.title-bar-end"),
    .derived(
      "the window, as the bar of an active window in light appearance", in: .macosGlass,
      of: "color.title-bar", "color.title-bar-end", "color.inactive-title-bar"),
    .measured(
      "`mac26-groupbox`, `mac26-tabview`, 1x: (89) on white", in: .macosGlass, under: .light,
      of: "color.window-title"),
    .measured(
      "`mac26-groupbox`, 1x: (230) on white", in: .macosGlass, under: .light, of: "color.window-line"),
    .derived(
      "half the line of macOS 11 to 15, as in light appearance", in: .macosGlass, under: .dark,
      of: "color.window-line"),
    .measured(
      "`mac26-groupbox`, 1x: (255, 92, 95), (250, 200, 0), (52, 199, 89)", in: .macosGlass, under: .light,
      of: "color.window-close", "color.window-minimize", "color.window-zoom"),
    .derived(
      "the colours of light appearance, as on macOS 11 to 15", in: .macosGlass, under: .dark,
      of: "color.window-close", "color.window-minimize", "color.window-zoom"),
    .derived(
      "the disabled buttons of an active window, `mac26-dialog-buttons`: (220)", in: .macosGlass,
      under: .light,
      of: "color.window-button-inactive"),
    .measured(
      "`mac26-dialog-buttons`, 1x: (212) on (220); 5 % less light in wide colour fits the coloured ones too",
      in: .macosGlass, under: .light, of: "color.window-button-edge"),
  ]
}
