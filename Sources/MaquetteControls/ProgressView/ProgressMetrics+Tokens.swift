public import MaquetteElements

extension ProgressMetrics {
  /// The group of a progress bar's tokens.
  public static let tokenGroup = "progress-view"

  /// Every measure of a progress bar by its name.
  public static let tokens: MetricTokens<ProgressMetrics> = [
    .points("height", \.height), .points("bar-height", \.barHeight), .points("ideal-width", \.idealWidth),
    .flag("round-ends", \.hasRoundEnds), .flag("round-bar-ends", \.hasRoundBarEnds), .color("track", \.track),
    .number("rim", \.rim), .number("run-phase", \.runPhase).ourChoice(),
    .number("run-length", \.runLength).ourChoice(),
  ]
}
