public import MaquetteElements
public import MaquetteGraphics
public import MaquetteTypography

/// The measures of text fields, in points.
public struct TextFieldMetrics: Sendable {
  /// The least height.
  public var height: Double
  /// The width where none is proposed.
  public var idealWidth: Double
  /// The room between the border and the text.
  public var textInset: Double
  /// The least room above and below the text.
  public var verticalInset: Double
  /// The style of the text.
  public var textStyle: TextStyle
  /// The radius of the border's corners.
  public var cornerRadius: Double
  /// How the corners turn.
  public var cornerStyle: CornerStyle
  /// Whether the border is a rim around the fill, with a darker foot, rather than drawn on it.
  public var hasBezel: Bool
  /// The height of the line of shadow below a bezel.
  public var shadowHeight: Double
  /// The distance between the text and what stands beside it.
  public var accessorySpacing: Double
  /// The size of the letters that the clear button goes with.
  public var clearButtonSize: Double
  /// The thickness of the caret and of the stems of a selection's handles.
  public var caretWidth: Double
  /// Whether the caret has round ends.
  public var isCaretRound: Bool
  /// Whether the caret has the tint rather than the colour of text.
  public var isCaretTinted: Bool
  /// Whether the selection has the tint even where none was chosen.
  public var isSelectionTinted: Bool
  /// How much of the tint a selection takes.
  public var selectionOpacity: Double
  /// The diameter of the knobs of a selection's handles; 0 for no handles.
  public var handleDiameter: Double
  /// The diameter of the dots of a secure field, in sizes of the text's letters.
  public var dotDiameter: Double
  /// The distance of those dots from middle to middle, in sizes of the text's letters.
  public var dotPitch: Double
  /// The thickness of the line below an underlined field that is focused or wrong.
  public var focusedLineWidth: Double
  /// The thickness of the border of a field that is wrong.
  public var errorBorderWidth: Double
  /// The distance from the field to what is wrong with it.
  public var errorSpacing: Double
  /// The style of what is wrong.
  public var errorStyle: TextStyle
  /// The thickness of the ring around a focused field; 0 for none.
  public var focusRingWidth: Double
  /// How far that ring reaches outside of the field.
  public var focusRingReach: Double
  /// How much of a chosen tint the ring takes.
  public var focusRingOpacity: Double

  /// iOS 13 to 18.
  ///
  /// Height, the border of one device pixel, its colour and its radius are measured at 3x on iOS 15 to 17 (34; fits
  /// of 4.7 to 5), and so is the text's place. The caret's 2 points and the part of the tint that a selection takes
  /// are a re-creation's reading. Handles, dots, the clear button's size, the underlined style and everything about
  /// errors are our choice: no source states them, and the platform has no look for an error.
  public static let ios = TextFieldMetrics(
    height: 34, idealWidth: 240, textInset: 7, verticalInset: 6, textStyle: .body, cornerRadius: 5,
    cornerStyle: .continuous, hasBezel: false, shadowHeight: 0, accessorySpacing: 6, clearButtonSize: 15,
    caretWidth: 2, isCaretRound: true, isCaretTinted: true, isSelectionTinted: true, selectionOpacity: 0.2,
    handleDiameter: 10, dotDiameter: 0.44, dotPitch: 0.62, focusedLineWidth: 2, errorBorderWidth: 1,
    errorSpacing: 5, errorStyle: .footnote, focusRingWidth: 0, focusRingReach: 0, focusRingOpacity: 0.5)

  /// macOS 11 to 15: the field with a square bezel.
  ///
  /// Height (20 with its rims of one device pixel, the lower one darker, and half a point of shadow below), the
  /// colours of all of these and the place of the text are measured at 2x; the focus ring, 4 wide and 2 of it
  /// outside, and the colour of a selection at 1x on macOS 12. The dots, the clear button's size, the underlined
  /// style and everything about errors are our choice.
  public static let macos = TextFieldMetrics(
    height: 20, idealWidth: 180, textInset: 4, verticalInset: 2, textStyle: .body, cornerRadius: 0,
    cornerStyle: .circular, hasBezel: true, shadowHeight: 0.5, accessorySpacing: 4, clearButtonSize: 12,
    caretWidth: 1, isCaretRound: false, isCaretTinted: false, isSelectionTinted: false,
    selectionOpacity: 0.35, handleDiameter: 0, dotDiameter: 0.44, dotPitch: 0.62, focusedLineWidth: 1,
    errorBorderWidth: 1, errorSpacing: 4, errorStyle: .callout, focusRingWidth: 4, focusRingReach: 2,
    focusRingOpacity: 0.5)
}

extension TextFieldMetrics: ThemeMetrics {
  /// Those of macOS there, those of iOS elsewhere.
  ///
  /// iOS 7 to 12 is 30 high, as that system laid fields out; no source states the rest, nor anything of the glass era,
  /// so both are otherwise as later and earlier.
  public static func standard(for platform: Platform, era: Era) -> TextFieldMetrics {
    if platform == .macos { return .macos }
    var metrics = TextFieldMetrics.ios
    if era == .ios7 {
      metrics.height = 30
      metrics.verticalInset = 4
    }
    return metrics
  }
}
