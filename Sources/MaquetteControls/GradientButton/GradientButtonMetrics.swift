import MaquetteControlKit
public import MaquetteElements
import MaquetteTypography

/// The measures of macOS's gradient buttons, the small square ones below lists, in points.
struct GradientButtonMetrics: Hashable, Sendable {
  /// The height of a button and of a bar of them.
  var height: Double
  var width: Double
  /// The width of a button that opens a menu.
  var popUpWidth: Double
  /// The font size of the text beside the symbol.
  var symbolSize: Double
  var symbolWeight: FontWeight
  /// The font size of a menu's arrow.
  var arrowSize: Double
  var arrowSpacing: Double

  /// macOS 11 to 15.
  static let macos = GradientButtonMetrics(
    height: 23, width: 23, popUpWidth: 33, symbolSize: 14, symbolWeight: .medium, arrowSize: 9,
    arrowSpacing: 2.5)

  /// macOS 26: as high as other buttons.
  static let macosGlass = macos.with {
    ($0.height, $0.width, $0.popUpWidth) = (24, 24, 34)
  }
}

extension GradientButtonMetrics: ThemeMetrics {
  /// The macOS measures on all platforms: no other platform has these buttons.
  static func standard(for platform: Platform, era: Era) -> GradientButtonMetrics {
    era == .glass ? .macosGlass : .macos
  }

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
  public static let gradientFill = ColorToken(
    "gradient-fill", DynamicColor(0xFDFD_FDFF, 0x4545_45FF, 0xFDFD_FDFF, 0x4545_45FF),
    macosGlass: DynamicColor(0xECEC_ECFF, 0x3535_35FF, 0xECEC_ECFF, 0x3535_35FF))
  /// The same at the bottom.
  public static let gradientFillEnd = ColorToken(
    "gradient-fill-end", DynamicColor(0xF4F4_F4FF, 0x3C3C_3CFF, 0xF4F4_F4FF, 0x3C3C_3CFF),
    macosGlass: ColorToken.gradientFill.standard(for: .macos, era: .glass))
  /// The same while the button is on.
  public static let gradientOn = ColorToken(
    "gradient-on", DynamicColor(0xCFCF_CFFF, 0x7070_70FF, 0xC0C0_C0FF, 0x8080_80FF))
  /// The same while the button is pressed.
  public static let gradientPressed = ColorToken(
    "gradient-pressed", DynamicColor(0xDDDD_DDFF, 0x5A5A_5AFF, 0xD0D0_D0FF, 0x6A6A_6AFF))
  /// The line around a gradient button, shared by neighbours.
  public static let gradientEdge = ColorToken(
    "gradient-edge", DynamicColor(0xC4C4_C4FF, 0x5A5A_5AFF, 0x7A7A_7AFF, 0xA0A0_A0FF))
}
