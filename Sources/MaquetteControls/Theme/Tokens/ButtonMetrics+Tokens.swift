extension ButtonMetrics {
  /// The group of a button's tokens.
  public static let tokenGroup = "button"

  /// Every measure of a button by its name.
  public static let tokens: MetricTokens<ButtonMetrics> = [
    .group("small", \.small, .measures), .group("medium", \.medium, .measures),
    .group("large", \.large, .measures),
    .points("subtitle-spacing", \.subtitleSpacing),
    .byAppearance("tinted-fill", light: \.tintedFill.light, dark: \.tintedFill.dark, .part()),
    .byAppearance(
      "tinted-pressed-fill", light: \.tintedPressedFill.light, dark: \.tintedPressedFill.dark, .part()),
    .number("pressed-opacity", \.pressedOpacity), .number("pressed-mix", \.pressedMix),
    .number("selected-mix", \.selectedMix), .number("busy-title-opacity", \.busyTitleOpacity),
    .number("subtitle-opacity", \.subtitleOpacity),
    .number("activity-diameter", \.activityDiameter, in: 0...10),
    .points("focus-ring-width", \.focusRingWidth), .number("focus-ring-opacity", \.focusRingOpacity),
    .cornerSmoothing("capsule-smoothing", \.capsuleStyle),
    .number("pressed-surface-opacity", \.pressedSurfaceOpacity),
  ]
}

extension MetricTokens<ButtonMetrics.Measures> {
  fileprivate static var measures: MetricTokens {
    [
      .group("insets", \.insets, .edges), .corner("corner-radius", \.corner),
      .textStyle("title-style", \.titleStyle), .textStyle("subtitle-style", \.subtitleStyle),
      .points("symbol-spacing", \.symbolSpacing),
    ]
  }

  /// A radius; one as large as style sheets write for round ends stands for a capsule.
  private static func corner(_ name: String, _ place: Place<ButtonMetrics.Corner>) -> MetricTokens {
    let capsule = 9999.0
    return MetricTokens(name, .points(0...capsule)) {
      switch $0[keyPath: place] {
      case .radius(let radius): .points(radius)
      case .capsule: .points(capsule)
      }
    } set: {
      guard case .points(let radius) = $1 else { return }
      $0[keyPath: place] = radius == capsule ? .capsule : .radius(radius)
    }
  }
}
