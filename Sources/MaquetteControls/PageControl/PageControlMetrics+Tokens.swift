public import MaquetteElements

extension PageControlMetrics {
  /// The group of a page control's tokens.
  public static let tokenGroup = "page-control"

  /// Every measure of a page control by its name.
  public static let tokens: MetricTokens<PageControlMetrics> = [
    .points("dot-diameter", \.dotDiameter), .points("pitch", \.pitch), .points("height", \.height),
    .points("inset", \.inset), .number("disabled-opacity", \.disabledOpacity).ourChoice(),
  ]
}
