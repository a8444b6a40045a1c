internal import MaquetteElements

extension StatusBarMetrics {
  static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .published("UIKit: 20 on phones with a home button", in: .ios, .ios7, of: "height"),
    .chosen("no picture shows the bar of a phone with a home button: the look of these systems", in: .ios),
    .chosen(
      "no picture: five dots in the width of five bars with their gaps", in: .ios7,
      of: "reception-height", "reception-width", "reception-spacing"),
    .derived("half the diameter", in: .ios7, of: "reception-radius"),
    .derived("iOS 13 to 18: the reception alone looks different", in: .ios7),
    .derived(
      "iOS 13 to 18: no phone with iOS 26 has the bar, nor have macOS and watchOS", in: .iosGlass, .macos,
      .macosGlass, .watchos),
    .chosen("a sixth larger than the text, without a picture of a known scale", in: .ios, of: "symbol-size"),
    .derived("the height of text", in: .ios, of: "activity-diameter"),
  ]
}
