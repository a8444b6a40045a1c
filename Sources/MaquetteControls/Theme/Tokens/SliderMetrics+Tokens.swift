extension SliderMetrics {
  /// The group of a slider's tokens.
  public static let tokenGroup = "slider"

  /// Every measure of a slider by its name.
  public static let tokens: MetricTokens<SliderMetrics> = [
    .group("mini", \.mini, .measures), .group("small", \.small, .measures),
    .group("regular", \.regular, .measures),
    .points("ideal-width", \.idealWidth), .color("track", \.track),
    .points("track-inset", \.trackInset),
    .points("thumb-rise", \.thumbRise, in: -100...100),
    .items(
      "thumb-shadow", \.thumbShadows, atMost: 3,
      [
        .number("opacity", \.opacity), .points("sigma", \.sigma, in: 0...100),
        .points("drop", \.drop, in: -100...100),
      ]),
    .number("pressed-scale", \.pressedScale, in: 0...3), .number("pressed-thumb-mix", \.pressedThumbMix),
    .items("rim", \.rims, atMost: 2, .part()),
    .points("symbol-size", \.symbolSize), .points("symbol-spacing", \.symbolSpacing),
    .number("thumb-symbol-size", \.thumbSymbolSize, in: 0...10),
    .number("disabled-opacity", \.disabledOpacity),
  ]
}

extension MetricTokens<SliderMetrics.Measures> {
  fileprivate static var measures: MetricTokens {
    [
      .points("height", \.height), .points("track-height", \.trackHeight),
      .group("thumb", \.thumb, .sides), .group("ticked-thumb", \.tickedThumb, .sides),
      .group("tick", \.tick, .sides), .points("tick-drop", \.tickDrop, in: -100...100),
    ]
  }
}
