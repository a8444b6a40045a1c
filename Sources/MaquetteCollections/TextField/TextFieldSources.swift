package import MaquetteElements

extension TextFieldMetrics {
  package static let sources: [MeasureSource] = iosSources + macosSources + colorSources

  private static let iosSources: [MeasureSource] = [
    .measured(
      "`ios-textfield-rounded-number` and others of iOS 14 to 17, 3x: 34 high", in: .ios, of: "height"),
    .measured(
      "`ios-textfield-rounded-number`, 3x: text 7 to 8 from the border, corners of 4.7 to 5", in: .ios,
      of: "text-inset", "corner-radius", "bezel"),
    .derived("continuous, as other corners of iOS", in: .ios, of: "corner-smoothing"),
    .published("Flutter: 6 above and below the text", in: .ios, of: "vertical-inset"),
    .published("the guidelines: body text", of: "text-style"),
    .published("UIKit: round-rect fields are 30 high until iOS 12", in: .ios7, of: "height"),
    .derived("the field's height, with text of 22", in: .ios7, of: "vertical-inset"),
    .measured("a rounded field of iOS 26: 34.0 high", in: .iosGlass, of: "height"),
    .published(
      "Flutter, which inspected iOS 12 to 14: a caret of 2, a selection of 20 %, handles of 12", in: .ios,
      of: "caret-width", "caret-round", "caret-tinted", "selection-tinted", "selection-opacity",
      "handle-diameter"),
    .chosen("room for some words", in: .ios, .macos, of: "ideal-width"),
    .chosen(
      "no picture shows a field with a symbol or a button", in: .ios, .macos, of: "accessory-spacing",
      "symbol-column",
      "clear-button-size"),
    .chosen(
      "no picture shows a secure field: the bullets of a system font", in: .ios, .macos, of: "dot-diameter",
      "dot-pitch"),
    .chosen(
      "the platforms have no such style or look: twice or once the border, a line of small text", in: .ios,
      .macos,
      of: "focused-line-width",
      "error-border-width", "error-spacing", "error-style"),
    .derived(
      "fields have no shadow and no ring", in: .ios, of: "shadow-height", "focus-ring-width",
      "focus-ring-reach", "focus-ring-radius", "focus-ring-opacity"),
    .derived("iOS 13 to 18: no source has another", in: .ios7, .iosGlass),
    .derived("iOS 13 to 18: watchOS has no field with a border", in: .watchos),
  ]

  private static let macosSources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .measured(
      "`mac-textfield`, 2x: 20 with its rims of one pixel, half a point of shadow below, text 4 from the edge",
      in: .macos, of: "height", "text-inset", "vertical-inset", "corner-radius", "corner-smoothing", "bezel",
      "shadow-height"),
    .measured(
      "`mac12-textfields-focus`, 1x: a ring of 4, of which 2 outside, with outer corners of 3.5, of one half of blue",
      in: .macos, of: "focus-ring-width", "focus-ring-reach", "focus-ring-radius", "focus-ring-opacity"),
    .published(
      "AppKit: an insertion point of one point in the colour of text, a selection in its own colour",
      in: .macos,
      of: "caret-width", "caret-round", "caret-tinted", "selection-tinted"),
    .derived(
      "the documented selection, (179, 215, 255), is blue of 30 %", in: .macos, of: "selection-opacity"),
    .derived("macOS has no handles", in: .macos, of: "handle-diameter"),
    .measured(
      "a field of macOS 26 at 1x: 26 high without a foot, a ring of 3 around it", in: .macosGlass,
      of: "height", "shadow-height", "focus-ring-width", "focus-ring-reach"),
    .published(
      "AppKit's text insertion indicator, since macOS 14 round and in the accent colour", in: .macosGlass,
      of: "caret-round", "caret-tinted"),
    .derived("the caret of iOS, which the indicator resembles", in: .macosGlass, of: "caret-width"),
    .measured(
      "a field of macOS 11 to 15: corners of an effective radius of 5.6, as continuous ones of 5.5 have; ink that begins at 7.5, as it does with an inset of 7",
      in: .macos, of: "rounded-bezel-inset", "rounded-bezel-radius"),
    .derived(
      "the rounded bezel of macOS 11 to 15; elsewhere the usual border", of: "rounded-bezel-inset",
      "rounded-bezel-radius"),
    .derived("macOS 11 to 15: no source has another", in: .macosGlass),
  ]

  private static let colorSources: [MeasureSource] = [
    .measured("`ios-textfield-rounded-number`, 3x: white", in: .ios, under: .light, of: "color.field-fill"),
    .published(
      "Flutter, which inspected iOS 13", in: .ios, of: "color.field-fill", "color.field-border",
      "color.field-disabled-fill"),
    .measured(
      "`ios-textfield-rounded-number`, 3x: (204, 204, 204) on white", in: .ios, under: .light,
      of: "color.field-border"),
    .measured(
      "a rounded field of iOS 26: (204, 204, 204) on white", in: .iosGlass, under: .light,
      of: "color.field-border"),
    .derived("no foot and no shadow below the border", of: "color.field-foot", "color.field-shadow"),
    .published("Flutter, which inspected iOS 14", in: .ios, of: "color.field-clear-button"),
    .derived(
      "blue of one half, as on macOS; fields of iOS do not show it, other controls do",
      of: "color.field-focus-ring"),
    .derived("blue of `selection-opacity`", of: "color.field-selection"),
    .derived("the separator", of: "color.field-underline"),
    .derived("red", of: "color.field-error"),
    .derived("the same colour, one step towards opaque", of: "increased-color"),
    .derived(
      "red, blue and the separator under increased contrast", of: "increased-color.field-error",
      "increased-color.field-focus-ring", "increased-color.field-selection", "increased-color.field-underline"
    ),
    .measured(
      "`mac-textfield`, 2x: white, rims of (215) and below (177) on (233), a shadow of (205)", in: .macos,
      under: .light,
      of: "color.field-fill", "color.field-border", "color.field-foot", "color.field-shadow"),
    .measured(
      "`mac12-textfields-focus` in dark appearance, 1x: (40), rims of (56) and below (87) on (28)",
      in: .macos,
      under: .dark, of: "color.field-fill", "color.field-border", "color.field-foot"),
    .derived(
      "the shadow of light appearance, darker as the window is", in: .macos, under: .dark,
      of: "color.field-shadow"),
    .measured(
      "`mac12-textfields-focus` and its dark variant, 1x: (128, 175, 247) on white, (14, 95, 139) on (28)",
      in: .macos,
      of: "color.field-focus-ring"),
    .published("NSColor's documented default", in: .macos, under: .light, of: "color.field-selection"),
    .measured(
      "the dark variant of `mac12-textfields-focus`, 1x: (51, 89, 126)", in: .macos, under: .dark,
      of: "color.field-selection"),
    .derived("the fill at one half", in: .macos, of: "color.field-disabled-fill"),
    .derived("the secondary label, as the placeholder's symbols", in: .macos, of: "color.field-clear-button"),
    .measured(
      "a field of macOS 26 at 1x: (243) on white, no foot", in: .macosGlass, under: .light,
      of: "color.field-border", "color.field-foot"),
    .derived("no foot, as in light appearance", in: .macosGlass, under: .dark, of: "color.field-foot"),
    .measured(
      "a field of macOS 26 at 1x: (128, 179, 250) on white", in: .macosGlass, under: .light,
      of: "color.field-focus-ring"),
    .derived("red of macOS 26", in: .macosGlass, of: "color.field-error"),
    .derived(
      "macOS 11 to 15, which no source contradicts", in: .macosGlass,
      of: "color.field-selection", "color.field-shadow"),
    .derived(
      "macOS 11 to 15, as in light appearance", in: .macosGlass, under: .dark, of: "color.field-focus-ring"),
  ]
}
