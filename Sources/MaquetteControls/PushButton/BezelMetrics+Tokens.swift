public import MaquetteElements

extension BezelMetrics {
  /// The group of the bezels' tokens.
  public static let tokenGroup = "bezel"

  /// Every measure of the bezels by its name.
  public static let tokens: MetricTokens<BezelMetrics> = [
    .byAppearance("look", light: \.light, dark: \.dark, .look),
    .items("shadow", \.shadows, atMost: 2, .shadow),
    .number("foot-opacity", \.footOpacity), .number("pressed-opacity", \.pressedOpacity).ourChoice(),
    .number("disabled-opacity", \.disabledOpacity).ourChoice(),
  ]
}

extension MetricTokens<BezelMetrics.Look> {
  fileprivate static var look: MetricTokens {
    [.group("top", \.top, .shade), .group("bottom", \.bottom, .shade), .number("highlight", \.highlight)]
  }
}

extension MetricTokens<MenuButtonMetrics.BezelShadow> {
  /// How strong, soft and far down a shadow is.
  static var shadow: MetricTokens {
    [
      .number("opacity", \.opacity), .points("sigma", \.sigma, in: 0...100),
      .points("offset", \.offset, in: -100...100),
    ]
  }
}
