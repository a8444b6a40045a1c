import MaquetteElements

extension SliderMetrics {
  static let sources: [MeasureSource] = sharedSources + iosSources + macosSources

  private static let sharedSources: [MeasureSource] = [
    .chosen("a slider takes the width that there is; a width without one", of: "ideal-width"),
    .derived("the platform's body text", of: "symbol-size"),
    .chosen("without a picture of symbols at the ends", of: "symbol-spacing"),
    .chosen("a symbol as high as the thumb that it replaces", of: "thumb-symbol-size"),
    .derived("switches, which dim by one half on iOS 11", of: "disabled-opacity"),
    .derived("the standard look, one step towards opaque, as the system's fills", of: "increased-color"),
    .measured(
      "`ios11-slider-000`, `ios11-slider-050`, 2x: (183) on white", in: .ios7, under: .light,
      of: "color.flat-track"),
    .derived("half as light as the light one", under: .dark, of: "color.flat-track"),
    .derived("iOS 7, the only era whose sliders have it", of: "color.flat-track"),
  ]

  private static let iosSources: [MeasureSource] = [
    .measured(
      "`ios-slider-042`, 3x: a track of 4 that begins 1 inside the frame, a thumb of 27 whose middle is 3.5 pixels above the track's",
      in: .ios),
    .measured(
      "`ios-slider-042` and `ios17-overlay-slider`: the travel is the frame's width less 24", in: .ios,
      of: "thumb-inset"),
    .measured(
      "`ios-slider-042`: two Gaussians fit the whole shadow to a third of a level", in: .ios,
      of: "thumb-shadow"),
    .published("UIKit's own height of a slider", in: .ios7, .ios, of: "*.height"),
    .derived("iOS has one size", in: .ios7, .ios, .iosGlass, of: "mini", "small"),
    .measured(
      "`ios11-slider-000`, `ios11-slider-050`, 2x: a track of 2, a thumb of 28 one point above it, 13.5 from the track's ends at 0 and 1",
      in: .ios7),
    .measured(
      "`ios11-slider-050`: fitted to all pixels around the thumb, whose ring is darker at the left (194) than at the right (215)",
      in: .ios7, of: "thumb-shadow"),
    .published("UIKit's documented track rectangle", in: .ios7, of: "track-inset"),
    .measured("a slider of iOS 26 at 3x: a track of 6, a thumb of 37 x 24", in: .iosGlass),
    .derived("a text field of the same system", in: .iosGlass, of: "*.height"),
    .derived("`mac26-slider-progress`: the track is as long as the frame", in: .iosGlass, of: "track-inset"),
    .derived("`mac26-slider-progress`: the thumb stays inside the frame", in: .iosGlass, of: "thumb-inset"),
    .derived("the thumb of macOS 26, `mac26-slider-progress`", in: .iosGlass, of: "thumb-shadow"),
    .measured(
      "a recording of iOS 26: a thumb that is dragged is a lens of 56 x 37", in: .iosGlass,
      of: "pressed-scale"),
    .derived("UIKit's pressed thumb looks as at rest", in: .ios7, .ios, of: "pressed-scale"),
    .derived(
      "a thumb of UIKit does not darken", in: .ios7, .ios, .iosGlass, .watchos, of: "pressed-thumb-mix"),
    .derived("no line in pictures at 2x and 3x", in: .ios7, .ios, .iosGlass, .watchos, of: "rim"),
    .derived(
      "these versions have no marks: the thumb is that without", in: .ios7, .ios,
      of: "*.ticked-thumb"),
    .chosen(
      "these versions have no marks: dots below the track, on iOS 7 lines across it", in: .ios7, .ios,
      .watchos,
      of: "*.tick", "*.tick-drop"),
    .chosen(
      "dots below the track, without a picture of a known scale", in: .iosGlass, of: "*.tick",
      "*.tick-drop"),
    .derived("the thumb without marks", in: .iosGlass, of: "*.ticked-thumb"),
    .derived("iOS 13 to 18; sliders of watchOS are step sliders", in: .watchos),
    .measured(
      "`ios-slider-042`: (228, 228, 230) on white, the system's fill", in: .ios, under: .light,
      of: "color.slider-track"),
    .published("UIKit's fill", in: .ios, under: .dark, of: "color.slider-track"),
    .derived("iOS 13 to 18; these versions have the flat track", in: .ios7, of: "color.slider-track"),
    .measured(
      "iOS 26: (26, 26, 26) on black and (65, 65, 67) on (44, 44, 46), white of 10 %", in: .iosGlass,
      under: .dark, of: "color.slider-track"),
    .derived(
      "black of 10 %, as white of 10 % in dark appearance and as on macOS 26", in: .iosGlass, under: .light,
      of: "color.slider-track"),
    .measured(
      "`ios11-slider-050`, `ios-slider-042` and iOS 26: white", in: .ios7, .ios, .iosGlass, under: .light,
      of: "color.slider-thumb"),
    .derived(
      "switches, whose thumb is white in both appearances", in: .ios7, .ios, .iosGlass, under: .dark,
      of: "color.slider-thumb"),
    .chosen("marks of iOS have no picture: a label's gray at 40 %", of: "color.slider-tick"),
  ]

  private static let macosSources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .published(
      "WebKit's RenderThemeMac: a thumb of 15, marks of 1 x 3 that are 9 from the track's middle",
      in: .macos10,
      of: "regular.thumb", "*.tick", "regular.tick-drop"),
    .published(
      "Chromium's LayoutThemeMac: a track of 5 with lines of 1", in: .macos10, of: "regular.track-height"),
    .derived(
      "the regular size in the proportions of macOS 11 to 15; round thumbs with marks too, 2 more for the height",
      in: .macos10,
      of: "mini", "small", "regular.height", "regular.ticked-thumb"),
    .published("Tk's dark tracks: white of 25 %", in: .macos10, under: .dark, of: "color.slider-track"),
    .derived("black of 20 %, from the dark track", in: .macos10, under: .light, of: "color.slider-track"),
    .measured(
      "`mac-slider-042`, 2x: a track of 4 with a rim of 3 % and 1.4 % of black, a thumb of 20 in a height of 22; shadows fitted to a third of a level",
      in: .macos),
    .measured(
      "a slider with marks of macOS 12, 1x: a thumb of 8 x 20, marks of 2 x 8", in: .macos,
      of: "regular.ticked-thumb", "regular.tick"),
    .derived(
      "the regular size, 4 and 8 less, about as the tracks of switches", in: .macos, of: "mini", "small"),
    .chosen("marks one point below the thumb's end", in: .macos, of: "*.tick-drop"),
    .derived("flat like a pressed button: its size stays", in: .macos, of: "pressed-scale"),
    .derived("switches: a pressed thumb darkens so", in: .macos, of: "pressed-thumb-mix"),
    .measured(
      "`mac26-slider-progress`, 1x: a track of 6, a thumb of 20 x 16, no rim; shadows fitted to two fifths of a level",
      in: .macosGlass),
    .derived("the regular size, in the proportions of macOS 11 to 15", in: .macosGlass, of: "mini", "small"),
    .derived("macOS 11 to 15", in: .macosGlass, of: "*.height"),
    .chosen(
      "the dots of iOS 26, in the proportion of the thumbs", in: .macosGlass, of: "*.tick", "*.tick-drop"),
    .derived("the thumb without marks, as on iOS 26", in: .macosGlass, of: "*.ticked-thumb"),
    .derived("iOS 26, whose dragged thumb is half as large again", in: .macosGlass, of: "pressed-scale"),
    .derived("a thumb that grows does not darken", in: .macosGlass, of: "pressed-thumb-mix"),
    .measured(
      "`mac26-slider-progress`: (223) on 247 and, on white, (230): black of 10 %, the quaternary label",
      in: .macosGlass, of: "track"),
    .measured(
      "`mac-slider-042`: (221) on 233, black of 5 %", in: .macos, under: .light, of: "color.slider-track"),
    .derived(
      "progress bars, `mac12-progress-5-dark`: white of 10 %", in: .macos, under: .dark,
      of: "color.slider-track"),
    .derived(
      "macOS 11 to 15; sliders of macOS 26 have the quaternary label", in: .macosGlass,
      of: "color.slider-track"),
    .measured("`mac-slider-042`: white", in: .macos, under: .light, of: "color.slider-thumb"),
    .derived(
      "the thumb of a switch, `mac12-nsswitch-on-dark`", in: .macos, under: .dark, of: "color.slider-thumb"),
    .measured("`mac26-slider-progress`: white", in: .macosGlass, under: .light, of: "color.slider-thumb"),
    .derived("the thumb of a switch of macOS 26", in: .macosGlass, under: .dark, of: "color.slider-thumb"),
    .measured("macOS 12, 1x: marks of (209) on 244", in: .macos, under: .light, of: "color.slider-tick"),
    .derived(
      "about twice as opaque as in light appearance, as the track is", in: .macos, under: .dark,
      of: "color.slider-tick"),
    .derived("macOS 11 to 15", in: .macosGlass, of: "color.slider-tick"),
  ]
}
