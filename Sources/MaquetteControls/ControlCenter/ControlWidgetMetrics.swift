import MaquetteControlKit
public import MaquetteElements
import MaquetteTypography

/// The measures of the controls in Control Center, on the Lock Screen and in the Dynamic Island, in points.
struct ControlWidgetMetrics: Hashable, Sendable {
  /// The side of a small control.
  var cellSide: Double
  var cellSpacing: Double
  var largeRadius: Double
  /// The padding at the ends of a medium control.
  var mediumInset: Double
  /// The padding around the content of a large control.
  var inset: Double
  /// The size of the symbol in each size of control.
  var smallSymbol, mediumSymbol, largeSymbol: Double
  /// The width reserved for a medium control's symbol, which is centred in it.
  var symbolWidth: Double
  var symbolSpacing: Double
  var textSpacing: Double
  var titleStyle: TextStyle
  var titleWeight: FontWeight
  var valueStyle: TextStyle
  var lockScreenSide, lockScreenSymbol: Double
  /// The standard deviation of the blur behind controls and pages.
  var blur: Double
  /// The factor for the saturation of the colours behind.
  var saturation: Double
  /// The thickness of the light line just inside a control's edge.
  var rimWidth: Double
  var disabledOpacity: Double
  /// The fraction of the label colour in a pressed control.
  var pressedMix: Double
  /// The lowest opacity of a busy control's symbol.
  var busyOpacity: Double
  /// The duration of one loop of the busy symbol's animation, in seconds.
  var busyPeriod: Double
  /// The duration of a change between off and on, in seconds; pressing shows at once.
  var fade: Double
  var fadeCurve: TimingCurve
  /// The size to which a symbol shrinks while another takes its place, as a fraction of its own.
  var leavingSymbol: Double
  /// The size of the lock on the symbol of a control that needs authentication, as a fraction of the symbol's.
  var lockSize: Double
  /// The distance of the lock beyond the symbol's trailing and bottom edge, as a fraction of the symbol's size.
  var lockReach: Double
  /// The width of the bar that replaces a title, as a fraction of the title's available width.
  var hiddenTitle: Double
  /// The same for a value.
  var hiddenValue: Double
  /// The height of such bars, in multiples of the text's font size.
  var hiddenHeight: Double
  var islandHeight: Double
  /// The least width of the island.
  var islandWidth: Double
  /// The greatest width of an island that fits its content.
  var islandLimit: Double
  var islandMargin: Double
  var islandSymbol: Double
  var islandStyle: TextStyle
  var optionsWidth: Double
  var optionsRadius: Double
  /// The height of the panel's rows.
  var optionsRow: Double
  /// The diameter of the disc around the panel's symbol.
  var optionsIcon: Double
  /// The least distance between an option and its mark.
  var optionsSpacing: Double

  /// iOS 18, for every platform and era.
  static let ios = ControlWidgetMetrics(
    cellSide: 70, cellSpacing: 16, largeRadius: 34, mediumInset: 14, inset: 16, smallSymbol: 26,
    mediumSymbol: 24, largeSymbol: 28, symbolWidth: 30, symbolSpacing: 8, textSpacing: 0,
    titleStyle: .subheadline, titleWeight: .semibold, valueStyle: .footnote, lockScreenSide: 50,
    lockScreenSymbol: 22, blur: 22, saturation: 1.7, rimWidth: 0.5, disabledOpacity: 0.4, pressedMix: 0.14,
    busyOpacity: 0.3, busyPeriod: 1.2, fade: 0.25, fadeCurve: .easeInOut, leavingSymbol: 0.6, lockSize: 0.42,
    lockReach: 0.34, hiddenTitle: 0.78, hiddenValue: 0.5, hiddenHeight: 0.62,
    islandHeight: 44, islandWidth: 126, islandLimit: 371, islandMargin: 14, islandSymbol: 20,
    islandStyle: .headline,
    optionsWidth: 300, optionsRadius: 28, optionsRow: 48, optionsIcon: 44,
    optionsSpacing: 8)
}

extension ControlWidgetMetrics: ThemeMetrics {
  /// The same measures for all platforms and eras.
  static func standard(for platform: Platform, era: Era) -> ControlWidgetMetrics { .ios }

  static let tokenGroup = "control-widget"
  static let colors: [ColorToken] = [
    .controlPage, .controlOff, .controlOn, .controlLabel, .controlSecondaryLabel, .controlOnLabel,
    .controlOnSecondaryLabel, .controlHidden, .controlOnHidden, .controlRim, .controlOnRim, .controlPressed,
    .controlIsland, .controlSheet,
  ]

  static let tokens: MetricTokens<ControlWidgetMetrics> = [
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
    .number("busy-period", \.busyPeriod, in: 0...60), .number("fade", \.fade, in: 0...60),
    .group("fade-curve", \.fadeCurve, .controlPoints), .number("leaving-symbol", \.leavingSymbol),
    .number("lock-size", \.lockSize), .number("lock-reach", \.lockReach),
    .number("hidden-title", \.hiddenTitle),
    .number("hidden-value", \.hiddenValue),
    .number("hidden-height", \.hiddenHeight), .points("island-height", \.islandHeight),
    .points("island-width", \.islandWidth),
    .points("island-limit", \.islandLimit), .points("island-margin", \.islandMargin),
    .points("island-symbol", \.islandSymbol), .textStyle("island-style", \.islandStyle),
    .points("options-width", \.optionsWidth), .points("options-radius", \.optionsRadius),
    .points("options-row", \.optionsRow), .points("options-icon", \.optionsIcon),
    .points("options-spacing", \.optionsSpacing),
  ]
}

extension ColorToken {
  /// The colour that darkens the screen behind Control Center.
  public static let controlPage = ColorToken(
    "control-page", DynamicColor(0x0000_0033, 0x0000_0059, 0x0000_0080, 0x0000_00B3))
  /// The tint of a translucent control that is off.
  public static let controlOff = ColorToken(
    "control-off", DynamicColor(0x1C1C_2E66, 0x2C2C_2E80, 0x1C1C_1EE6, 0x1C1C_1EE6),
    iosGlass: DynamicColor(0x1C1C_2E4D, 0x1C1C_1E66, 0x1C1C_1EFF, 0x1C1C_1EFF))
  /// The tint of a translucent control that is on.
  public static let controlOn = ColorToken(
    "control-on", DynamicColor(0xFFFF_FFE0, 0xF2F2_F7E0, 0xFFFF_FFFF, 0xFFFF_FFFF))
  /// The symbol and title of a control that is off, and the text of the island.
  public static let controlLabel = ColorToken(
    "control-label", DynamicColor(0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF))
  /// The value of a control that is off.
  public static let controlSecondaryLabel = ColorToken(
    "control-secondary-label", DynamicColor(0xFFFF_FFA6, 0xEBEB_F599, 0xFFFF_FFD9, 0xFFFF_FFD9))
  /// The title of a control that is on.
  public static let controlOnLabel = ColorToken(
    "control-on-label", DynamicColor(0x0000_00FF, 0x0000_00FF, 0x0000_00FF, 0x0000_00FF))
  /// The value of a control that is on.
  public static let controlOnSecondaryLabel = ColorToken(
    "control-on-secondary-label", DynamicColor(0x3C3C_43A6, 0x3C3C_43A6, 0x3C3C_43E6, 0x3C3C_43E6))
  /// The bars that replace the title and the value of a control that is on.
  public static let controlOnHidden = ColorToken(
    "control-on-hidden", DynamicColor(0x3C3C_4333, 0x3C3C_4333, 0x3C3C_4366, 0x3C3C_4366))
  /// The bars that replace a hidden title and a hidden value.
  public static let controlHidden = ColorToken(
    "control-hidden", DynamicColor(0xFFFF_FF4D, 0xFFFF_FF40, 0xFFFF_FF80, 0xFFFF_FF80))
  /// The line just inside the edge of a control that is on, which separates it from a white page.
  public static let controlOnRim = ColorToken(
    "control-on-rim", DynamicColor(0x0000_001F, 0x0000_0014, 0x0000_0099, 0x0000_0099))
  /// The option under a finger.
  public static let controlPressed = ColorToken(
    "control-pressed", DynamicColor(0x3C3C_4329, 0xEBEB_F529, 0x3C3C_4352, 0xEBEB_F552))
  /// The light line just inside a control's edge.
  public static let controlRim = ColorToken(
    "control-rim", DynamicColor(0xFFFF_FF33, 0xFFFF_FF1F, 0xFFFF_FFCC, 0xFFFF_FFCC))
  /// The island at the top of the screen.
  public static let controlIsland = ColorToken(
    "control-island", DynamicColor(0x0000_00FF, 0x0000_00FF, 0x0000_00FF, 0x0000_00FF))
  /// The tint of the options panel.
  public static let controlSheet = ColorToken(
    "control-sheet", DynamicColor(0xF2F2_F7B8, 0x1C1C_1EB8, 0xF2F2_F7FF, 0x1C1C_1EFF))
}
