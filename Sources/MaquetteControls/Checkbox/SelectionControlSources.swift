package import MaquetteElements

extension CheckboxMetrics {
  package static let sources: [MeasureSource] =
    SelectionControlMetrics.sources + [
      .measured(
        "`mac-checkbox-on`, 2x: a box of 14 with corners of 3.5, a check mark of 2 with round ends",
        in: .macos),
      .measured(
        "`mac-checkbox-on`, 2x: from (35, 134, 255) to (0, 111, 255) for an accent of (0, 122, 255), and a shadow of 30 % of the tint",
        in: .macos, under: .light, of: "look"),
      .derived("radio buttons, `mac12-radio-3-dark`", in: .macos, under: .dark, of: "look"),
      .measured(
        "`mac12-checkbox-off-on-mixed`, 1x: a dash of 9.45 x 2.4", in: .macos, of: "dash-length", "dash-width"
      ),
      .measured(
        "`mac26-checkbox-on-dark`, 1x: a box of 16 with continuous corners of 4.6, flat, a check mark of 2.1",
        in: .macosGlass),
      .derived("the dark look, which is flat", in: .macosGlass, under: .light, of: "look"),
      .derived(
        "macOS 12: the check mark, 7.4 wide in both systems, did not grow with the box", in: .macosGlass,
        of: "dash-length", "dash-width"),
      .derived("radio buttons; checkboxes have no dot", of: "dot-diameter"),
    ] + colorSources

  private static let colorSources: [MeasureSource] = [
    .measured(
      "`mac12-checkbox-off-on-mixed`, 1x: white", in: .macos, under: .light, of: "color.box-fill",
      "color.box-fill-end"),
    .measured(
      "`mac12-checkbox-off-on-mixed`, 1x: on white, a rim of (203), at the top (180) with the inner shade",
      in: .macos, under: .light, of: "color.box-rim"),
    .measured(
      "macOS 11, 2x: 224, 235, 245 and 253 from the top", in: .macos, under: .light,
      of: "color.box-inner-shadow"),
    .measured(
      "`mac12-checkbox-off-on-mixed`, `mac12-radio-3`: neither a highlight nor a shadow below what is off",
      in: .macos,
      under: .light, of: "color.box-highlight", "color.box-shadow"),
    .measured(
      "`mac12-radio-3-dark`, 1x: off, a gradient of white with a highlight above it and a shadow around it, and no rim",
      in: .macos, under: .dark, of: "color"),
    .measured(
      "macOS 26, 1x: (223) on white", in: .macosGlass, under: .light, of: "color.box-fill",
      "color.box-fill-end"),
    .measured(
      "`mac26-radio-2-dark`, 1x: white of 10 %", in: .macosGlass, under: .dark, of: "color.box-fill",
      "color.box-fill-end"),
    .measured("`mac26-radio-2-dark`, and macOS 26 in light appearance: flat", in: .macosGlass, of: "color"),
    .derived("the standard look, one step towards opaque, and a rim", of: "increased-color"),
  ]
}

extension RadioMetrics {
  static let sources: [MeasureSource] =
    SelectionControlMetrics.sources + [
      .measured("`mac12-radio-3`, 1x: a circle of 14 with a dot of 6", in: .macos),
      .derived(
        "checkboxes, `mac-checkbox-on`; `mac12-radio-3` has the same gradient", in: .macos, under: .light,
        of: "look"),
      .measured(
        "`mac12-radio-3-dark`, 1x: gradient, and a dot of 84 %", in: .macos, under: .dark, of: "look"),
      .measured(
        "`mac26-radio-2-dark`, 1x: a circle of 16, flat, with a dot of the area of 4.9", in: .macosGlass),
      .derived("the dark look, which is flat", in: .macosGlass, under: .light, of: "look"),
      .derived(
        "checkboxes of the same system", in: .macos, .macosGlass, of: "mark-width", "check-mark",
        "dash-length",
        "dash-width"),
    ]
}

extension SelectionControlMetrics {
  /// What checkboxes and radio buttons have in common.
  fileprivate static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .published("WebKit's table of native controls of that time: 14, 12 and 10", in: .macos10, of: "*.side"),
    .published(
      "Tk's ttkMacOSXTheme: corners of 4, a dot of 6", in: .macos10, of: "corner-radius", "dot-diameter"),
    .published("Tk's ttkMacOSXTheme: tints, line and shadow of a bezel", in: .macos10, of: "bezel"),
    .derived(
      "macOS of the same era, for iOS and watchOS have neither; sizes grow with the title's", in: .ios7, .ios,
      .iosGlass, .watchos),
    .published("WebKit's table of native controls", in: .macos, of: "mini.side", "small.side"),
    .derived(
      "the sizes of macOS 11 to 15, two more, as the measured one", in: .macosGlass, of: "mini.side",
      "small.side"),
    .published(
      "the platform's font sizes for controls: 13, 11 and 9", in: .macos, .macosGlass,
      of: "*.reference-title-size", "*.title-style", "*.title-scale"),
    .measured(
      "`mac-checkbox-on`, 2x, and `mac12-checkbox-off-on-mixed`, 1x: the title is 6 beside the box, whose middle is 4.875 above its baseline, rounded to pixels",
      in: .macos, of: "middle-height", "title-spacing"),
    .measured(
      "`mac26-checkbox-on-dark`, `mac26-radio-2-dark`, 1x: the title is 6 beside the box", in: .macosGlass,
      of: "title-spacing"),
    .derived(
      "macOS 11 to 15", in: .macosGlass, of: "middle-height", "rim-width", "inactive-rim",
      "inner-shadow-sigma",
      "inner-shadow-offset", "shadow-sigma", "shadow-offset"),
    .published(
      "AppKit's pitch of 20 between boxes, and Interface Builder's 8 between a label and its control",
      of: "row-spacing", "label-spacing"),
    .chosen("groups in a row have no standard distance", of: "column-spacing"),
    .measured(
      "macOS 11, 2x, and `mac12-checkbox-off-on-mixed`, 1x: rims of half a point, at least a pixel, with an inner shade",
      in: .macos, of: "rim-width", "inner-shadow-sigma", "inner-shadow-offset"),
    .measured(
      "macOS 11, 2x, in an inactive window: a rim of (206), at the top (193)", in: .macos, of: "inactive-rim"),
    .measured(
      "`mac-checkbox-on`, 2x, and `mac12-radio-3-dark`, 1x: shadow and highlight", in: .macos,
      of: "shadow-sigma",
      "shadow-offset", "highlight-height"),
    .derived("switches, which dim by one half on iOS 11", of: "disabled-opacity"),
    .published(
      "appkit_ui_elements, a re-creation: black, in dark appearance white, of 20 %", of: "pressed-opacity"),
    .derived(
      "text fields: a ring of half the accent colour, 3 outside on macOS 26", of: "focus-ring-width",
      "focus-ring-opacity"),
  ]
}
