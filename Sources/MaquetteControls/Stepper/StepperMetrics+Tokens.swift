public import MaquetteElements

extension StepperMetrics {
  /// The group of a stepper's tokens.
  public static let tokenGroup = "stepper"

  /// Every measure of a stepper by its name.
  public static let tokens: MetricTokens<StepperMetrics> = [
    .group("size", \.size, .sides), .group("inset", \.inset, .edges),
    .flag("arrowheads", \.hasArrowheads), .points("corner-radius", \.cornerRadius).ourChoice(on: .macos),
    .cornerSmoothing("corner-smoothing", \.cornerStyle),
    .points("edge-width", \.edgeWidth).ourChoice(on: .macos),
    .points("separator-width", \.separatorWidth).ourChoice(on: .macos),
    .points("separator-length", \.separatorLength).ourChoice(on: .macos),
    .points("glyph-length", \.glyphLength), .points("glyph-width", \.glyphWidth),
    .points("symbol-size", \.symbolSize).ourChoice(), .flag("outlined", \.isOutlined),
    .number("pressed-tint-opacity", \.pressedTintOpacity).ourChoice(),
    .number("disabled-glyph-opacity", \.disabledGlyphOpacity).ourChoice(),
    .items(
      "shadow", \.shadows, atMost: 2,
      [
        .number("opacity", \.opacity), .points("sigma", \.sigma, in: 0...100),
        .points("drop", \.drop, in: -100...100),
      ]),
  ]

  /// Whether the halves lie one above the other and hold arrowheads, as design tokens say it.
  fileprivate var hasArrowheads: Bool {
    get { glyphs == .arrowheads }
    set { glyphs = newValue ? .arrowheads : .signs }
  }
}
