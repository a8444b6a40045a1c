import MaquetteControlKit
public import MaquetteElements
import MaquetteTypography

/// The measures of rings, in points, and in multiples of the diameter or of the thickness.
struct RingMetrics: Hashable, Sendable {
  var diameter = 0.0
  /// The thickness of a ring and the gap between two, in multiples of the diameter.
  var lineWidth = 0.0, gap = 0.0
  /// The diameter of the middle that stays free at least, in multiples of the diameter.
  var hole = 0.0
  /// The opacity of the tracks, and that under increased contrast.
  var trackOpacity = 0.0, increasedTrackOpacity = 0.0
  /// The opacity of the shadow colour in front of an end that lies over the beginning.
  var shadowOpacity = 0.0
  /// The standard deviation of that shadow's blur and its distance, in multiples of the thickness.
  var shadowSigma = 0.0, shadowDistance = 0.0
  /// The font size of symbols, in multiples of the thickness.
  var symbolSize = 0.0
  var symbolWeight = FontWeight.regular

  /// The colours of movement, exercise and standing, at the beginning and at the end of a ring.
  static let classic: [(start: ColorToken, end: ColorToken)] = [
    (.ringMove, .ringMoveEnd), (.ringExercise, .ringExerciseEnd), (.ringStand, .ringStandEnd),
  ]

  /// The thickness of several rings: as wished, or a share of the diameter, but never so much that the middle closes.
  func lineWidth(_ wished: Double?, of count: Int, in diameter: Double) -> Double {
    let count = Double(Swift.max(1, count))
    let room = diameter * (1 - hole) / 2 - (count - 1) * gap * diameter
    return Swift.max(0, Swift.min(wished ?? lineWidth * diameter, room / count))
  }

  func trackOpacity(under contrast: Contrast) -> Double {
    contrast == .increased ? increasedTrackOpacity : trackOpacity
  }
}

extension RingMetrics: MeasuredMetrics {
  static let standard = StandardMeasures<RingMetrics>()

  static let tokenGroup = "ring"
  static let colors: [ColorToken] = [
    .ringMove, .ringMoveEnd, .ringExercise, .ringExerciseEnd, .ringStand, .ringStandEnd, .ringSymbol,
  ]

  static let tokens: MetricTokens<RingMetrics> = [
    .points("diameter", \.diameter), .number("line-width", \.lineWidth), .number("gap", \.gap),
    .number("hole", \.hole), .number("track-opacity", \.trackOpacity),
    .number("increased-track-opacity", \.increasedTrackOpacity),
    .number("shadow-opacity", \.shadowOpacity), .number("shadow-sigma", \.shadowSigma),
    .number("shadow-distance", \.shadowDistance), .number("symbol-size", \.symbolSize),
    .weight("symbol-weight", \.symbolWeight),
  ]
}

extension ColorToken {
  /// The beginning of the ring of movement.
  public static let ringMove = ColorToken("ring-move")
  /// The end of the ring of movement.
  public static let ringMoveEnd = ColorToken("ring-move-end")
  /// The beginning of the ring of exercise.
  public static let ringExercise = ColorToken("ring-exercise")
  /// The end of the ring of exercise.
  public static let ringExerciseEnd = ColorToken("ring-exercise-end")
  /// The beginning of the ring of standing.
  public static let ringStand = ColorToken("ring-stand")
  /// The end of the ring of standing.
  public static let ringStandEnd = ColorToken("ring-stand-end")
  /// A symbol at the beginning of a ring.
  public static let ringSymbol = ColorToken("ring-symbol")
}
