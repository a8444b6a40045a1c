import MaquetteElements

extension HelpButtonMetrics {
  static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .derived(
      "a push button of that system: its height, line and shadow", in: .macos10, of: "diameter",
      "edge-opacity", "shadow"),
    .measured(
      "`mac-help-button`, 2x: a circle of 20 with a line of (234) inside its edge, a question mark 11.8 high, (76) on white, and a shadow of 215 above, 228 beside and 239 below",
      in: .macos),
    .derived("the height of its push button", in: .macosGlass, of: "diameter"),
    .derived("macOS 11 to 15, in proportion to the diameter", in: .macosGlass, of: "mark-size"),
    .derived("macOS 11 to 15", in: .macosGlass, of: "mark-weight", "mark-opacity", "mark-drop"),
    .derived("its push button: flat, without a line", in: .macosGlass, of: "edge-opacity", "shadow"),
    .derived("macOS 11 to 15: iOS and watchOS have no help buttons", in: .ios7, .ios, .watchos),
    .derived("macOS 26, likewise", in: .iosGlass),
  ]
}
