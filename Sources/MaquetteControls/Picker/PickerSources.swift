package import MaquetteElements

extension PickerMetrics {
  package static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .published("a re-creation: Flutter's date picker, which was fitted to the real control by eye", in: .ios),
    .published(
      "Flutter's list wheels, from which the comments of `Drum` derive them", in: .ios, of: "drum-radius",
      "perspective", "row-tangent"),
    .measured(
      "iOS 17, 3x: rows below the band stand 0.9 higher than on the drum, and wheels at the sides lean 3.4 degrees, half of the drum's lean",
      in: .ios, of: "lower-rise", "lean"),
    .measured(
      "iOS 7, 14 and 17, which agree", in: .ios7, .ios, of: "row-opacity-1", "row-opacity-2", "row-opacity-3",
      "row-opacity-4"),
    .derived("the fading of the rows before it", in: .ios7, .ios, of: "row-opacity-5"),
    .measured(
      "iOS 17, 3x: a band of 34, 9 from the sides of a picker 320 wide, corners of 8", in: .ios,
      of: "band-height",
      "band-inset", "band-radius", "band-lines"),
    .measured(
      "the guidelines' picture of iOS 7, about 1.4 pixels a point: two lines, 35 apart, across the whole picker",
      in: .ios7,
      of: "band-height", "band-inset", "band-lines"),
    .derived("the fill of the band", of: "band-color"),
    .measured("iOS 13.0: two lines, 34.5 apart", of: "ios13.band-height", "ios13.band-lines"),
    .derived("the lines of iOS 7, across the whole picker; the text of iOS 17", of: "ios13"),
    .measured(
      "UIKit's wheels on iOS 14: a band of 34, 9 from the sides of a picker 320 wide, corners of an effective radius of 6.1 to 6.4, (239, 239, 240) on white, the tertiary fill",
      of: "ios14"),
    .derived("the text of iOS 17", of: "ios14.chosen-text-size"),
    .measured(
      "SwiftUI's wheels on iOS 14: text of 21, a band of 32 with corners of 10", of: "swiftui-ios14"),
    .derived("UIKit's wheels on iOS 14", of: "swiftui-ios14.band-inset", "swiftui-ios14.band-color"),
    .derived("lines have no corners", in: .ios7, of: "band-radius"),
    .derived(
      "round ends, as the other controls of iOS 26 have", in: .iosGlass, .macosGlass, of: "band-radius"),
    .derived("iOS 14 to 18", in: .ios7, .iosGlass),
    .derived(
      "iOS of the same era, for other platforms have no such wheels", in: .macos, .macosGlass, .watchos),
    .derived("the band's inset", of: "column-padding"),
    .derived(
      "the guidelines' body text of 17, and the space of a text of its size", of: "unit-text-size",
      "unit-spacing"),
    .derived("switches, which dim by one half on iOS 11", of: "disabled-opacity"),
    .measured(
      "iOS 17: (244, 244, 245) on white, the quaternary fill", in: .ios, under: .light,
      of: "color.picker-band"),
    .derived("the quaternary fill, as in light appearance", of: "color.picker-band"),
    .measured(
      "the guidelines' picture of iOS 7: (232) on white", in: .ios7, under: .light, of: "color.picker-line"),
    .derived("the separator, as much fainter as in light appearance", under: .dark, of: "color.picker-line"),
    .derived("iOS 7, the only era with lines", of: "color.picker-line"),
    .derived("the fill and the separator under increased contrast", of: "increased-color"),
  ]
}
