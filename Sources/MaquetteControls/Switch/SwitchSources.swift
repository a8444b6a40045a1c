import MaquetteElements

extension SwitchMetrics {
  static let sources: [MeasureSource] = iosSources + macosSources + watchosSources

  private static let iosSources: [MeasureSource] = [
    .measured(
      "pictures of iOS 13 to 18 at 3x: a track of 51 x 31, a thumb of 27 in a rim of 2; one Gaussian fits every pixel of the track to a quarter of a level",
      in: .ios),
    .published("the guidelines: a switch is green while on", of: "tint"),
    .measured(
      "`ios11-switch-off-disabled`: green at one half over white, and the grays likewise", in: .ios7,
      of: "disabled-opacity"),
    .derived("iOS 11, which dims by one half too", in: .ios, .iosGlass, of: "disabled-opacity"),
    .published("a re-creation's stretch of a pressed thumb", in: .ios7, .ios, of: "pressed-extension"),
    .chosen(
      "a pressed thumb with a colour of its own: the stretch in proportion to the rim", in: .iosGlass,
      of: "pressed-extension"),
    .measured(
      "a recording of iOS 26: a lens of about 58 x 37 on a track of 28, 4 to 5 beyond it on all sides",
      in: .iosGlass, of: "lens-height", "lens-aspect"),
    .derived("no effect: the thumb becomes no lens", in: .ios7, .ios, of: "lens-height", "lens-aspect"),
    .derived("a thumb that stretches does not darken", in: .ios7, .ios, .iosGlass, of: "pressed-thumb-mix"),
    .derived("iOS has one size", in: .ios7, .ios, .iosGlass, of: "mini", "small"),
    .measured("`ios11-switch-on`, `ios11-switch-off`, 2x: a thumb of 28, a line of 1.5 while off", in: .ios7),
    .derived(
      "the thumb of sliders, `ios11-slider-050`; over the line its left rim is (175), as in `ios11-switch-off`",
      in: .ios7,
      of: "thumb-shadow"),
    .measured(
      "`ios26-toggle-off`, `ios26-toggle-off-dark`, 3x: a track of 63 x 28, a thumb of 37 x 24 without shadow, long shoulders",
      in: .iosGlass),
    .published("UIKit's secondary fill", in: .ios, of: "color.switch-track"),
    .measured(
      "`ios26-toggle-off`, `ios26-toggle-off-dark`: (197, 197, 199) over white and (90, 90, 94) over (28, 28, 29) are the tertiary label",
      in: .iosGlass, of: "color.switch-track"),
    .measured(
      "`ios11-switch-off`: an outline of (229) around the background", in: .ios7, under: .light,
      of: "color.switch-track", "color.switch-edge"),
    .derived(
      "the light look in the grays of iOS 13's dark appearance; these versions have none", in: .ios7,
      under: .dark,
      of: "color.switch-track", "color.switch-edge"),
    .measured("all pictures: white", in: .ios7, .ios, .iosGlass, of: "color.switch-thumb"),
    .derived("the system's fills or grays under increased contrast", of: "increased-color"),
    .derived("the line has no colour where it has no width", in: .ios, .iosGlass, of: "color.switch-edge"),
  ]

  private static let macosSources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .measured(
      "`mac12-nsswitch-on`, `-off`, `-on-dark`, 1x: track, thumb, edge and gradient; the shadow fits the pixels around the thumb: 22 % and 3 % below it, 8 % and 1 % beside it, 5.5 % above it",
      in: .macos),
    .published("WebKit's table of native controls", in: .macos, of: "mini", "small"),
    .chosen(
      "no picture of a pressed one: a little less than a push button, and no stretch", in: .macos,
      of: "pressed-thumb-mix", "pressed-extension"),
    .derived("iOS 11, which dims by one half", in: .macos, .macosGlass, of: "disabled-opacity"),
    .published(
      "the guidelines: a switch has the accent colour while on", in: .macos, .macosGlass, of: "tint"),
    .measured(
      "`mac26-nsswitch-on`, `mac26-nsswitch-on-dark`, 1x: a track of 54 x 24, a thumb of 32 x 20; in dark appearance the thumb is (218, 236, 255), white with 15 % of the track's colour",
      in: .macosGlass),
    .derived(
      "the regular size, in proportion to the sizes of macOS 11 to 15", in: .macosGlass, of: "mini", "small"),
    .derived("the thumb of sliders, `mac26-slider-progress`", in: .macosGlass, of: "thumb-shadow"),
    .derived("macOS 11 to 15", in: .macosGlass, of: "pressed-thumb-mix", "pressed-extension"),
    .derived("iOS 26, on a track of 24", in: .macosGlass, of: "lens-height", "lens-aspect"),
    .derived("no effect: the thumb becomes no lens", in: .macos, .macos10, of: "lens-height", "lens-aspect"),
    .measured(
      "`mac12-nsswitch-off`: 232 on 244; (39) on (28) in dark appearance", in: .macos,
      of: "color.switch-track"),
    .derived(
      "the track of sliders, `mac26-slider-progress`: a tenth of black or white", in: .macosGlass,
      of: "color.switch-track"),
    .derived("without a line", in: .macosGlass, of: "color.switch-edge"),
  ]

  private static let watchosSources: [MeasureSource] = [
    .derived("iOS 13 to 18, by 22/31, the height that a row of a watch leaves", in: .watchos),
    .derived("iOS 13 to 18", in: .watchos, of: "tint", "disabled-opacity", "color"),
    .derived("no effect: the thumb becomes no lens", in: .watchos, of: "lens-height", "lens-aspect"),
  ]
}
