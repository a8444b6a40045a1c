import MaquetteElements

extension StepperMetrics {
  static let sources: [MeasureSource] = iosSources + macosSources

  private static let iosSources: [MeasureSource] = [
    .measured(
      "a stepper of iOS 14 at 2x, `ios17-overlay-stepper`, 3x: 94 x 32, corners of an effective radius of 8.4, which continuous ones of 8.2 have, a line of 1 x 18, signs 13.5 long and 1.5 thick",
      in: .ios),
    .derived("a single line separates the halves", in: .ios, .ios7, .iosGlass, of: "separator-shade"),
    .derived("signs in the middle of their halves", in: .ios, .ios7, .iosGlass, of: "glyph-offset"),
    .derived("symbols as high as the plus", in: .ios, .ios7, .iosGlass, of: "symbol-size"),
    .derived("a stepper with a surface has a cover instead", in: .ios, .iosGlass, of: "pressed-tint-opacity"),
    .derived(
      "titles that are disabled have the tertiary label: 30 %", in: .ios, .iosGlass,
      of: "disabled-glyph-opacity"),
    .measured(
      "iOS 14: (224, 224, 229) on (239, 239, 244), the tertiary fill", in: .ios, under: .light,
      of: "color.stepper-track"),
    .published("UIKit's tertiary fill", in: .ios, under: .dark, of: "color.stepper-track"),
    .measured(
      "iOS 14: (203, 203, 209) on (224, 224, 229)", in: .ios, under: .light, of: "color.stepper-separator"),
    .derived("the line of segmented controls", in: .ios, under: .dark, of: "color.stepper-separator"),
    .derived("the system's fill, one step stronger", in: .ios, of: "color.stepper-pressed"),
    .derived(
      "no edge and no shade show", in: .ios, .iosGlass, of: "color.stepper-edge", "color.stepper-shade"),
    .derived(
      "the system's fills, lines or grays under increased contrast", in: .ios, .iosGlass,
      of: "increased-color"),

    .measured(
      "a picture of iOS 7's guidelines: 94 x 29, an outline of 1 in the tint, corners near 4, signs 1.4 thick",
      in: .ios7),
    .derived("iOS 13 to 18, and half a point for the longer lines of the era", in: .ios7, of: "glyph-length"),
    .derived("a pressed segment of the time", in: .ios7, of: "pressed-tint-opacity"),
    .derived(
      "`ios11-switch-off-disabled`: that system dims by one half", in: .ios7, of: "disabled-glyph-opacity"),
    .derived(
      "iOS 13 to 18: an outlined stepper has the tint instead", in: .ios7, of: "color", "increased-color"),

    .measured(
      "`ios26-overlay-stepper`, 3x, `ios26-stepper-1.5x`: a capsule of 93 in the middle of 94, a line of 1 x 24 with round ends, signs 13 long and 1.75 thick",
      in: .iosGlass),
    .measured(
      "`ios26-stepper-1.5x`: (238) on white", in: .iosGlass, under: .light, of: "color.stepper-track"),
    .measured(
      "iOS 26 in dark appearance: (18, 18, 19) on black", in: .iosGlass, under: .dark,
      of: "color.stepper-track"),
    .measured(
      "`ios26-stepper-1.5x`: (185) on (238); (84, 84, 87) on (18, 18, 19): the tertiary label", in: .iosGlass,
      of: "color.stepper-separator"),
    .derived("iOS 13 to 18", in: .iosGlass, of: "color.stepper-pressed"),
    .derived("iOS 13 to 18: watchOS has no stepper", in: .watchos),
  ]

  private static let macosSources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .published(
      "Tk's ttkMacOSXTheme: arrowheads 5 wide between the middles of their ends, 3.25 from the line",
      in: .macos10,
      of: "glyph-length", "glyph-offset", "color.stepper-pressed"),
    .derived(
      "the bezel is 1 higher than later, as push buttons are, without a line", in: .macos10,
      of: "size.height",
      "separator-width", "separator-shade"),
    .measured(
      "`mac-number-stepper`, 2x: 15 x 22 with the shadow, a bezel of 13 x 20 with the corners of a push button, arrowheads 7.0 x 4.25, a line of 1 with shades of 2 on both sides",
      in: .macos),
    .derived(
      "the bezel has its shadow instead of a line", in: .macos, .macosGlass, of: "edge-width",
      "color.stepper-edge"),
    .derived("symbols as wide as the arrowheads", in: .macos, .macosGlass, of: "symbol-size"),
    .derived("steppers of macOS have a cover instead", in: .macos, .macosGlass, of: "pressed-tint-opacity"),
    .measured(
      "`mac26-openpanel-sidebar`, 1x: what is disabled has the tertiary label, (182) on (245), 30 % of the label",
      in: .macosGlass,
      of: "disabled-glyph-opacity"),
    .derived("macOS 26, where it is measured", in: .macos, of: "disabled-glyph-opacity"),
    .measured(
      "`mac-number-stepper`, `mac-datepicker-textual`: 208 to 214 on white", in: .macos, under: .light,
      of: "color.stepper-separator", "color.stepper-shade"),
    .derived(
      "the line between bezels in the dark: darker than the bezel by as much", in: .macos, under: .dark,
      of: "color.stepper-separator", "color.stepper-shade"),
    .derived("the cover of a pressed bezel", in: .macos, of: "color.stepper-pressed"),
    .derived("a bezel is drawn instead", in: .macos, .macosGlass, of: "color.stepper-track"),
    .derived(
      "lines of one half; covers and shades one step stronger", in: .macos, .macosGlass, of: "increased-color"
    ),

    .measured("a stepper of macOS 26 at 1x: 20 x 26, flat, a line of 1 across it", in: .macosGlass),
    .derived(
      "its push button, which has corners of 6 at a height of 26", in: .macosGlass, of: "corner-radius",
      "corner-smoothing"),
    .measured(
      "`mac26-openpanel-sidebar`, 1x: arrowheads of pop-up buttons are 7 x 4.1 as on macOS 11 to 15",
      in: .macosGlass, of: "glyph-length", "glyph-width"),
    .derived("macOS 11 to 15", in: .macosGlass, of: "glyph-offset", "color.stepper-pressed"),
    .measured(
      "a stepper of macOS 26 at 1x: (212) on (235)", in: .macosGlass, under: .light,
      of: "color.stepper-separator"),
    .derived("the light line, in white", in: .macosGlass, under: .dark, of: "color.stepper-separator"),
    .derived("flat: without shades", in: .macosGlass, of: "color.stepper-shade"),
  ]
}
