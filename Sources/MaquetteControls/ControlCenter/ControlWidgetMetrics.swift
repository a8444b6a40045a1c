import MaquetteControlKit
public import MaquetteElements
import MaquetteTypography

/// The measures of the controls in Control Center, on the Lock Screen and in the Dynamic Island, in points.
struct ControlWidgetMetrics: Hashable, Sendable {
  /// The side of a small control.
  var cellSide = 0.0
  var cellSpacing = 0.0
  var largeRadius = 0.0
  /// The padding at the ends of a medium control.
  var mediumInset = 0.0
  /// The padding around the content of a large control.
  var inset = 0.0
  /// The size of the symbol in each size of control.
  var smallSymbol = 0.0, mediumSymbol = 0.0, largeSymbol = 0.0
  /// The width reserved for a medium control's symbol, which is centred in it.
  var symbolWidth = 0.0
  var symbolSpacing = 0.0
  var textSpacing = 0.0
  var titleStyle = TextStyle.body
  var titleWeight = FontWeight.regular
  var valueStyle = TextStyle.body
  var lockScreenSide = 0.0, lockScreenSymbol = 0.0
  /// The standard deviation of the blur behind controls and pages.
  var blur = 0.0
  /// The factor for the saturation of the colours behind.
  var saturation = 0.0
  /// The thickness of the light line just inside a control's edge.
  var rimWidth = 0.0
  var disabledOpacity = 0.0
  /// The fraction of the label colour in a pressed control.
  var pressedMix = 0.0
  /// The lowest opacity of a busy control's symbol.
  var busyOpacity = 0.0
  /// The duration of one loop of the busy symbol's animation, in seconds.
  var busyPeriod = 0.0
  /// The duration of a change between off and on, in seconds; pressing shows at once.
  var fade = 0.0
  var fadeCurve = TimingCurve.linear
  /// The size to which a symbol shrinks while another takes its place, as a fraction of its own.
  var leavingSymbol = 0.0
  /// The size of the lock on the symbol of a control that needs authentication, as a fraction of the symbol's.
  var lockSize = 0.0
  /// The distance of the lock beyond the symbol's trailing and bottom edge, as a fraction of the symbol's size.
  var lockReach = 0.0
  /// The width of the bar that replaces a title, as a fraction of the title's available width.
  var hiddenTitle = 0.0
  /// The same for a value.
  var hiddenValue = 0.0
  /// The height of such bars, in multiples of the text's font size.
  var hiddenHeight = 0.0
  var islandHeight = 0.0
  /// The least width of the island.
  var islandWidth = 0.0
  /// The greatest width of an island that fits its content.
  var islandLimit = 0.0
  var islandMargin = 0.0
  var islandSymbol = 0.0
  var islandStyle = TextStyle.body
  var optionsWidth = 0.0
  var optionsRadius = 0.0
  /// The height of the panel's rows.
  var optionsRow = 0.0
  /// The diameter of the disc around the panel's symbol.
  var optionsIcon = 0.0
  /// The least distance between an option and its mark.
  var optionsSpacing = 0.0
  /// The diameter of the badge that removes a control, and the size of its symbol.
  var badgeSide = 0.0, badgeSymbol = 0.0
  /// The thickness of the arc that resizes a control, and its distance from the control.
  var handleWidth = 0.0, handleDistance = 0.0
  /// The distance from the sides of the gallery of controls to its content.
  var galleryMargin = 0.0
  /// The distance between the sections of the gallery.
  var gallerySpacing = 0.0
  /// The distance from a title or to a name in the gallery.
  var nameSpacing = 0.0
  var nameStyle = TextStyle.body
}

extension ControlWidgetMetrics: MeasuredMetrics {
  /// The same measures for all platforms and eras.
  static let standard = StandardMeasures<ControlWidgetMetrics>()

  static let tokenGroup = "control-widget"
  static let colors: [ColorToken] = [
    .controlPage, .controlOff, .controlOn, .controlLabel, .controlSecondaryLabel, .controlOnLabel,
    .controlOnSecondaryLabel, .controlHidden, .controlOnHidden, .controlRim, .controlOnRim, .controlPressed,
    .controlIsland, .controlSheet, .controlBadge, .controlBadgeLabel,
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
    .points("options-spacing", \.optionsSpacing), .points("badge-side", \.badgeSide),
    .points("badge-symbol", \.badgeSymbol), .points("handle-width", \.handleWidth),
    .points("handle-distance", \.handleDistance), .points("gallery-margin", \.galleryMargin),
    .points("gallery-spacing", \.gallerySpacing), .points("name-spacing", \.nameSpacing),
    .textStyle("name-style", \.nameStyle),
  ]
}

extension ColorToken {
  /// The colour that darkens the screen behind Control Center.
  public static let controlPage = ColorToken("control-page")
  /// The tint of a translucent control that is off.
  public static let controlOff = ColorToken("control-off")
  /// The tint of a translucent control that is on.
  public static let controlOn = ColorToken("control-on")
  /// The symbol and title of a control that is off, and the text of the island.
  public static let controlLabel = ColorToken("control-label")
  /// The value of a control that is off.
  public static let controlSecondaryLabel = ColorToken("control-secondary-label")
  /// The title of a control that is on.
  public static let controlOnLabel = ColorToken("control-on-label")
  /// The value of a control that is on.
  public static let controlOnSecondaryLabel = ColorToken("control-on-secondary-label")
  /// The bars that replace the title and the value of a control that is on.
  public static let controlOnHidden = ColorToken("control-on-hidden")
  /// The bars that replace a hidden title and a hidden value.
  public static let controlHidden = ColorToken("control-hidden")
  /// The line just inside the edge of a control that is on, which separates it from a white page.
  public static let controlOnRim = ColorToken("control-on-rim")
  /// The option under a finger.
  public static let controlPressed = ColorToken("control-pressed")
  /// The light line just inside a control's edge.
  public static let controlRim = ColorToken("control-rim")
  /// The island at the top of the screen.
  public static let controlIsland = ColorToken("control-island")
  /// The tint of the options panel.
  public static let controlSheet = ColorToken("control-sheet")
  /// The badge that removes a control.
  public static let controlBadge = ColorToken("control-badge")
  /// The symbol on that badge.
  public static let controlBadgeLabel = ColorToken("control-badge-label")
}
