extension TextFieldMetrics {
  /// The group of a text field's tokens.
  public static let tokenGroup = "text-field"

  /// Every measure of a text field by its name.
  public static let tokens: MetricTokens<TextFieldMetrics> = [frames, edits, marks]

  private static let frames: MetricTokens<TextFieldMetrics> = [
    .points("height", \.height), .points("ideal-width", \.idealWidth), .points("text-inset", \.textInset),
    .points("vertical-inset", \.verticalInset), .textStyle("text-style", \.textStyle),
    .points("corner-radius", \.cornerRadius), .cornerSmoothing("corner-smoothing", \.cornerStyle),
    .flag("bezel", \.hasBezel), .points("shadow-height", \.shadowHeight),
    .points("accessory-spacing", \.accessorySpacing),
    .points("clear-button-size", \.clearButtonSize, in: 1...1000),
  ]

  private static let edits: MetricTokens<TextFieldMetrics> = [
    .points("caret-width", \.caretWidth), .flag("caret-round", \.isCaretRound),
    .flag("caret-tinted", \.isCaretTinted), .flag("selection-tinted", \.isSelectionTinted),
    .number("selection-opacity", \.selectionOpacity), .points("handle-diameter", \.handleDiameter),
    .number("dot-diameter", \.dotDiameter, in: 0...10), .number("dot-pitch", \.dotPitch, in: 0...10),
  ]

  private static let marks: MetricTokens<TextFieldMetrics> = [
    .points("focused-line-width", \.focusedLineWidth), .points("error-border-width", \.errorBorderWidth),
    .points("error-spacing", \.errorSpacing), .textStyle("error-style", \.errorStyle),
    .points("focus-ring-width", \.focusRingWidth), .points("focus-ring-reach", \.focusRingReach),
    .number("focus-ring-opacity", \.focusRingOpacity),
  ]
}
