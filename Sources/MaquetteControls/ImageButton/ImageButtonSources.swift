import MaquetteElements

extension ImageButtonMetrics {
  static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .published("the guidelines: about 10 around the image", in: .macos, .macosGlass, of: "padding"),
    .measured(
      "`mac11-settings-toolbar`, 1x: the chosen item of a toolbar, (238.5) on 252 with corners of 6, a label of 11",
      in: .macos, of: "label-size", "radius", "on-opacity"),
    .chosen(
      "an app chooses the image: no picture shows a typical one", in: .macos, of: "image-size", "image-height"
    ),
    .chosen("no picture shows a label that touches no fill", in: .macos, of: "label-spacing"),
    .chosen("no picture shows a menu's arrow beside an image", in: .macos, of: "arrow-size", "arrow-spacing"),
    .chosen("no picture shows a pressed one", in: .macos, of: "pressed-opacity"),
    .measured(
      "`mac26-openpanel-sidebar`, 1x: arrows of a disabled button are (176) on (235), 30 % of the label",
      in: .macosGlass,
      of: "disabled-opacity"),
    .derived(
      "macOS 26; `mac12-openpanel-toolbar` has about that, (205) on white", in: .macos, of: "disabled-opacity"
    ),
    .chosen(
      "no picture shows one: between a push button's 6 and a group box's 12", in: .macosGlass, of: "radius"),
    .derived("macOS 11 to 15", in: .macosGlass),
    .derived("macOS 11 to 15: iOS and watchOS have no image buttons", in: .ios7, .ios, .watchos),
    .derived("macOS 26, likewise", in: .iosGlass),
  ]
}
