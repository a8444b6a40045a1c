internal import MaquetteElements

extension PickerMetrics {
  static let sources: [MeasureSource] = [
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
