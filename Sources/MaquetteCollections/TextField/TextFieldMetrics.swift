import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The metrics of text fields, in points.
package struct TextFieldMetrics: Sendable {
  /// The minimum height.
  package var height = 0.0
  /// The width if none is proposed.
  var idealWidth = 0.0
  /// The padding between the border and the text.
  var textInset = 0.0
  /// The minimum padding above and below the text.
  var verticalInset = 0.0
  package var textStyle = TextStyle.body
  var cornerRadius = 0.0
  var cornerStyle = CornerStyle.circular
  /// The padding between a rounded bezel and the text.
  var roundedBezelInset = 0.0
  /// The minimum height of a rounded bezel.
  var roundedBezelHeight = 0.0
  /// The radius of a rounded bezel's continuous corners.
  var roundedBezelRadius = 0.0
  /// Whether the border is a rim around the fill, with a darker foot, rather than drawn on it.
  var hasBezel = false
  /// The distance of a drawn bezel from its frame in light and in dark appearance.
  var bezelInset = 0.0, darkBezelInset = 0.0
  /// The height of the line of shadow below a bezel.
  var shadowHeight = 0.0
  var accessorySpacing = 0.0
  /// The least width of a leading symbol, in font sizes of the text.
  var symbolColumn = 0.0
  /// The font size that the clear button matches.
  var clearButtonSize = 0.0
  /// The thickness of the caret and of the stems of a selection's handles.
  var caretWidth = 0.0
  var isCaretRound = false
  /// Whether the caret has the tint rather than the colour of text.
  var isCaretTinted = false
  /// Whether the selection has the tint even if none was chosen.
  var isSelectionTinted = false
  /// The opacity of the tint in a selection.
  var selectionOpacity = 0.0
  /// The diameter of the knobs of a selection's handles; 0 for no handles.
  var handleDiameter = 0.0
  /// The diameter of the dots of a secure field, in font sizes of the text.
  var dotDiameter = 0.0
  /// The distance between the centres of those dots, in font sizes of the text.
  var dotPitch = 0.0
  /// The thickness of the line below an underlined field that is focused or has an error.
  var focusedLineWidth = 0.0
  /// The thickness of the border of a field with an error.
  var errorBorderWidth = 0.0
  var errorSpacing = 0.0
  var errorStyle = TextStyle.body
  /// The thickness of the ring around a focused field; 0 for none.
  var focusRingWidth = 0.0
  /// The distance that the ring extends outside the field.
  var focusRingReach = 0.0
  /// The least radius of the ring's outer corners.
  var focusRingRadius = 0.0
  /// The opacity of a chosen tint in the ring.
  var focusRingOpacity = 0.0

  package init() {}
}

extension TextFieldMetrics {
}

extension TextFieldMetrics {
  /// The distance of a bezel from the edge of its field in points; 0 where fields have no bezel.
  func bezelInset(_ appearance: Appearance) -> Double {
    hasBezel ? appearance == .light ? bezelInset : darkBezelInset : 0
  }
}

extension TextFieldMetrics: MeasuredMetrics {
  /// The macOS metrics on macOS, the iOS metrics elsewhere.
  package static let standard = StandardMeasures<TextFieldMetrics>()

  package static let tokenGroup = "text-field"
  package static let colors: [ColorToken] = [
    .fieldFill, .fieldDisabledFill, .fieldBorder, .fieldFoot, .fieldShadow, .fieldFocusRing, .fieldSelection,
    .fieldSelectedText,
    .fieldUnderline, .fieldClearButton, .fieldError,
  ]

  package static let tokens: MetricTokens<TextFieldMetrics> = [frames, edits, marks]

  private static let frames: MetricTokens<TextFieldMetrics> = [
    .points("height", \.height), .points("ideal-width", \.idealWidth),
    .points("text-inset", \.textInset),
    .points("vertical-inset", \.verticalInset), .textStyle("text-style", \.textStyle),
    .points("corner-radius", \.cornerRadius), .cornerSmoothing("corner-smoothing", \.cornerStyle),
    .points("rounded-bezel-inset", \.roundedBezelInset),
    .points("rounded-bezel-height", \.roundedBezelHeight),
    .points("rounded-bezel-radius", \.roundedBezelRadius),
    .flag("bezel", \.hasBezel),
    .byAppearance("bezel-inset", light: \.bezelInset, dark: \.darkBezelInset, [.points("", \.self)]),
    .points("shadow-height", \.shadowHeight),
    .points("accessory-spacing", \.accessorySpacing),
    .number("symbol-column", \.symbolColumn, in: 0...10),
    .points("clear-button-size", \.clearButtonSize, in: 1...1000),
  ]

  private static let edits: MetricTokens<TextFieldMetrics> = [
    .points("caret-width", \.caretWidth), .flag("caret-round", \.isCaretRound),
    .flag("caret-tinted", \.isCaretTinted), .flag("selection-tinted", \.isSelectionTinted),
    .number("selection-opacity", \.selectionOpacity),
    .points("handle-diameter", \.handleDiameter),
    .number("dot-diameter", \.dotDiameter, in: 0...10),
    .number("dot-pitch", \.dotPitch, in: 0...10),
  ]

  private static let marks: MetricTokens<TextFieldMetrics> = [
    .points("focused-line-width", \.focusedLineWidth),
    .points("error-border-width", \.errorBorderWidth),
    .points("error-spacing", \.errorSpacing), .textStyle("error-style", \.errorStyle),
    .points("focus-ring-width", \.focusRingWidth), .points("focus-ring-reach", \.focusRingReach),
    .points("focus-ring-radius", \.focusRingRadius),
    .number("focus-ring-opacity", \.focusRingOpacity),
  ]
}

extension ColorToken {
  /// The surface of a text field.
  public static let fieldFill = ColorToken("field-fill")
  /// The surface of a disabled text field.
  public static let fieldDisabledFill = ColorToken("field-disabled-fill")
  /// The border of a text field.
  public static let fieldBorder = ColorToken("field-border")
  /// The additional colour of the border's lower part where it is darker.
  public static let fieldFoot = ColorToken("field-foot")
  /// The line of shadow below the border.
  public static let fieldShadow = ColorToken("field-shadow")
  /// The background of selected text without a chosen tint.
  public static let fieldSelection = ColorToken("field-selection")
  /// The colour of selected text; clear where text keeps its own colour.
  public static let fieldSelectedText = ColorToken("field-selected-text")
  /// The line below an underlined field.
  public static let fieldUnderline = ColorToken("field-underline")
  /// The clear button of a field.
  public static let fieldClearButton = ColorToken("field-clear-button")
  /// The error message and error border of a field.
  public static let fieldError = ColorToken("field-error")
}
