public import MaquetteElements
public import MaquetteTypography

/// The measures of the controls in Control Center, on the Lock Screen and in the Dynamic Island, in points.
///
/// No picture with a known scale and no published number was at hand: all of it is our choice.
public struct ControlWidgetMetrics: Hashable, Sendable {
  /// The side of a small control.
  public var cellSide: Double
  /// The distance between controls.
  public var cellSpacing: Double
  /// The radius of a large control's corners.
  public var largeRadius: Double
  /// The room at the ends of a medium control.
  public var mediumInset: Double
  /// The room between a large control's edge and what it shows.
  public var inset: Double
  /// The size of a small control's symbol.
  public var smallSymbol: Double
  /// The size of a medium control's symbol.
  public var mediumSymbol: Double
  /// The size of a large control's symbol.
  public var largeSymbol: Double
  /// The width that a medium control keeps for its symbol, in whose middle it stands.
  public var symbolWidth: Double
  /// The distance between that and the title.
  public var symbolSpacing: Double
  /// The distance between title and value.
  public var textSpacing: Double
  /// The style of titles.
  public var titleStyle: TextStyle
  /// The thickness of titles.
  public var titleWeight: FontWeight
  /// The style of values.
  public var valueStyle: TextStyle
  /// The side of a control on the Lock Screen.
  public var lockScreenSide: Double
  /// The size of its symbol.
  public var lockScreenSymbol: Double
  /// The standard deviation of the blur behind controls and pages.
  public var blur: Double
  /// How strong the colours behind become.
  public var saturation: Double
  /// The thickness of the light line just inside a control's edge.
  public var rimWidth: Double
  /// The opacity of a control that cannot be used.
  public var disabledOpacity: Double
  /// How much of the label's colour a pressed control takes.
  public var pressedMix: Double
  /// How opaque the symbol of a control at work is at its faintest.
  public var busyOpacity: Double
  /// How long one round of the symbol's movement takes, in seconds.
  public var busyPeriod: Double
  /// The width of the bar that hides a title, in widths of the room for it.
  public var hiddenTitle: Double
  /// The same for a value.
  public var hiddenValue: Double
  /// The height of such bars, in sizes of the text's letters.
  public var hiddenHeight: Double
  /// The height of the island.
  public var islandHeight: Double
  /// The least width of the island.
  public var islandWidth: Double
  /// The room at the island's ends.
  public var islandMargin: Double
  /// The size of the symbol in the island.
  public var islandSymbol: Double
  /// The style of the island's text.
  public var islandStyle: TextStyle
  /// The width of the panel that lets one choose between options.
  public var optionsWidth: Double
  /// The radius of its corners.
  public var optionsRadius: Double
  /// The height of its rows.
  public var optionsRow: Double
  /// The side of the disc around its symbol.
  public var optionsIcon: Double

  /// iOS 18, for every platform and era: our choice, near the proportions of the guideline's pictures.
  public static let ios = ControlWidgetMetrics(
    cellSide: 70, cellSpacing: 16, largeRadius: 34, mediumInset: 14, inset: 16, smallSymbol: 26,
    mediumSymbol: 24,
    largeSymbol: 28, symbolWidth: 30, symbolSpacing: 8, textSpacing: 0, titleStyle: .subheadline,
    titleWeight: .semibold,
    valueStyle: .footnote, lockScreenSide: 50, lockScreenSymbol: 22, blur: 22, saturation: 1.7, rimWidth: 0.5,
    disabledOpacity: 0.4, pressedMix: 0.14, busyOpacity: 0.3, busyPeriod: 1.2, hiddenTitle: 0.78,
    hiddenValue: 0.5,
    hiddenHeight: 0.62, islandHeight: 44, islandWidth: 126, islandMargin: 14, islandSymbol: 20,
    islandStyle: .headline, optionsWidth: 300, optionsRadius: 28, optionsRow: 48, optionsIcon: 44)
}

extension ControlWidgetMetrics: ThemeMetrics {
  /// The same everywhere.
  public static func standard(for platform: Platform, era: Era) -> ControlWidgetMetrics { .ios }
}
