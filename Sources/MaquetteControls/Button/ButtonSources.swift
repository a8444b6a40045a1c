package import MaquetteElements

extension ButtonMetrics {
  package static let sources: [MeasureSource] = iosSources + neighbourSources + watchosSources

  private static let iosSources: [MeasureSource] = [
    .published(
      "UIKit's documentation: the destructive role has a red background", of: "fills-destructive"),
    .published("UIKit's button configurations, as a back-port repeats them", in: .ios),
    .measured(
      "four pictures of SwiftUI's bordered buttons of iOS 15, 2x: effective radii of 7.16 and 9.2, which continuous corners of 7 and 9 have; UIKit's 5.95 and 8.75 are only stated",
      in: .ios, of: "medium.corner-radius", "large.corner-radius"),
    .derived(
      "the corner outside of scrolling views: only watchOS has another", in: .ios, .iosGlass, .ios7, .macos,
      .macosGlass, of: "small.scrolling-corner-radius", "medium.scrolling-corner-radius",
      "large.scrolling-corner-radius"),
    .measured(
      "SwiftUI's bordered buttons of iOS 15: the same title in both sizes, 16 wider in the large one, which are its insets",
      in: .ios, of: "medium.title-style", "large.title-style"),
    .derived(
      "insets and a line of text give the measured 34.33 and 50.33", in: .ios, of: "small.minimum-height",
      "medium.minimum-height", "large.minimum-height"),
    .chosen(
      "no picture shows a symbol beside a title of UIKit: about a third of the font size", in: .ios,
      of: "small.symbol-spacing", "medium.symbol-spacing", "large.symbol-spacing"),
    .derived("the gap between the buttons of `ios26-alert-glass`", in: .ios, of: "group-spacing"),
    .derived("a plain semicircle, as ends of all controls until iOS 26", in: .ios, of: "capsule-smoothing"),
    .derived("a button with the cancel role is an ordinary gray one", in: .ios, of: "cancel-fill"),
    .chosen("no picture shows one: as much as the pressed look mixes in", in: .ios, of: "selected-mix"),
    .chosen(
      "no picture shows one: dimmed by one half as disabled controls are", in: .ios, of: "busy-title-opacity"),
    .chosen("no picture shows one: as much as a pressed title keeps", in: .ios, of: "subtitle-opacity"),
    .derived("the spinner of 20 beside a title of 17", in: .ios, of: "activity-diameter"),
    .measured(
      "SwiftUI labels of iOS 15 to 17: 12.3 from the ink of a bolt to that of a title of 17", in: .ios,
      of: "swiftui-symbol-spacing"),
    .measured(
      "prominent capsules of iOS 15: 35.33 high with a symbol, 34.33 without", in: .ios,
      of: "swiftui-symbol-excess"),
  ]

  private static let neighbourSources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .derived(
      "the line of segmented controls and steppers of iOS 7, a point in the tint", of: "outline-width"),
    .derived("iOS 15 to 18: iOS 7 to 12 had the system style only", in: .ios7),
    .derived(
      "the outlined controls of the time, whose corners are 4", in: .ios7, of: "small.corner-radius",
      "medium.corner-radius", "large.corner-radius"),
    .published(
      "UIKit's system button keeps a fifth of its opacity, as others observed", in: .ios7,
      of: "pressed-opacity"),
    .derived("iOS 15 to 18", in: .iosGlass),
    .chosen("glass lights up under a finger; no picture shows how much", of: "pressed-glass"),
    .measured(
      "`ios26-uibutton-tinted`, `ios26-uibutton-prominent`, 3x: capsules that begin to curve 24 before their ends, an effective radius of 16.46 at a height of 32",
      in: .iosGlass, of: "medium.corner-radius", "capsule-smoothing"),
    .derived("the regular size: a capsule", in: .iosGlass, of: "small.corner-radius", "large.corner-radius"),
    .measured(
      "`ios26-uibutton-tinted`, 3x: (209, 231, 254) is 18 % of the tint", in: .iosGlass, under: .light,
      of: "tinted-fill"),
    .measured("`ios26-alert-glass`, 3x: 8 between its buttons", in: .iosGlass, of: "group-spacing"),
    .measured(
      "a bordered button of iOS 26 with a symbol: 34.33, as without", in: .iosGlass,
      of: "swiftui-symbol-excess"),
    .derived("iOS 15 to 18: macOS has push buttons instead", in: .macos, .macosGlass),
  ]

  private static let watchosSources: [MeasureSource] = [
    .derived(
      "the guidelines of watchOS show no prominent red button: destruction is red text on the usual gray",
      in: .watchos, of: "fills-destructive"),
    .derived("iOS 15 to 18 in dark appearance", in: .watchos),
    .published(
      "the guidelines of watchOS: corners of 22, of 9 in a scrolling view, on Series 4 and later",
      in: .watchos,
      of: "medium.corner-radius", "large.corner-radius", "small.scrolling-corner-radius",
      "medium.scrolling-corner-radius", "large.scrolling-corner-radius"),
    .derived("half its height, as in the regular size", in: .watchos, of: "small.corner-radius"),
    .published("layouts of the time", in: .watchos, of: "medium.minimum-height"),
    .chosen(
      "watchOS has one size: 8 less and 8 more", in: .watchos, of: "small.minimum-height",
      "large.minimum-height"),
    .published("the guidelines: buttons as wide as the screen", in: .watchos, of: "fills-width"),
    .published("the guidelines: body text", in: .watchos, of: "medium.title-style", "large.title-style"),
    .chosen(
      "the least height decides where one line stands: about what a title and a subtitle leave of it",
      in: .watchos,
      of: "small.insets.top", "small.insets.bottom", "medium.insets.top", "medium.insets.bottom",
      "large.insets",
      "small.title-style", "small.subtitle-style"),
    .measured("a calendar of watchOS 1: 6 between buttons", in: .watchos, of: "group-spacing"),
    .measured("watchOS 1: (51, 51, 51) for buttons that cancel", in: .watchos, of: "cancel-fill"),
    .measured("watchOS 1: white titles on gray", in: .watchos, of: "gray-title-takes-accent"),
    .derived("the regular size of iOS", in: .watchos, of: "small.symbol-spacing", "large.symbol-spacing"),
  ]
}
