public import MaquetteElements

extension PickerMetrics {
  /// The group of a picker's tokens.
  public static let tokenGroup = "picker"

  /// Every measure of a picker by its name.
  public static let tokens: MetricTokens<PickerMetrics> = [
    .points("width", \.width), .points("height", \.height),
    .points("drum-radius", \.drumRadius, in: 1...10_000),
    .number("perspective", \.perspective), .number("row-tangent", \.rowTangent),
    .items("row-opacity", \.rowOpacities, atMost: 5, .part()),
    .points("chosen-text-size", \.chosenTextSize, in: 1...1000),
    .points("text-size", \.textSize, in: 1...1000),
    .points("column-padding", \.columnPadding).ourChoice(),
    .points("unit-text-size", \.unitTextSize, in: 1...1000).ourChoice(),
    .points("unit-spacing", \.unitSpacing).ourChoice(), .points("band-height", \.bandHeight),
    .points("band-inset", \.bandInset), .points("band-radius", \.bandRadius),
    .flag("band-lines", \.hasBandLines), .number("disabled-opacity", \.disabledOpacity).ourChoice(),
  ]
}
