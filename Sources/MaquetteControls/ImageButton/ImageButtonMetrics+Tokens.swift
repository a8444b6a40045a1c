public import MaquetteElements

extension ImageButtonMetrics {
  /// The group of image buttons' tokens.
  public static let tokenGroup = "image-button"

  /// Every measure of image buttons by its name.
  public static let tokens: MetricTokens<ImageButtonMetrics> = [
    .points("padding", \.padding), looks.ourChoice(),
  ]

  private static let looks: MetricTokens<ImageButtonMetrics> = [
    .points("image-size", \.imageSize, in: 1...1000),
    .number("image-height", \.imageHeight, in: 0...10),
    .points("label-size", \.labelSize, in: 1...1000), .points("label-spacing", \.labelSpacing),
    .points("radius", \.radius), .points("arrow-size", \.arrowSize, in: 1...1000),
    .points("arrow-spacing", \.arrowSpacing), .number("on-opacity", \.onOpacity),
    .number("pressed-opacity", \.pressedOpacity), .number("disabled-opacity", \.disabledOpacity),
  ]
}
