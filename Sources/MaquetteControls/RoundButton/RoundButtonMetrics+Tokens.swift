public import MaquetteElements

extension RoundButtonMetrics {
  /// The group of the round buttons' tokens.
  public static let tokenGroup = "round-button"

  /// Every measure of the round buttons by its name.
  public static let tokens: MetricTokens<RoundButtonMetrics> = [
    .points("ring-diameter", \.ringDiameter), .points("ring-width", \.ringWidth),
    .points("plus-length", \.plusLength), .flag("round-bars", \.hasRoundBars),
    .points("symbol-size", \.symbolSize, in: 1...1000).ourChoice(),
    .weight("symbol-weight", \.symbolWeight).ourChoice(),
    .number("pressed-opacity", \.pressedOpacity).ourChoice(),
    .points("close-diameter", \.closeDiameter),
    .points("close-symbol-size", \.closeSymbolSize, in: 1...1000).ourChoice(),
    .weight("close-symbol-weight", \.closeSymbolWeight).ourChoice(), .color("close-fill", \.closeFill),
    .color("close-foreground", \.closeForeground),
  ]
}
