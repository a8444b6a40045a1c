import MaquetteElements

extension GradientButtonMetrics {
  static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .derived("squares as high as colour wells, WebKit's 23", in: .macos, of: "height", "width"),
    .derived("a square and 10 for the arrow with its distance", in: .macos, .macosGlass, of: "pop-up-width"),
    .chosen("no picture shows these buttons", in: .macos),
    .derived("the height of push and pop-up buttons, 24", in: .macosGlass, of: "height", "width"),
    .derived(
      "the bezel of its push buttons on the window's colour: (236) on white, (53) on (38); flat",
      in: .macosGlass,
      of: "color.gradient-fill", "color.gradient-fill-end"),
    .derived("macOS 11 to 15", in: .macosGlass),
    .derived("the standard look, one step stronger", in: .macos, .macosGlass, of: "increased-color"),
    .derived("macOS 11 to 15: iOS and watchOS have no gradient buttons", in: .ios7, .ios, .watchos),
    .derived("macOS 26, likewise", in: .iosGlass),
  ]
}
