public import MaquetteElements

extension MotionMetrics {
  /// The group of the tokens of what moves.
  public static let tokenGroup = "motion"

  /// Every measure by its name; times are in seconds.
  public static let tokens: MetricTokens<MotionMetrics> = [
    .number("spinner-turn", \.spinnerTurn, in: 0.01...60),
    .number("progress-run", \.progressRun, in: 0.01...60).ourChoice(),
    .group("progress-curve", \.progressCurve, .controlPoints).ourChoice(),
    .number("switch-slide", \.switchSlide, in: 0...60),
    .number("switch-stretch", \.switchStretch, in: 0...60),
    .group("switch-curve", \.switchCurve, .controlPoints).ourChoice(),
    .number("button-fade", \.buttonFade, in: 0...60).ourChoice(),
    .group("button-curve", \.buttonCurve, .controlPoints),
  ]
}

extension MetricTokens<TimingCurve> {
  /// The control points: their times from 0 to 1, their ways a little beyond both ends.
  fileprivate static var controlPoints: MetricTokens {
    [
      .number("x1", \.x1), .number("y1", \.y1, in: -2...3), .number("x2", \.x2),
      .number("y2", \.y2, in: -2...3),
    ]
  }
}
