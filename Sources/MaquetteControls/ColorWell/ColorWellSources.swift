import MaquetteElements

extension ColorWellMetrics {
  static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .published("WebKit's colour inputs, which are the system's wells: 44 x 23", in: .macos, of: "size"),
    .derived("the corner of push buttons", in: .macos, .macosGlass, of: "radius"),
    .chosen("no picture shows a well", in: .macos, of: "inset"),
    .derived("macOS 11 to 15", in: .macosGlass, of: "inset"),
    .derived(
      "the corner, less the distance from it, and half a point where that leaves little", in: .macos,
      .macosGlass,
      of: "swatch-radius"),
    .derived("as wide as before, as high as push buttons", in: .macosGlass, of: "size"),
    .derived("macOS 11 to 15: iOS and watchOS have no such wells", in: .ios7, .ios, .watchos),
    .derived("macOS 26, likewise", in: .iosGlass),
  ]
}
