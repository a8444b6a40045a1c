import MaquetteControlKit
public import MaquetteElements
import MaquetteTypography

/// The metrics of search fields, in points.
struct SearchFieldMetrics: Sendable {
  /// The minimum height.
  var height: Double
  /// The width if none is proposed.
  var idealWidth: Double
  /// The horizontal padding of the content.
  var inset: Double
  /// The minimum padding above and below the content.
  var verticalInset: Double
  /// The radius of the corners; half the height or more for round ends.
  var cornerRadius: Double
  var textStyle: TextStyle
  var placeholderColor: ColorToken
  /// The colour of the magnifying glass and the microphone.
  var symbolColor = ColorToken.secondaryLabel
  /// The size of the magnifying glass, in font sizes of the text.
  var symbolScale: Double
  var symbolSpacing: Double
  /// The font size that the clear button matches.
  var clearButtonSize: Double
  var cancelSpacing: Double
  /// The thickness of the ring around a focused field; 0 for none.
  var focusRingWidth: Double

  /// Returns the size of the magnifying glass at the environment's text size.
  func symbolSize(in environment: Environment) -> Double {
    environment.font(textStyle).size * symbolScale
  }

  /// iOS 13 to 18.
  static let ios = SearchFieldMetrics(
    height: 36, idealWidth: 240, inset: 8, verticalInset: 6, cornerRadius: 10, textStyle: .body,
    placeholderColor: .secondaryLabel, symbolScale: 1, symbolSpacing: 6, clearButtonSize: 17,
    cancelSpacing: 12, focusRingWidth: 0)

  /// macOS 11 to 15.
  static let macos = SearchFieldMetrics(
    height: 22, idealWidth: 180, inset: 8, verticalInset: 2, cornerRadius: 6, textStyle: .body,
    placeholderColor: .placeholderText, symbolColor: .label, symbolScale: 1.04, symbolSpacing: 6,
    clearButtonSize: 13, cancelSpacing: 8, focusRingWidth: 3)

  /// macOS 26.
  static let macosGlass = macos.with {
    $0.height = 26
    $0.cornerRadius = 7
    $0.placeholderColor = .secondaryLabel
    $0.symbolColor = .secondaryLabel
    $0.symbolSpacing = 4
  }
}

extension SearchFieldMetrics: ThemeMetrics {
  /// The macOS metrics on macOS, the iOS metrics elsewhere.
  static func standard(for platform: Platform, era: Era) -> SearchFieldMetrics {
    if platform == .macos { return era == .glass ? .macosGlass : .macos }
    var metrics = SearchFieldMetrics.ios
    switch era {
    case .classic: break
    case .ios7:
      metrics.height = 28
      metrics.verticalInset = 3
      metrics.cornerRadius = 5
      metrics.textStyle = .subheadline
    case .glass:
      metrics.height = 44
      metrics.cornerRadius = 22
      metrics.inset = 14
    }
    return metrics
  }

  static let tokenGroup = "search-field"
  static let colors: [ColorToken] = [.searchFill, .searchEdge, .searchFoot, .searchClearButton]

  static let tokens: MetricTokens<SearchFieldMetrics> = [
    .points("height", \.height), .points("ideal-width", \.idealWidth),
    .points("inset", \.inset),
    .points("vertical-inset", \.verticalInset),
    .points("corner-radius", \.cornerRadius),
    .textStyle("text-style", \.textStyle),
    .color("placeholder-color", \.placeholderColor), .color("symbol-color", \.symbolColor),
    .number("symbol-scale", \.symbolScale, in: 0.1...10),
    .points("symbol-spacing", \.symbolSpacing),
    .points("clear-button-size", \.clearButtonSize, in: 1...1000),
    .points("cancel-spacing", \.cancelSpacing),
    .points("focus-ring-width", \.focusRingWidth),
  ]
}

extension ColorToken {
  /// The surface of a search field.
  public static let searchFill = ColorToken(
    "search-fill", DynamicColor(0x7676_801F, 0x7676_803D, 0x7676_8033, 0x7676_8052),
    macos: DynamicColor(0xFFFF_FFFF, 0xFFFF_FF15, 0xFFFF_FFFF, 0xFFFF_FF15))
  /// The border of a search field.
  public static let searchEdge = ColorToken(
    "search-edge", DynamicColor(0, 0, 0, 0),
    macos: DynamicColor(0x0000_000F, 0xFFFF_FF13, 0x0000_0080, 0xFFFF_FF80),
    macosGlass: DynamicColor(0x0000_000C, 0xFFFF_FF13, 0x0000_0080, 0xFFFF_FF80))
  /// The additional colour of the border's lower line where it is darker.
  public static let searchFoot = ColorToken(
    "search-foot", DynamicColor(0, 0, 0, 0),
    macos: DynamicColor(0x0000_0023, 0xFFFF_FF3A, 0x0000_0040, 0xFFFF_FF40),
    macosGlass: DynamicColor(0, 0, 0, 0))
  /// The clear button of a search field.
  public static let searchClearButton = ColorToken(
    "search-clear-button", DynamicColor(0x3C3C_4399, 0xEBEB_F599, 0x3C3C_43AD, 0xEBEB_F5AD),
    macos: ColorToken.secondaryLabel.standard(for: .macos, era: .classic))
}
