import MaquetteControlKit
public import MaquetteElements

/// The metrics of progress bars, in points.
struct ProgressMetrics: Hashable, Sendable {
  /// The thickness in the default style.
  var height: Double
  /// The thickness in the bar style.
  var barHeight: Double
  /// The width if none is proposed.
  var idealWidth: Double
  /// Whether the ends are round in the default style, rather than square.
  var hasRoundEnds: Bool
  /// The same in the bar style.
  var hasRoundBarEnds: Bool
  var track: ColorToken
  /// Whether the bar style has a track, even if no colour was chosen for it.
  var hasBarTrack = true
  /// The opacity of the shadow colour in the fill's rim, which is half a point thick.
  var rim: Double
  /// The initial phase, 0 to 1, of an indeterminate bar's moving part on its way to the end and back.
  var runPhase = 0.239
  /// The length of the moving part, in widths of the bar.
  var runLength = 0.35

  /// iOS 14 to 18, and iOS 26.
  static let ios = ProgressMetrics(
    height: 4, barHeight: 2.5, idealWidth: 150, hasRoundEnds: true, hasRoundBarEnds: false,
    track: .progressTrack, rim: 0)

  /// iOS 7 to 12.
  static let ios7 = ProgressMetrics(
    height: 2, barHeight: 1.25, idealWidth: 150, hasRoundEnds: true, hasRoundBarEnds: false,
    track: .flatTrack,
    hasBarTrack: false, rim: 0)

  /// macOS 11 to 15, which has one style: a bar in the bar style is as thin as the track of a slider.
  static let macos = ProgressMetrics(
    height: 6, barHeight: 4, idealWidth: 150, hasRoundEnds: true, hasRoundBarEnds: true,
    track: .progressTrack, rim: 0.03)

  /// macOS 26: flat.
  static let macosGlass = macos.with { $0.rim = 0 }
}

extension ProgressMetrics: ThemeMetrics {
  /// The macOS metrics on macOS, those of macOS 10 derived from later ones, the iOS metrics of the era elsewhere.
  static func standard(for platform: Platform, era: Era) -> ProgressMetrics {
    choice(platform, era, ios: .ios, ios7: .ios7, macos: .macos, macosGlass: .macosGlass)
  }

  static let tokenGroup = "progress-view"
  static let colors: [ColorToken] = [.progressTrack]

  static let tokens: MetricTokens<ProgressMetrics> = [
    .points("height", \.height), .points("bar-height", \.barHeight), .points("ideal-width", \.idealWidth),
    .flag("round-ends", \.hasRoundEnds), .flag("round-bar-ends", \.hasRoundBarEnds), .color("track", \.track),
    .flag("bar-track", \.hasBarTrack),
    .number("rim", \.rim), .number("run-phase", \.runPhase),
    .number("run-length", \.runLength),
  ]
}

extension ColorToken {
  /// The unfilled part of a progress bar.
  public static let progressTrack = ColorToken(
    "progress-track", DynamicColor(0x7878_8033, 0x7878_805C, 0x7878_8047, 0x7878_8070),
    macos: DynamicColor(0x0000_000D, 0xFFFF_FF1A, 0x0000_0026, 0xFFFF_FF40),
    macosGlass: DynamicColor(0x0000_001A, 0xFFFF_FF1A, 0x0000_0033, 0xFFFF_FF33))
  /// The tracks of sliders and progress bars on iOS 7 to 12.
  public static let flatTrack = ColorToken(
    "flat-track", DynamicColor(0xB7B7_B7FF, 0x5B5B_5BFF, 0x8E8E_93FF, 0x8E8E_93FF))
}
