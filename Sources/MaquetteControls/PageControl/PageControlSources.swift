import MaquetteElements

extension PageControlMetrics {
  static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .measured(
      "`ios17-pagecontrol-3`, 3x: dots of 7.56, 17.67 apart, in a frame of 77 x 29.67; iOS 14 agrees",
      in: .ios),
    .derived("iOS 14 to 18", in: .iosGlass),
    .derived(
      "iOS of the same era, for other platforms have no page control", in: .macos, .macosGlass, .watchos),
    .published("what many re-creations of iOS 7 state: dots of 7, 16 apart, in a height of 37", in: .ios7),
    .derived("switches, which dim by one half on iOS 11", of: "disabled-opacity"),
    .derived("UIKit's tertiary label", of: "color.page-indicator"),
    .measured(
      "`ios17-pagecontrol-3`: a black dot, below the test's cover", in: .ios, under: .light,
      of: "color.current-page-indicator"),
    .derived("the label colour", of: "color.current-page-indicator"),
    .derived("the tertiary label under increased contrast", of: "increased-color"),
  ]
}
