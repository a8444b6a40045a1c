import MaquetteElements

extension SegmentedControlMetrics {
  static let sources: [MeasureSource] = sharedSources + iosSources + macosSources

  private static let sharedSources: [MeasureSource] = [
    .chosen(
      "without a picture of a known scale: the title's size, on iOS a third more", of: "*.symbol-size"),
    .chosen("the least padding before contents shrink", of: "minimum-inset"),
    .chosen("without a picture of a symbol beside a title", of: "symbol-spacing"),
    .derived(
      "text fields: a ring of half the accent colour, 3 outside", of: "focus-ring-width", "focus-ring-opacity"
    ),
    .derived("switches, which dim by one half on iOS 11", of: "disabled-thumb-opacity"),
    .derived("no tinted looks but those of iOS 7", of: "tinted", "pressed-tint-opacity"),
    .derived(
      "no effect: the thumb becomes no lens", of: "lens-reach", "lens-stretch", "lens-tint-opacity"),
    .derived(
      "the standard look, one step towards opaque, as the system's fills, and an edge on macOS",
      of: "increased-color"),
  ]

  private static let iosSources: [MeasureSource] = [
    .measured(
      "`ios17-overlay-segmentedcontrol`, 3x: 32 high, segments of 87 that are 1 apart around titles of 67, the thumb 2 inside; separators of 1 x 18",
      in: .ios),
    .measured(
      "iOS 14 and 17: a track of an effective radius of 8.4, a thumb of 6.2, as continuous corners of 8.2 and 6 have",
      in: .ios, of: "medium.track-radius", "medium.thumb-radius", "corner-smoothing"),
    .measured(
      "iOS 17, 3x: 12 % black, sigma 3, 3 down, which fits three sides and ends at the track", in: .ios,
      of: "thumb-shadow", "clips-shadows"),
    .derived(
      "the platform's titles of 13; the wider glyphs of our font leave 9 of an inset of 10", in: .ios,
      of: "medium.content-inset"),
    .derived(
      "UIKit has one size: corners, separators and insets in proportion to heights of 28 and 24", in: .ios7,
      .ios,
      .iosGlass, of: "mini", "small"),
    .published(
      "Flutter's reading of the platform: a pressed title fades to 20 %, a pressed thumb shrinks to 95 %",
      in: .ios, of: "pressed-scale", "pressed-title-opacity"),
    .published(
      "UIKit: a tint of the selected segment leaves its title as it is", in: .ios, of: "title-on-tint"),
    .measured(
      "the guidelines' picture of iOS 7, about 1.4 pixels a point: an outline in the tint around a height of 29",
      in: .ios7),
    .derived(
      "the stepper of iOS 7: a line of 1, a radius of 4", in: .ios7, of: "medium.track-radius",
      "edge-width", "separator-width", "spacing"),
    .derived(
      "iOS 13 to 18", in: .ios7, of: "medium.title-size", "medium.content-inset", "clips-shadows"),
    .derived(
      "the selected segment is filled with the tint", in: .ios7, of: "title-on-tint", "medium.thumb-radius",
      "thumb-inset", "tinted"),
    .derived(
      "the stepper: a pressed part has the tint rather than another size", in: .ios7, of: "pressed-scale",
      "pressed-title-opacity", "pressed-tint-opacity"),
    .derived("disabled, its tint is gray", in: .ios7, of: "disabled-thumb-opacity"),
    .measured(
      "`ios26-segmented-3`, 3x: capsules, no separators, the thumb 2 inside its segment and without a shadow, titles of 13 in medium and semibold",
      in: .iosGlass),
    .measured("a snapshot of iOS 26.2, 3x: 32 high", in: .iosGlass, of: "medium.height"),
    .derived(
      "iOS 13 to 18", in: .iosGlass, of: "medium.content-inset", "medium.separator-length", "title-on-tint",
      "pressed-title-opacity"),
    .derived(
      "`ios26-segmented-press-f24`: a pressed thumb becomes a lens, and titles keep their size",
      in: .iosGlass, of: "pressed-scale"),
    .measured(
      "`ios26-segmented-press-f15`, about 1.79x: a lens of 157 x 38.5 between segments of 125 x 32",
      in: .iosGlass, of: "lens-reach", "lens-stretch"),
    .measured(
      "`ios26-segmented-red-press-f4`: (226, 206, 212) in a lens over a track of (233)", in: .iosGlass,
      of: "lens-tint-opacity"),
    .derived("iOS 13 to 18", in: .watchos),
    .measured(
      "`ios17-overlay-segmentedcontrol` and iOS 14: (238, 238, 239) on white and (224, 224, 229) on (239, 239, 244), the tertiary fill",
      in: .ios, under: .light, of: "color.segment-track"),
    .published("UIKit's tertiary fill", in: .ios, under: .dark, of: "color.segment-track"),
    .derived(
      "the track of an active window: iOS has no other", in: .ios7, .ios, .iosGlass, .watchos,
      of: "color.segment-inactive-track"),
    .measured(
      "`ios26-segmented-3`: (238, 238, 239) on white", in: .iosGlass, under: .light, of: "color.segment-track"
    ),
    .measured("iOS 26: (28, 28, 31) on black", in: .iosGlass, under: .dark, of: "color.segment-track"),
    .measured("`ios26-segmented-3`: white", in: .iosGlass, under: .light, of: "color.segment-thumb"),
    .measured(
      "iOS 26: (89, 89, 95) on (28, 28, 31), the tertiary label", in: .iosGlass, under: .dark,
      of: "color.segment-thumb"),
    .measured("iOS 14 and 17: white", in: .ios, under: .light, of: "color.segment-thumb"),
    .published("Flutter's thumb in dark appearance", in: .ios, under: .dark, of: "color.segment-thumb"),
    .measured(
      "iOS 14 and 17: (214, 214, 217) on white and (203, 203, 209) on (239, 239, 244)", in: .ios,
      under: .light,
      of: "color.segment-separator"),
    .published(
      "Flutter's separator, one colour in both appearances", in: .ios, under: .dark,
      of: "color.segment-separator"),
    .derived(
      "without a track or an edge of its own", in: .ios7, of: "color.segment-track",
      "color.segment-inactive-track"),
    .derived(
      "iOS 13 to 18; the control has the tint instead", in: .ios7, of: "color.segment-thumb",
      "color.segment-separator"),
    .derived("iOS 13 to 18; there are no separators", in: .iosGlass, of: "color.segment-separator"),
    .derived("without an edge", in: .ios, .ios7, .iosGlass, .watchos, of: "color.segment-edge"),
    .derived(
      "pressed thumbs shrink instead", in: .ios, .ios7, .iosGlass, .watchos, of: "color.segment-pressed"),
  ]

  private static let macosSources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .derived(
      "the push button of that system: heights, corners and lines", in: .macos10, of: "*.height",
      "*.track-radius",
      "*.thumb-radius", "*.separator-length", "thumb-inset", "corner-smoothing"),
    .published(
      "Tk's tabs, ttkMacOSXTheme: lines between segments, the chosen one blue or, in a window behind, gray",
      in: .macos10,
      of: "bezel", "color.segment-thumb", "color.segment-separator"),
    .measured(
      "`mac12-tabs-segment`, 1x, tabs that are drawn as a segmented control: 22 high, segments without a gap, the thumb 1 inside its segment, separators of 1 x 12",
      in: .macos),
    .published("re-creations of macOS: heights of 18 and 14", in: .macos, of: "mini.height", "small.height"),
    .derived(
      "the regular size, in proportion to the heights", in: .macos, of: "mini", "small"),
    .published(
      "the platform's font sizes for controls: 13, 11 and 9", in: .macos, .macosGlass, of: "*.title-size"),
    .chosen(
      "tabs have 14, controls less; no picture shows one at its own width", in: .macos,
      of: "medium.content-inset"),
    .measured(
      "`mac12-tabview-dark`, 1x: a thumb of an effective radius of 4.8", in: .macos,
      of: "medium.thumb-radius"),
    .derived("the corners of a push button, circular ones of 5", in: .macos, of: "corner-smoothing"),
    .derived("one more than the thumb's, which is 1 inside", in: .macos, of: "medium.track-radius"),
    .derived(
      "a push button's bezel, `mac-push-wide`, 2x: 210 above, and 178, 208, 223 and 230 below it on 233",
      in: .macos, of: "thumb-shadow", "clips-shadows"),
    .derived(
      "the bezel of a push button: it keeps its size", in: .macos, of: "pressed-scale",
      "pressed-title-opacity"),
    .derived("a tinted bezel of a push button", in: .macos, of: "title-on-tint"),
    .measured(
      "`mac26-tabview`, 1x: the selected tab is 22 high with an effective radius of 6.16, as continuous corners of 6 have, its title has a baseline 16 below its top, and tabs have no separators",
      in: .macosGlass),
    .derived(
      "the push button of macOS 26: 24, 20 and 16 high, with its corners", in: .macosGlass, of: "mini",
      "small", "medium.height"),
    .derived("one more than the thumb's, which is 1 inside", in: .macosGlass, of: "*.track-radius"),
    .derived(
      "macOS 11 to 15", in: .macosGlass, of: "*.separator-length", "*.content-inset", "title-on-tint",
      "clips-shadows", "pressed-scale", "pressed-title-opacity"),
    .measured(
      "macOS 11, 2x, inactive window: (226) on 238; `mac12-tabs-segment`: (232) on 244", in: .macos,
      under: .light,
      of: "color.segment-track", "color.segment-inactive-track"),
    .measured(
      "`mac12-tabview-dark`, 1x: (39.5) on 28, as much as in light appearance", in: .macos, under: .dark,
      of: "color.segment-track"),
    .derived("the track of an active window", in: .macos, under: .dark, of: "color.segment-inactive-track"),
    .measured("`mac12-tabs-segment`: (221) on 232", in: .macos, under: .light, of: "color.segment-edge"),
    .measured(
      "`mac12-tabview-dark`: (51) on 39.5, at the sides", in: .macos, under: .dark, of: "color.segment-edge"),
    .measured("`mac12-tabs-segment`: white", in: .macos, under: .light, of: "color.segment-thumb"),
    .measured("`mac12-tabview-dark`: (94)", in: .macos, under: .dark, of: "color.segment-thumb"),
    .measured("`mac12-tabs-segment`: (208) on 232", in: .macos, under: .light, of: "color.segment-separator"),
    .measured(
      "`mac12-tabview-dark`: (31.5) on 39.5", in: .macos, under: .dark, of: "color.segment-separator"),
    .derived("a pressed push button, which is 8 % darker", of: "color.segment-pressed"),
    .derived(
      "the stepper of macOS 26, (235) on white", in: .macosGlass, under: .light, of: "color.segment-track",
      "color.segment-inactive-track"),
    .derived(
      "a box that is off, `mac26-radio-2-dark`: white of 10 %", in: .macosGlass, under: .dark,
      of: "color.segment-track", "color.segment-inactive-track"),
    .derived("without a line, as the other controls of macOS 26", in: .macosGlass, of: "color.segment-edge"),
    .derived("macOS 11 to 15", in: .macosGlass, of: "color.segment-separator"),
    .derived(
      "iOS 26: white, and the tertiary label in dark appearance", in: .macosGlass, of: "color.segment-thumb"),
  ]
}
