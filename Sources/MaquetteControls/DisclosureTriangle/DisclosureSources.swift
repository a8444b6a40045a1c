import MaquetteElements

extension DisclosureMetrics {
  static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .measured(
      "`mac12-sidebar-navigator-2x`: arrowheads of 8.05 x 4.75, 15.1 square points of ink; `mac26-outline`, 1x: 7.9 x 4.7",
      in: .macos, .macosGlass, of: "symbol-size", "symbol-weight"),
    .derived("a square as large as the title's font, in which the arrowhead turns", in: .macos, of: "side"),
    .published("AppKit's font size for controls", in: .macos, of: "title-size"),
    .chosen("no picture shows one beside a title", in: .macos, of: "spacing"),
    .derived("macOS 11 to 15", in: .macosGlass),
    .chosen("no picture: a filled triangle as wide as capitals are high", in: .macos10, of: "triangle-width"),
    .derived("no other system fills it", in: .macos, .macosGlass, of: "triangle-width"),
    .derived("macOS 11 to 15: iOS and watchOS have no such triangles", in: .ios7, .ios, .watchos),
    .derived("macOS 26, likewise", in: .iosGlass),
  ]
}
