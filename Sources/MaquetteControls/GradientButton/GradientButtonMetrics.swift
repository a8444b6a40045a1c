public import MaquetteElements
public import MaquetteTypography

/// The measures of macOS's gradient buttons, the small square ones below lists, in points.
public struct GradientButtonMetrics: Hashable, Sendable {
  /// The height of a button and of a bar of them.
  public var height: Double
  /// The width of a button.
  public var width: Double
  /// The width of a button that opens a menu.
  public var popUpWidth: Double
  /// The size of the letters that the symbol goes with.
  public var symbolSize: Double
  /// The weight of the symbol.
  public var symbolWeight: FontWeight
  /// The size of the letters that the arrow of a menu goes with.
  public var arrowSize: Double
  /// The distance from symbol to arrow.
  public var arrowSpacing: Double

  /// macOS 11 to 15, and 26.
  ///
  /// No picture and no source states any number: squares of 23 are folklore, the rest is our choice.
  public static let macos = GradientButtonMetrics(
    height: 23, width: 23, popUpWidth: 33, symbolSize: 12, symbolWeight: .medium, arrowSize: 7.5,
    arrowSpacing: 2.5)
}

extension GradientButtonMetrics: ThemeMetrics {
  /// Those of macOS everywhere: no other platform has these buttons.
  public static func standard(for platform: Platform, era: Era) -> GradientButtonMetrics { .macos }
}
