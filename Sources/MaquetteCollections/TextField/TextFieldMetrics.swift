import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The metrics of text fields, in points.
package struct TextFieldMetrics: Sendable {
  /// The minimum height.
  package var height: Double
  /// The width if none is proposed.
  var idealWidth: Double
  /// The padding between the border and the text.
  var textInset: Double
  /// The minimum padding above and below the text.
  var verticalInset: Double
  package var textStyle: TextStyle
  var cornerRadius: Double
  var cornerStyle: CornerStyle
  /// The padding between a rounded bezel and the text.
  var roundedBezelInset: Double
  /// The radius of a rounded bezel's continuous corners.
  var roundedBezelRadius: Double
  /// Whether the border is a rim around the fill, with a darker foot, rather than drawn on it.
  var hasBezel: Bool
  /// The height of the line of shadow below a bezel.
  var shadowHeight: Double
  var accessorySpacing: Double
  /// The least width of a leading symbol, in font sizes of the text.
  var symbolColumn = 1.3
  /// The font size that the clear button matches.
  var clearButtonSize: Double
  /// The thickness of the caret and of the stems of a selection's handles.
  var caretWidth: Double
  var isCaretRound: Bool
  /// Whether the caret has the tint rather than the colour of text.
  var isCaretTinted: Bool
  /// Whether the selection has the tint even if none was chosen.
  var isSelectionTinted: Bool
  /// The opacity of the tint in a selection.
  var selectionOpacity: Double
  /// The diameter of the knobs of a selection's handles; 0 for no handles.
  var handleDiameter: Double
  /// The diameter of the dots of a secure field, in font sizes of the text.
  var dotDiameter: Double
  /// The distance between the centres of those dots, in font sizes of the text.
  var dotPitch: Double
  /// The thickness of the line below an underlined field that is focused or has an error.
  var focusedLineWidth: Double
  /// The thickness of the border of a field with an error.
  var errorBorderWidth: Double
  var errorSpacing: Double
  var errorStyle: TextStyle
  /// The thickness of the ring around a focused field; 0 for none.
  var focusRingWidth: Double
  /// The distance that the ring extends outside the field.
  var focusRingReach: Double
  /// The least radius of the ring's outer corners.
  var focusRingRadius: Double
  /// The opacity of a chosen tint in the ring.
  var focusRingOpacity: Double

  /// iOS 13 to 18.
  static let ios = TextFieldMetrics(
    height: 34, idealWidth: 240, textInset: 7, verticalInset: 6, textStyle: .body, cornerRadius: 5,
    cornerStyle: .continuous, roundedBezelInset: 7, roundedBezelRadius: 5, hasBezel: false, shadowHeight: 0,
    accessorySpacing: 6, clearButtonSize: 17,
    caretWidth: 2, isCaretRound: true, isCaretTinted: true, isSelectionTinted: true, selectionOpacity: 0.2,
    handleDiameter: 12, dotDiameter: 0.44, dotPitch: 0.62, focusedLineWidth: 2, errorBorderWidth: 1,
    errorSpacing: 5, errorStyle: .footnote, focusRingWidth: 0, focusRingReach: 0,
    focusRingRadius: 0, focusRingOpacity: 0.5)

  /// macOS 11 to 15: the field with a square bezel.
  static let macos = TextFieldMetrics(
    height: 20, idealWidth: 180, textInset: 4, verticalInset: 2, textStyle: .body, cornerRadius: 0,
    cornerStyle: .circular, roundedBezelInset: 7, roundedBezelRadius: 5.5, hasBezel: true, shadowHeight: 0.5,
    accessorySpacing: 4, clearButtonSize: 13,
    caretWidth: 1, isCaretRound: false, isCaretTinted: false, isSelectionTinted: false,
    selectionOpacity: 0.3, handleDiameter: 0, dotDiameter: 0.44, dotPitch: 0.62, focusedLineWidth: 1,
    errorBorderWidth: 1, errorSpacing: 4, errorStyle: .callout, focusRingWidth: 4, focusRingReach: 2,
    focusRingRadius: 3.5, focusRingOpacity: 0.5)
}

extension TextFieldMetrics {
  /// macOS 26: higher, and without a foot.
  static let macosGlass = macos.with {
    $0.height = 26
    $0.shadowHeight = 0
    $0.focusRingWidth = 3
    $0.focusRingReach = 3
    $0.caretWidth = 2
    $0.isCaretRound = true
    $0.isCaretTinted = true
  }
}

extension TextFieldMetrics: ThemeMetrics {
  /// The macOS metrics on macOS, the iOS metrics elsewhere.
  package static func standard(for platform: Platform, era: Era) -> TextFieldMetrics {
    if platform == .macos { return era == .glass ? .macosGlass : .macos }
    var metrics = TextFieldMetrics.ios
    if era == .ios7 {
      metrics.height = 30
      metrics.verticalInset = 4
    }
    return metrics
  }

  package static let tokenGroup = "text-field"
  package static let colors: [ColorToken] = [
    .fieldFill, .fieldDisabledFill, .fieldBorder, .fieldFoot, .fieldShadow, .fieldFocusRing, .fieldSelection,
    .fieldUnderline, .fieldClearButton, .fieldError,
  ]

  package static let tokens: MetricTokens<TextFieldMetrics> = [frames, edits, marks]

  private static let frames: MetricTokens<TextFieldMetrics> = [
    .points("height", \.height), .points("ideal-width", \.idealWidth),
    .points("text-inset", \.textInset),
    .points("vertical-inset", \.verticalInset), .textStyle("text-style", \.textStyle),
    .points("corner-radius", \.cornerRadius), .cornerSmoothing("corner-smoothing", \.cornerStyle),
    .points("rounded-bezel-inset", \.roundedBezelInset),
    .points("rounded-bezel-radius", \.roundedBezelRadius),
    .flag("bezel", \.hasBezel), .points("shadow-height", \.shadowHeight),
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
  public static let fieldFill = ColorToken(
    "field-fill", DynamicColor(0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF),
    macos: DynamicColor(0xFFFF_FFFF, 0xFFFF_FF0D, 0xFFFF_FFFF, 0xFFFF_FF0D))
  /// The surface of a disabled text field.
  public static let fieldDisabledFill = ColorToken(
    "field-disabled-fill", DynamicColor(0xFAFA_FAFF, 0x0505_05FF, 0xFAFA_FAFF, 0x0505_05FF),
    macos: DynamicColor(0xFFFF_FF80, 0xFFFF_FF05, 0xFFFF_FF80, 0xFFFF_FF05))
  /// The border of a text field.
  public static let fieldBorder = ColorToken(
    "field-border", DynamicColor(0x0000_0033, 0xFFFF_FF33, 0x0000_008C, 0xFFFF_FF8C),
    macos: DynamicColor(0x0000_0014, 0xFFFF_FF1F, 0x0000_0080, 0xFFFF_FF80),
    macosGlass: DynamicColor(0x0000_000C, 0xFFFF_FF1F, 0x0000_0080, 0xFFFF_FF80))
  /// The additional colour of the border's lower part where it is darker.
  public static let fieldFoot = ColorToken(
    "field-foot", DynamicColor(0, 0, 0, 0),
    macos: DynamicColor(0x0000_002D, 0xFFFF_FF28, 0x0000_0040, 0xFFFF_FF40),
    macosGlass: DynamicColor(0, 0, 0, 0))
  /// The line of shadow below the border.
  public static let fieldShadow = ColorToken(
    "field-shadow", DynamicColor(0, 0, 0, 0),
    macos: DynamicColor(0x0000_001F, 0x0000_0033, 0x0000_001F, 0x0000_0033))
  /// The background of selected text without a chosen tint.
  public static let fieldSelection = ColorToken(
    "field-selection", DynamicColor(0x007A_FF33, 0x0A84_FF33, 0x0040_DD4D, 0x409C_FF4D),
    iosGlass: DynamicColor(0x0088_FF33, 0x0091_FF33, 0x1E6E_F44D, 0x5CB8_FF4D),
    macos: DynamicColor(0xB3D7_FFFF, 0x3359_7EFF, 0xB3D7_FFFF, 0x3359_7EFF))
  /// The line below an underlined field.
  public static let fieldUnderline = ColorToken(
    "field-underline", DynamicColor(0x3C3C_434A, 0x5454_5899, 0x3C3C_43AD, 0xEBEB_F5AD),
    macos: ColorToken.separator.standard(for: .macos, era: .classic))
  /// The clear button of a field.
  public static let fieldClearButton = ColorToken(
    "field-clear-button", DynamicColor(0x0000_0033, 0xFFFF_FF33, 0x3C3C_43AD, 0xEBEB_F5AD),
    macos: ColorToken.secondaryLabel.standard(for: .macos, era: .classic))
  /// The error message and error border of a field.
  public static let fieldError = ColorToken(
    "field-error", ColorToken.red.standard(for: .ios, era: .classic),
    glass: ColorToken.red.standard(for: .ios, era: .glass))
}
