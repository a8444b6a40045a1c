extension SearchFieldMetrics {
  /// The group of a search field's tokens.
  public static let tokenGroup = "search-field"

  /// Every measure of a search field by its name.
  public static let tokens: MetricTokens<SearchFieldMetrics> = [
    .points("height", \.height), .points("ideal-width", \.idealWidth), .points("inset", \.inset),
    .points("vertical-inset", \.verticalInset), .points("corner-radius", \.cornerRadius),
    .textStyle("text-style", \.textStyle), .color("placeholder-color", \.placeholderColor),
    .number("symbol-scale", \.symbolScale, in: 0.1...10), .points("symbol-spacing", \.symbolSpacing),
    .points("clear-button-size", \.clearButtonSize, in: 1...1000),
    .points("cancel-spacing", \.cancelSpacing), .points("focus-ring-width", \.focusRingWidth),
  ]
}
