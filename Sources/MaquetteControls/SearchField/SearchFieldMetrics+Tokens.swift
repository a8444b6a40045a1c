public import MaquetteElements

extension SearchFieldMetrics {
  /// The group of a search field's tokens.
  public static let tokenGroup = "search-field"

  /// Every measure of a search field by its name.
  public static let tokens: MetricTokens<SearchFieldMetrics> = [
    .points("height", \.height).ourChoice(on: .macos), .points("ideal-width", \.idealWidth).ourChoice(),
    .points("inset", \.inset).ourChoice(),
    .points("vertical-inset", \.verticalInset).ourChoice(),
    .points("corner-radius", \.cornerRadius).ourChoice(on: .macos),
    .textStyle("text-style", \.textStyle).ourChoice(on: .macos),
    .color("placeholder-color", \.placeholderColor).ourChoice(on: .macos),
    .number("symbol-scale", \.symbolScale, in: 0.1...10).ourChoice(),
    .points("symbol-spacing", \.symbolSpacing).ourChoice(),
    .points("clear-button-size", \.clearButtonSize, in: 1...1000).ourChoice(),
    .points("cancel-spacing", \.cancelSpacing).ourChoice(),
    .points("focus-ring-width", \.focusRingWidth).ourChoice(on: .macos),
  ]
}
