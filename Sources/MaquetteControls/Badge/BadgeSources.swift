import MaquetteElements

extension BadgeMetrics {
  static let sources: [MeasureSource] = [
    .published("the badges of UIKit: 18 high, titles of 13", in: .ios),
    .measured("a tab bar of iOS 15: 24 wide with two digits, for a height of 18", in: .ios, of: "padding"),
    .measured(
      "badges of iOS 26 at 3x: 19.7 round, 21.7 wide with two digits", in: .iosGlass, of: "height"),
    .derived("iOS 13 to 18: no source has another", in: .ios7, .iosGlass),
    .chosen(
      "no picture of a dot has a known scale: somewhat more than half of a badge", in: .ios, .macos,
      of: "dot-diameter"),
    .derived("iOS, as much smaller as the text of small controls is", in: .macos),
    .derived("macOS 11 to 15: no source has another", in: .macos10, .macosGlass),
    .derived("iOS 13 to 18: no source has another", in: .watchos),
  ]
}
