public import MaquetteElements

extension SegmentedControlMetrics {
  /// The group of a segmented control's tokens.
  public static let tokenGroup = "segmented-control"

  /// Every measure of a segmented control by its name.
  public static let tokens: MetricTokens<SegmentedControlMetrics> = [
    .group("mini", \.mini, .measures).ourChoice(), .group("small", \.small, .measures).ourChoice(),
    .group("medium", \.medium, .measures),
    .points("spacing", \.spacing), .points("separator-width", \.separatorWidth),
    .points("thumb-inset", \.thumbInset), .points("minimum-inset", \.minimumInset).ourChoice(),
    .points("symbol-spacing", \.symbolSpacing).ourChoice(),
    .cornerSmoothing("corner-smoothing", \.cornerStyle),
    .weight("title-weight", \.titleWeight), .weight("selected-title-weight", \.selectedTitleWeight),
    .color("title-on-tint", \.titleOnTint),
    .items(
      "thumb-shadow", \.thumbShadows, atMost: 2,
      [
        .number("opacity", \.opacity), .points("sigma", \.sigma, in: 0...100),
        .points("offset", \.offset, in: -100...100),
      ]),
    .flag("clips-shadows", \.clipsShadows),
    .number("pressed-scale", \.pressedScale, in: 0...2).ourChoice(on: .macos),
    .number("pressed-title-opacity", \.pressedTitleOpacity).ourChoice(on: .macos),
    .number("disabled-thumb-opacity", \.disabledThumbOpacity).ourChoice(),
    .points("focus-ring-width", \.focusRingWidth).ourChoice(),
    .number("focus-ring-opacity", \.focusRingOpacity).ourChoice(),
    .points("edge-width", \.edgeWidth), .flag("tinted", \.isTinted),
    .number("pressed-tint-opacity", \.pressedTintOpacity),
  ]
}

extension MetricTokens<SegmentedControlMetrics.Measures> {
  fileprivate static var measures: MetricTokens {
    [
      .points("height", \.height), .points("title-size", \.titleSize),
      .points("symbol-size", \.symbolSize).ourChoice(),
      .points("track-radius", \.trackRadius).ourChoice(on: .macos),
      .points("thumb-radius", \.thumbRadius).ourChoice(on: .macos),
      .points("separator-length", \.separatorLength),
      .points("content-inset", \.contentInset).ourChoice(on: .macos),
    ]
  }
}
