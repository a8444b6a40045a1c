import MaquetteControlKit
public import MaquetteElements

/// The measures of macOS's level indicators, in points.
struct LevelIndicatorMetrics: Hashable, Sendable {
  var height = 0.0
  /// The default width.
  var idealWidth = 0.0
  /// The radius of the ends and of blocks.
  var radius = 0.0
  var blockSpacing = 0.0
  /// The thickness of the rim, at least a pixel; 0 for none.
  var rimWidth = 0.0
  /// The colour of a full block in its rim, in light and in dark appearance.
  var rim = Shade(), darkRim = Shade()
  var starSize = 0.0
  /// The distance between the middles of stars.
  var starPitch = 0.0
}

extension LevelIndicatorMetrics: MeasuredMetrics {
  /// The macOS measures on all platforms: no other platform has level indicators.
  static let standard = StandardMeasures<LevelIndicatorMetrics>()

  static let tokenGroup = "level-indicator"
  static let colors: [ColorToken] = [.levelTrack, .levelRim]

  static let tokens: MetricTokens<LevelIndicatorMetrics> = [
    .points("height", \.height), .points("ideal-width", \.idealWidth),
    .points("radius", \.radius), .points("block-spacing", \.blockSpacing),
    .points("rim-width", \.rimWidth), .byAppearance("rim", light: \.rim, dark: \.darkRim, .shade),
    .points("star-size", \.starSize, in: 1...1000), .points("star-pitch", \.starPitch),
  ]
}

extension ColorToken {
  /// The empty part of a level indicator.
  public static let levelTrack = ColorToken("level-track")
  /// The rim of that part.
  public static let levelRim = ColorToken("level-rim")
}
