import MaquetteControlKit
public import MaquetteElements
import MaquetteTypography

/// The measures of macOS's gradient buttons, the small square ones below lists, in points.
struct GradientButtonMetrics: Hashable, Sendable {
  /// The height of a button and of a bar of them.
  var height = 0.0
  var width = 0.0
  /// The width of a button that opens a menu.
  var popUpWidth = 0.0
  /// The font size of the text beside the symbol.
  var symbolSize = 0.0
  var symbolWeight = FontWeight.regular
  /// The font size of a menu's arrow.
  var arrowSize = 0.0
  var arrowSpacing = 0.0
}

extension GradientButtonMetrics: MeasuredMetrics {
  /// The macOS measures on all platforms: no other platform has these buttons.
  static let standard = StandardMeasures<GradientButtonMetrics>()

  static let tokenGroup = "gradient-button"
  static let colors: [ColorToken] = [
    .gradientFill, .gradientFillEnd, .gradientOn, .gradientPressed, .gradientEdge,
  ]

  static let tokens: MetricTokens<GradientButtonMetrics> = [
    .points("height", \.height), .points("width", \.width), .points("pop-up-width", \.popUpWidth),
    .points("symbol-size", \.symbolSize, in: 1...1000), .weight("symbol-weight", \.symbolWeight),
    .points("arrow-size", \.arrowSize, in: 1...1000), .points("arrow-spacing", \.arrowSpacing),
  ]
}

extension ColorToken {
  /// The surface of a gradient button at its top.
  public static let gradientFill = ColorToken("gradient-fill")
  /// The same at the bottom.
  public static let gradientFillEnd = ColorToken("gradient-fill-end")
  /// The same while the button is on.
  public static let gradientOn = ColorToken("gradient-on")
  /// The same while the button is pressed.
  public static let gradientPressed = ColorToken("gradient-pressed")
  /// The line around a gradient button, shared by neighbours.
  public static let gradientEdge = ColorToken("gradient-edge")
}
