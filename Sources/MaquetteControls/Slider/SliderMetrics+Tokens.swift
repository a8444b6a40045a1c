public import MaquetteElements

extension SliderMetrics {
  /// The group of a slider's tokens.
  public static let tokenGroup = "slider"

  /// Every measure of a slider by its name.
  public static let tokens: MetricTokens<SliderMetrics> = [
    .group("mini", \.mini, .measures).ourChoice(), .group("small", \.small, .measures).ourChoice(),
    .group("regular", \.regular, .measures),
    .points("ideal-width", \.idealWidth).ourChoice(), .color("track", \.track),
    .points("track-inset", \.trackInset),
    .points("thumb-rise", \.thumbRise, in: -100...100),
    .items(
      "thumb-shadow", \.thumbShadows, atMost: 3,
      [
        .number("opacity", \.opacity), .points("sigma", \.sigma, in: 0...100),
        .points("drop", \.drop, in: -100...100),
      ]),
    .number("pressed-scale", \.pressedScale, in: 0...3),
    .number("pressed-thumb-mix", \.pressedThumbMix).ourChoice(on: .macos),
    .items("rim", \.rims, atMost: 2, .part()),
    .points("symbol-size", \.symbolSize).ourChoice(), .points("symbol-spacing", \.symbolSpacing).ourChoice(),
    .number("thumb-symbol-size", \.thumbSymbolSize, in: 0...10).ourChoice(),
    .number("disabled-opacity", \.disabledOpacity).ourChoice(),
  ]
}

extension MetricTokens<SliderMetrics.Measures> {
  fileprivate static var measures: MetricTokens {
    [
      .points("height", \.height), .points("track-height", \.trackHeight),
      .group("thumb", \.thumb, .sides),
      .group("ticked-thumb", \.tickedThumb, .sides).ourChoice(on: .ios, .watchos),
      .group("tick", \.tick, .sides).ourChoice(on: .ios, .watchos),
      .points("tick-drop", \.tickDrop, in: -100...100).ourChoice(on: .ios, .watchos),
    ]
  }
}
