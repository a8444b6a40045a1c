public import MaquetteElements

extension SwitchMetrics {
  /// The group of a switch's tokens.
  public static let tokenGroup = "switch"

  /// Every measure of a switch by its name.
  public static let tokens: MetricTokens<SwitchMetrics> = [
    .group("mini", \.mini, .sides).ourChoice(on: .watchos),
    .group("small", \.small, .sides).ourChoice(on: .watchos),
    .group("regular", \.regular, .sides).ourChoice(on: .watchos),
    .points("thumb-inset", \.thumbInset).ourChoice(on: .watchos),
    .points("pressed-extension", \.pressedExtension).ourChoice(on: .watchos),
    .number("pressed-thumb-mix", \.pressedThumbMix).ourChoice(on: .macos),
    .items(
      "thumb-shadow", \.thumbShadows, atMost: 2,
      [
        .number("opacity", \.opacity), .points("sigma", \.sigma, in: 0...100),
        .points("drop", \.drop, in: -100...100),
      ]
    ).ourChoice(on: .watchos),
    .flag("shadows-end-at-track", \.shadowsEndAtTrack), .color("tint", \.tint),
    .byAppearance(
      "shading", light: \.lightShading, dark: \.darkShading,
      [.number("top", \.top, in: -1...1), .number("bottom", \.bottom, in: -1...1)]),
    .points("edge-width", \.edgeWidth),
    .number("disabled-opacity", \.disabledOpacity).ourChoice(on: .macos, .watchos),
    .flag("edge-while-on", \.hasEdgeWhileOn), .number("thumb-aspect", \.thumbAspect, in: 0...10),
    .cornerSmoothing("end-smoothing", \.endStyle),
  ]
}
