public import MaquetteElements

extension TextFieldMetrics {
  /// The group of a text field's tokens.
  public static let tokenGroup = "text-field"

  /// Every measure of a text field by its name.
  public static let tokens: MetricTokens<TextFieldMetrics> = [frames, edits, marks]

  private static let frames: MetricTokens<TextFieldMetrics> = [
    .points("height", \.height), .points("ideal-width", \.idealWidth).ourChoice(),
    .points("text-inset", \.textInset),
    .points("vertical-inset", \.verticalInset), .textStyle("text-style", \.textStyle),
    .points("corner-radius", \.cornerRadius), .cornerSmoothing("corner-smoothing", \.cornerStyle),
    .flag("bezel", \.hasBezel), .points("shadow-height", \.shadowHeight),
    .points("accessory-spacing", \.accessorySpacing).ourChoice(),
    .points("clear-button-size", \.clearButtonSize, in: 1...1000).ourChoice(),
  ]

  private static let edits: MetricTokens<TextFieldMetrics> = [
    .points("caret-width", \.caretWidth), .flag("caret-round", \.isCaretRound),
    .flag("caret-tinted", \.isCaretTinted), .flag("selection-tinted", \.isSelectionTinted),
    .number("selection-opacity", \.selectionOpacity),
    .points("handle-diameter", \.handleDiameter).ourChoice(on: .ios, .watchos),
    .number("dot-diameter", \.dotDiameter, in: 0...10).ourChoice(),
    .number("dot-pitch", \.dotPitch, in: 0...10).ourChoice(),
  ]

  private static let marks: MetricTokens<TextFieldMetrics> = [
    .points("focused-line-width", \.focusedLineWidth).ourChoice(),
    .points("error-border-width", \.errorBorderWidth).ourChoice(),
    .points("error-spacing", \.errorSpacing).ourChoice(), .textStyle("error-style", \.errorStyle).ourChoice(),
    .points("focus-ring-width", \.focusRingWidth), .points("focus-ring-reach", \.focusRingReach),
    .number("focus-ring-opacity", \.focusRingOpacity),
  ]
}
