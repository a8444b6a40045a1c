public import MaquetteElements

extension ButtonMetrics {
  /// The group of a button's tokens.
  public static let tokenGroup = "button"

  /// Every measure of a button by its name.
  public static let tokens: MetricTokens<ButtonMetrics> = [
    .group("small", \.small, .measures), .group("medium", \.medium, .measures),
    .group("large", \.large, .measures),
    .flag("fills-width", \.fillsWidth), .points("group-spacing", \.groupSpacing).ourChoice(on: .ios, .macos),
    .color("cancel-fill", \.cancelFill).ourChoice(on: .ios, .macos),
    .flag("gray-title-takes-accent", \.grayTitleTakesAccent).ourChoice(on: .watchos),
    .points("subtitle-spacing", \.subtitleSpacing),
    .byAppearance("tinted-fill", light: \.tintedFill.light, dark: \.tintedFill.dark, .part()).ourChoice(
      on: .watchos),
    .byAppearance(
      "tinted-pressed-fill", light: \.tintedPressedFill.light, dark: \.tintedPressedFill.dark, .part()
    ).ourChoice(on: .watchos),
    .number("pressed-opacity", \.pressedOpacity).ourChoice(on: .watchos),
    .number("pressed-mix", \.pressedMix).ourChoice(on: .watchos),
    .number("selected-mix", \.selectedMix).ourChoice(),
    .number("busy-title-opacity", \.busyTitleOpacity).ourChoice(),
    .number("subtitle-opacity", \.subtitleOpacity).ourChoice(),
    .number("activity-diameter", \.activityDiameter, in: 0...10).ourChoice(),
    .points("focus-ring-width", \.focusRingWidth).ourChoice(),
    .number("focus-ring-opacity", \.focusRingOpacity).ourChoice(),
    .cornerSmoothing("capsule-smoothing", \.capsuleStyle),
    .number("pressed-surface-opacity", \.pressedSurfaceOpacity),
  ]
}

extension MetricTokens<ButtonMetrics.Measures> {
  fileprivate static var measures: MetricTokens {
    [
      .group("insets", \.insets, .edges).ourChoice(on: .watchos), .corner("corner-radius", \.corner),
      .corner("scrolling-corner-radius", \.scrollingCorner), .points("minimum-height", \.minimumHeight),
      .textStyle("title-style", \.titleStyle).ourChoice(on: .watchos),
      .textStyle("subtitle-style", \.subtitleStyle).ourChoice(on: .watchos),
      .points("symbol-spacing", \.symbolSpacing).ourChoice(),
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
