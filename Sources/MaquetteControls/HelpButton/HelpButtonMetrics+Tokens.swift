public import MaquetteElements

extension HelpButtonMetrics {
  /// The group of help buttons' tokens.
  public static let tokenGroup = "help-button"

  /// Every measure of help buttons by its name.
  public static let tokens: MetricTokens<HelpButtonMetrics> = [
    .points("diameter", \.diameter), .points("mark-size", \.markSize, in: 1...1000),
    .weight("mark-weight", \.markWeight), .number("mark-opacity", \.markOpacity),
    .items("shadow", \.shadows, atMost: 1, .shadow),
  ]
}
