import MaquetteElements

extension StatusBarMetrics {
  static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .derived(
      "iOS 13 to 18, whose bar no later version has changed; macOS has none", in: .iosGlass, .macos,
      .macosGlass, .watchos),
    .derived("iOS 13 to 18: the arrangement and the reception alone look different", in: .ios7),
    .chosen("no picture shows the bar of a phone with a home button: the look of these systems", in: .ios),
    .published("UIKit: 20 on phones with a home button", in: .ios, .ios7, of: "height"),
    .chosen(
      "no picture of a known scale: the margin of tablets, beyond the corners", in: .ios, of: "tablet",
      "date-spacing"),
    .derived("the texts of a phone with a home button", in: .ios, of: "tablet.text-size"),
    .derived("phones of iOS 7", in: .ios7, of: "tablet.inset"),
    .published(
      "re-creations of the design kit: time 17 semibold, 7 between the symbols", in: .ios, of: "island"),
    .published(
      "a reading of the time's centre on a screen of 402: 73.9 from the edge", in: .ios, of: "island.inset"),
    .measured(
      "`ios-navbar-title-black`, 3x: the centres of the time and of the symbols are 29.2 below the edge, that of the island is 29.67",
      in: .ios, of: "island.lift"),
    .derived("the parts beside an island", in: .ios, of: "notch"),
    .published(
      "re-creations of the kit of the first phones with a notch: the time 48 from the edge of 83, one below the middle",
      in: .ios, of: "notch.inset", "notch.lift"),
    .chosen(
      "no picture of a known scale: half a radius from the edge, lower than the middle", in: .ios, of: "watch"
    ),
    .chosen(
      "no picture: five dots in the width of five bars with their gaps", in: .ios7,
      of: "small.reception-height", "small.reception-width", "small.reception-spacing"),
    .derived("half the diameter", in: .ios7, of: "small.reception-radius"),
    .published(
      "re-creations of the design kit: a battery of 22 x 11.33 whose fill is 18 x 7.33", in: .ios,
      of: "small.battery", "small.battery-radius", "small.battery-line", "small.battery-fill-inset",
      "small.battery-fill-radius", "small.battery-cap", "small.battery-cap-spacing"),
    .published(
      "re-creations of the design kit: bars 19.2 x 12.23, waves 17.14 x 12.33, a battery of 25 x 13 whose fill is 21 x 9",
      in: .ios, of: "large"),
    .chosen(
      "near to the parts in pictures: the kit has the bars as one", in: .ios, of: "large.reception-height",
      "large.reception-width", "large.reception-spacing", "large.reception-radius", "large.bolt-size"),
    .derived("iOS 7's transparency of what is weak", in: .ios, of: "weak-opacity"),
    .measured(
      "`ios-navbar-title-black`, 3x: an outline of (153) on white, a cap of (127)", in: .ios,
      of: "outline-opacity", "cap-opacity"),
    .published("the system: 20 % and below", in: .ios, of: "low-charge"),
    .derived(
      "a quarter of a disc of the kit's box, in bands like those of the symbol", in: .ios, of: "wave",
      "wave-gap"),
    .derived("the height of text", in: .ios, of: "activity-diameter"),
  ]
}
