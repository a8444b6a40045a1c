import MaquetteElements

extension LevelIndicatorMetrics {
  static let sources: [MeasureSource] = [
    .derived("macOS 11 to 15: no source has another", in: .macos10),
    .measured("macOS 12, 1x: 16 high, blocks 40 apart with gaps of 1 to 2, stars 12 apart", in: .macos),
    .published("a re-creation of macOS, macos_ui: corners of 2", in: .macos, of: "radius"),
    .derived("stars 12 apart, which just do not touch", in: .macos, of: "star-size"),
    .chosen("an indicator takes what its host gives it", in: .macos, of: "ideal-width"),
    .derived("macOS 11 to 15", in: .macosGlass),
    .derived(
      "macOS 11 to 15, for other platforms have no level indicator", in: .ios7, .ios, .iosGlass, .watchos),
  ]
}
