internal import MaquetteElements

extension StatusBarMetrics {
  static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .derived(
      "iOS 13 to 18, whose bar no later version has changed, nor have macOS and watchOS one", in: .iosGlass,
      .macos,
      .macosGlass, .watchos),
    .derived("iOS 13 to 18: the arrangement and the reception alone look different", in: .ios7),
    .published("UIKit: 20 on phones with a home button", in: .ios, .ios7, of: "height"),
    .chosen("no picture shows the bar of a phone with a home button: the look of these systems", in: .ios),
    .chosen(
      "no picture: five dots in the width of five bars with their gaps", in: .ios7,
      of: "bar.reception-height", "bar.reception-width", "bar.reception-spacing"),
    .derived("half the diameter", in: .ios7, of: "bar.reception-radius"),
    .published(
      "re-creations of the design kit: time 17 semibold, bars 19.2 x 12.23, waves 17.14 x 12.33, a battery of 25 x 13 whose fill is 21 x 9",
      in: .ios, of: "island"),
    .published(
      "a reading of the time's centre on a screen of 402: 73.9 from the edge, 32.7 below it", in: .ios,
      of: "island.inset",
      "island.lift"),
    .chosen(
      "near to the parts in pictures: the design kit has the bars as one", in: .ios,
      of: "island.reception-height",
      "island.reception-width", "island.reception-spacing", "island.reception-radius", "island.bolt-size"),
    .derived("the parts beside an island", in: .ios, of: "notch"),
    .published(
      "re-creations of the kit of the first phones with a notch: the time 48 from the edge of 83, one below the middle",
      in: .ios,
      of: "notch.inset", "notch.lift"),
    .published(
      "re-creations of the design kit before: a battery of 22 x 11.33 whose fill is 18 x 7.33", in: .ios,
      of: "bar.battery",
      "bar.battery-radius", "bar.battery-line", "bar.battery-fill-inset", "bar.battery-fill-radius",
      "bar.battery-cap",
      "bar.battery-cap-spacing"),
    .derived("a phone with a home button", in: .ios, of: "tablet"),
    .chosen(
      "no picture of a known scale: the margin of tablets, beyond the corners", in: .ios, of: "tablet.inset",
      "tablet.spacing", "tablet.date-spacing"),
    .derived("phones of iOS 7", in: .ios7, of: "tablet.inset"),
    .chosen(
      "no picture of a known scale: half a radius from the edge, lower than the middle", of: "watch.inset",
      "watch.lift",
      "watch.text-size"),
    .published(
      "re-creations of the design kit: an outline of 35 %, a cap of 40 %", in: .ios, of: "outline-opacity",
      "cap-opacity"),
    .published("the system: 20 % and below", in: .ios, of: "low-charge"),
    .derived(
      "a quarter of a disc of the kit's box, in bands like those of the symbol", in: .ios, of: "wave",
      "wave-gap"),
    .derived("the height of text", in: .ios, of: "activity-diameter"),
  ]
}
