public import MaquetteElements

extension ControlWidgetMetrics {
  /// The group of the tokens of controls in Control Center.
  public static let tokenGroup = "control-widget"

  /// Every measure of a control by its name; no source gives any.
  public static let tokens: MetricTokens<ControlWidgetMetrics> = all.ourChoice()

  private static let all: MetricTokens<ControlWidgetMetrics> = [
    .points("cell-side", \.cellSide), .points("cell-spacing", \.cellSpacing),
    .points("large-radius", \.largeRadius), .points("medium-inset", \.mediumInset), .points("inset", \.inset),
    .points("small-symbol", \.smallSymbol), .points("medium-symbol", \.mediumSymbol),
    .points("large-symbol", \.largeSymbol), .points("symbol-width", \.symbolWidth),
    .points("symbol-spacing", \.symbolSpacing),
    .points("text-spacing", \.textSpacing), .textStyle("title-style", \.titleStyle),
    .weight("title-weight", \.titleWeight), .textStyle("value-style", \.valueStyle),
    .points("lock-screen-side", \.lockScreenSide), .points("lock-screen-symbol", \.lockScreenSymbol),
    .points("blur", \.blur, in: 0...100), .number("saturation", \.saturation, in: 0...8),
    .points("rim-width", \.rimWidth), .number("disabled-opacity", \.disabledOpacity),
    .number("pressed-mix", \.pressedMix), .number("busy-opacity", \.busyOpacity),
    .number("busy-period", \.busyPeriod, in: 0...60), .number("hidden-title", \.hiddenTitle),
    .number("hidden-value", \.hiddenValue),
    .number("hidden-height", \.hiddenHeight), .points("island-height", \.islandHeight),
    .points("island-width", \.islandWidth), .points("island-margin", \.islandMargin),
    .points("island-symbol", \.islandSymbol), .textStyle("island-style", \.islandStyle),
    .points("options-width", \.optionsWidth), .points("options-radius", \.optionsRadius),
    .points("options-row", \.optionsRow), .points("options-icon", \.optionsIcon),
  ]
}
