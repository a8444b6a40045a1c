import MaquetteElements

extension StepSliderMetrics {
  static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .published("the guidelines: sliders of watchOS are bars between buttons", of: "used"),
    .published(
      "the guidelines: the smallest round button of a 42 mm screen, 80 pixels at 2x", of: "button-width"),
    .derived("the guidelines' body text of a large watch", of: "symbol-size"),
    .derived("iOS 11, which dims by one half", of: "disabled-opacity"),
    .chosen("no picture with a known scale shows a slider of watchOS"),
  ]
}
