public import MaquetteElements
internal import MaquetteTypography

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
  /// The colour of placeholder and symbols.
  var placeholderColor: ColorToken
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
  ///
  /// Height (36), radius (10), the fill and the colour of placeholder and magnifying glass are the documented look of
  /// the platform's search bars; no reference picture shows one, so insets and sizes of symbols are our choice.
  static let ios = SearchFieldMetrics(
    height: 36, idealWidth: 240, inset: 8, verticalInset: 6, cornerRadius: 10, textStyle: .body,
    placeholderColor: .secondaryLabel, symbolScale: 0.94, symbolSpacing: 6, clearButtonSize: 15,
    cancelSpacing: 12, focusRingWidth: 0)

  /// macOS 11 to 15: our choice, after the text field of the platform.
  static let macos = SearchFieldMetrics(
    height: 22, idealWidth: 180, inset: 5, verticalInset: 2, cornerRadius: 5, textStyle: .body,
    placeholderColor: .secondaryLabel, symbolScale: 0.92, symbolSpacing: 4, clearButtonSize: 12,
    cancelSpacing: 8, focusRingWidth: 3)
}

extension SearchFieldMetrics: ThemeMetrics {
  /// The macOS metrics on macOS, the iOS metrics elsewhere.
  ///
  /// On macOS 10 the height of 22 is published (WebKit's `RenderThemeMac.mm`); the rest is drawn as later.
  /// iOS 7 to 12 is 28 high with corners of 5, the known dimensions of that system's search bars; the glass era's
  /// height of 44 and round ends are our choice.
  static func standard(for platform: Platform, era: Era) -> SearchFieldMetrics {
    if platform == .macos { return .macos }
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
  static let colors: [ColorToken] = [.searchFill, .searchEdge, .searchClearButton]

  static let tokens: MetricTokens<SearchFieldMetrics> = [
    .points("height", \.height).ourChoice(on: .macos), .points("ideal-width", \.idealWidth).ourChoice(),
    .points("inset", \.inset).ourChoice(),
    .points("vertical-inset", \.verticalInset).ourChoice(),
    .points("corner-radius", \.cornerRadius).ourChoice(on: .macos),
    .textStyle("text-style", \.textStyle).ourChoice(on: .macos),
    .color("placeholder-color", \.placeholderColor).ourChoice(on: .macos),
    .number("symbol-scale", \.symbolScale, in: 0.1...10).ourChoice(),
    .points("symbol-spacing", \.symbolSpacing).ourChoice(),
    .points("clear-button-size", \.clearButtonSize, in: 1...1000).ourChoice(),
    .points("cancel-spacing", \.cancelSpacing).ourChoice(),
    .points("focus-ring-width", \.focusRingWidth).ourChoice(on: .macos),
  ]
}

extension ColorToken {
  /// The surface of a search field.
  public static let searchFill = ColorToken(
    "search-fill", DynamicColor(0x7676_801F, 0x7676_803D, 0x7676_8033, 0x7676_8052),
    macos: DynamicColor(0xFFFF_FFFF, 0xFFFF_FF0D, 0xFFFF_FFFF, 0xFFFF_FF0D))
  /// The border of a search field.
  public static let searchEdge = ColorToken(
    "search-edge", DynamicColor(0, 0, 0, 0),
    macos: DynamicColor(0x0000_0028, 0xFFFF_FF26, 0x0000_0080, 0xFFFF_FF80))
  /// The clear button of a search field.
  public static let searchClearButton = ColorToken(
    "search-clear-button", DynamicColor(0x3C3C_4399, 0xEBEB_F599, 0x3C3C_43AD, 0xEBEB_F5AD),
    macos: ColorToken.secondaryLabel.standard(for: .macos, era: .classic))
}
