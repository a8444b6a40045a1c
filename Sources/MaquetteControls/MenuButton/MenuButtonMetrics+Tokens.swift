public import MaquetteElements

extension MenuButtonMetrics {
  /// The group of pop-up and pull-down buttons' tokens.
  public static let tokenGroup = "menu-button"

  /// Every measure of these buttons by its name.
  public static let tokens: MetricTokens<MenuButtonMetrics> = [
    .flag("bezel", \.hasBezel), .flag("pull-down-arrow", \.hasPullDownArrow),
    .group("mini", \.mini, .bezel), .group("small", \.small, .bezel), .group("medium", \.medium, .bezel),
    .group("large", \.large, .bezel),
    .points("cap-inset", \.capInset), .points("cap-spacing", \.capSpacing).ourChoice(),
    .points("symbol-spacing", \.symbolSpacing).ourChoice(), .flag("tinted-cap", \.hasTintedCap),
    .items(
      "shadow", \.shadows, atMost: 2,
      [
        .number("opacity", \.opacity), .points("sigma", \.sigma, in: 0...100),
        .points("offset", \.offset, in: -100...100),
      ]),
    .number("pressed-opacity", \.pressedOpacity).ourChoice(),
    .number("disabled-opacity", \.disabledOpacity).ourChoice(),
  ]
}

extension MetricTokens<MenuButtonMetrics.Bezel> {
  fileprivate static var bezel: MetricTokens {
    [
      .points("height", \.height), .points("radius", \.radius),
      .points("title-size", \.titleSize, in: 1...1000),
      .points("title-inset", \.titleInset).ourChoice(), .points("cap-width", \.capWidth),
      .points("cap-radius", \.capRadius).ourChoice(),
      .points("arrow-size", \.arrowSize, in: 1...1000).ourChoice(),
    ]
  }
}
