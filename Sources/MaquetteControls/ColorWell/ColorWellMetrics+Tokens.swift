public import MaquetteElements

extension ColorWellMetrics {
  /// The group of colour wells' tokens.
  public static let tokenGroup = "color-well"

  /// Every measure of colour wells by its name.
  public static let tokens: MetricTokens<ColorWellMetrics> = every.ourChoice()

  private static let every: MetricTokens<ColorWellMetrics> = [
    .group("size", \.size, .sides), .points("radius", \.radius), .points("inset", \.inset),
    .points("swatch-radius", \.swatchRadius),
  ]
}
