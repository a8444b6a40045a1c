import MaquetteElements

extension RefreshControlMetrics {
  static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .published(
      "Flutter's refresh control: a spinner of 28 in a height of 60", in: .ios, of: "height", "diameter"),
    .derived("half of what the height leaves around the spinner", in: .ios, of: "inset"),
    .chosen("no picture shows one with a title", in: .ios, of: "spacing", "title-style"),
    .derived("iOS 13 to 18: a picture of iOS 7's guidelines shows the same layout", in: .ios7),
    .derived("iOS 13 to 18", in: .iosGlass),
    .derived("iOS 13 to 18: macOS and watchOS have no refresh control", in: .macos, .macosGlass, .watchos),
  ]
}
