import MaquetteElements

extension ProgressMetrics {
  static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .measured("`ios-progress-042`, 3x: 4 high, round ends, no rim", in: .ios),
    .published(
      "what re-creations of iOS state: 2.5, thinner than the 4 of the default style", in: .ios,
      of: "bar-height"),
    .derived(
      "the bar style keeps the square ends of earlier versions", in: .ios, of: "round-bar-ends", "bar-track"),
    .published("what many re-creations of iOS 7 state: 2, two pairs of pixels on an iPhone 6", in: .ios7),
    .derived(
      "the guidelines: thinner than the default style, by as much as later: 2.5 of 4", in: .ios7,
      of: "bar-height"),
    .measured("pictures of iOS 7: the bar style has no track", in: .ios7, of: "bar-track"),
    .derived("the slider of iOS 7: a track of (183)", in: .ios7, of: "track", "rim"),
    .derived("iOS 13 to 18", in: .iosGlass, .watchos),
    .measured("`mac12-progress-5-dark`, 1x: 6 high, round ends, a line in the fill's rim", in: .macos),
    .derived(
      "macOS has one style; the guidelines want the other thinner: the track of a slider, `mac-slider-042`",
      in: .macos, .macosGlass, of: "bar-height"),
    .derived("macOS has one style", in: .macos, .macosGlass, of: "round-bar-ends", "bar-track"),
    .derived("macOS 11 to 15, and the track of sliders, which is as high", in: .macosGlass),
    .derived("flat, as the slider of macOS 26", in: .macosGlass, of: "rim"),
    .chosen("a bar takes the width that there is; a width without one", of: "ideal-width"),
    .chosen("a moment of the motion that shows the moving part apart from both ends", of: "run-phase"),
    .chosen("a moving part of about a third", of: "run-length"),
    .measured(
      "`ios-progress-042`: (228, 228, 229) on white, the system's fill", in: .ios, under: .light,
      of: "color.progress-track"),
    .published("UIKit's fill", in: .ios, under: .dark, of: "color.progress-track"),
    .measured(
      "iOS 26: (42, 42, 45) on black, the system's fill", in: .iosGlass, under: .dark,
      of: "color.progress-track"),
    .derived("the system's fill of iOS 13 to 18", in: .ios7, .iosGlass, .watchos, of: "color.progress-track"),
    .measured(
      "`mac12-progress-5-dark`: (51) on 28, white of 10 %", in: .macos, under: .dark,
      of: "color.progress-track"),
    .derived(
      "the slider's track, `mac-slider-042`: black of 5 %", in: .macos, under: .light,
      of: "color.progress-track"),
    .derived(
      "the slider's track, `mac26-slider-progress`: 10 %", in: .macosGlass, of: "color.progress-track"),
    .derived("the standard look, one step towards opaque, as the system's fills", of: "increased-color"),
  ]
}
