import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// The metrics of progress bars, in points.
struct ProgressMetrics: Hashable, Sendable {
  /// The thickness in the default style.
  var height = 0.0
  /// The thickness in the bar style.
  var barHeight = 0.0
  /// The width if none is proposed.
  var idealWidth = 0.0
  /// Whether the ends are round in the default style, rather than square.
  var hasRoundEnds = false
  /// The same in the bar style.
  var hasRoundBarEnds = false
  /// Whether the value runs from one round end to the other, rather than from edge to edge.
  var hasTravellingEnd = false
  /// How much darker than the tint the fill is, in light and in dark appearance.
  var fillDarkening = 0.0, darkFillDarkening = 0.0
  var track = ColorToken.label
  /// Whether the bar style has a track, even if no colour was chosen for it.
  var hasBarTrack = false
  /// The opacity of the shadow colour in the fill's rim, which is half a point thick.
  var rim = 0.0
  /// The initial phase, 0 to 1, of an indeterminate bar's moving part on its way to the end and back.
  var runPhase = 0.0
  /// The length of the moving part, in widths of the bar.
  var runLength = 0.0
}

extension ProgressMetrics {
  /// Returns the colour of a fill in a tint.
  func fill(_ tint: Color, _ appearance: Appearance) -> Color {
    let darkening = appearance == .light ? fillDarkening : darkFillDarkening
    return darkening == 0 ? tint : tint.shaded(Shade(darkening: darkening))
  }
}

extension ProgressMetrics: MeasuredMetrics {
  /// The macOS metrics on macOS, those of macOS 10 derived from later ones, the iOS metrics of the era elsewhere.
  static let standard = StandardMeasures<ProgressMetrics>()

  static let tokenGroup = "progress-view"
  static let colors: [ColorToken] = [.progressTrack]

  static let tokens: MetricTokens<ProgressMetrics> = [
    .points("height", \.height), .points("bar-height", \.barHeight), .points("ideal-width", \.idealWidth),
    .flag("round-ends", \.hasRoundEnds), .flag("round-bar-ends", \.hasRoundBarEnds),
    .flag("travelling-end", \.hasTravellingEnd),
    .byAppearance("fill-darkening", light: \.fillDarkening, dark: \.darkFillDarkening, .part()),
    .color("track", \.track),
    .flag("bar-track", \.hasBarTrack),
    .number("rim", \.rim), .number("run-phase", \.runPhase),
    .number("run-length", \.runLength),
  ]
}

extension ColorToken {
  /// The unfilled part of a progress bar.
  public static let progressTrack = ColorToken("progress-track")
  /// The tracks of sliders and progress bars on iOS 7 to 12.
  public static let flatTrack = ColorToken("flat-track")
}
