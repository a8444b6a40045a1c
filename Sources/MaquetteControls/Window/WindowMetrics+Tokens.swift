public import MaquetteElements

extension WindowMetrics {
  /// The group of windows' tokens.
  public static let tokenGroup = "window"

  /// Every measure of windows by its name.
  public static let tokens: MetricTokens<WindowMetrics> = every.ourChoice()

  private static let every: MetricTokens<WindowMetrics> = [
    .points("radius", \.radius), .points("sheet-radius", \.sheetRadius),
    .points("title-bar-height", \.titleBarHeight), .points("toolbar-height", \.toolbarHeight),
    .points("button-diameter", \.buttonDiameter), .points("button-edge", \.buttonEdge),
    .points("button-spacing", \.buttonSpacing),
    .points("button-inset", \.buttonInset), .points("toolbar-button-inset", \.toolbarButtonInset),
    .textStyle("title-style", \.titleStyle), .textStyle("toolbar-title-style", \.toolbarTitleStyle),
    .points("toolbar-spacing", \.toolbarSpacing), .points("content-inset", \.contentInset),
    .points("content-spacing", \.contentSpacing), .group("shadow", \.shadow, .shadow),
    .group("inactive-shadow", \.inactiveShadow, .shadow),
  ]
}
