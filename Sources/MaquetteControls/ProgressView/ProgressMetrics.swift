public import MaquetteElements

/// The measures of progress bars, in points.
public struct ProgressMetrics: Hashable, Sendable {
  /// The thickness in the default style.
  public var height: Double
  /// The thickness in the bar style.
  public var barHeight: Double
  /// The width where none is offered.
  public var idealWidth: Double
  /// Whether the ends are round in the default style, rather than square.
  public var hasRoundEnds: Bool
  /// The same in the bar style.
  public var hasRoundBarEnds: Bool
  /// The colour of what is not filled.
  public var track: ColorToken
  /// How much of the shadow colour the rim of the fill takes, which is half a point thick.
  public var rim: Double
  /// Where the moving part of a bar that does not know how much is done is at first on its way to the end and back,
  /// 0 to 1. Our choice.
  public var runPhase = 0.239
  /// The length of that part, in widths. Our choice.
  public var runLength = 0.35

  /// iOS 14 to 18, and iOS 26, where nothing else was measured.
  ///
  /// Measured at 3x: 4 points high with round ends. The bar style, which lies along the edge of a bar, keeps the
  /// thickness that it had before and its square ends; that is folklore.
  public static let ios = ProgressMetrics(
    height: 4, barHeight: 2.5, idealWidth: 150, hasRoundEnds: true, hasRoundBarEnds: false,
    track: .progressTrack, rim: 0)

  /// iOS 7 to 12: 2 points, and 2.5 for the bar style, by folklore.
  public static let ios7 = ProgressMetrics(
    height: 2, barHeight: 2.5, idealWidth: 150, hasRoundEnds: true, hasRoundBarEnds: false, track: .flatTrack,
    rim: 0)

  /// macOS 11 to 15, and 26: measured at 1x, 6 points high with round ends. There is no bar style: it looks the same.
  public static let macos = ProgressMetrics(
    height: 6, barHeight: 6, idealWidth: 150, hasRoundEnds: true, hasRoundBarEnds: true,
    track: .progressTrack, rim: 0.03)
}

extension ProgressMetrics: ThemeMetrics {
  /// Those of macOS there, those of iOS and its era elsewhere.
  public static func standard(for platform: Platform, era: Era) -> ProgressMetrics {
    platform == .macos ? .macos : era == .ios7 ? .ios7 : .ios
  }

  public static let tokenGroup = "progress-view"
  public static let colors: [ColorToken] = [.progressTrack]

  public static let tokens: MetricTokens<ProgressMetrics> = [
    .points("height", \.height), .points("bar-height", \.barHeight), .points("ideal-width", \.idealWidth),
    .flag("round-ends", \.hasRoundEnds), .flag("round-bar-ends", \.hasRoundBarEnds), .color("track", \.track),
    .number("rim", \.rim), .number("run-phase", \.runPhase).ourChoice(),
    .number("run-length", \.runLength).ourChoice(),
  ]
}

extension ColorToken {
  /// What a progress bar has not reached yet.
  public static let progressTrack = ColorToken(
    "progress-track", DynamicColor(0x7878_8033, 0x7878_805C, 0x7878_8047, 0x7878_8070),
    macos: DynamicColor(0x0000_000D, 0xFFFF_FF1A, 0x0000_0026, 0xFFFF_FF40))
}
