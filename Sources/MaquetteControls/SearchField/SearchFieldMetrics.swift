public import MaquetteElements
public import MaquetteTypography

/// The measures of search fields, in points.
public struct SearchFieldMetrics: Sendable {
  /// The least height.
  public var height: Double
  /// The width where none is proposed.
  public var idealWidth: Double
  /// The room to the sides of the content.
  public var inset: Double
  /// The least room above and below the content.
  public var verticalInset: Double
  /// The radius of the corners; half the height or more for round ends.
  public var cornerRadius: Double
  /// The style of the text.
  public var textStyle: TextStyle
  /// The colour of placeholder and symbols.
  public var placeholderColor: ColorToken
  /// The size of the magnifying glass, in sizes of the text's letters.
  public var symbolScale: Double
  /// The distance between symbol and text.
  public var symbolSpacing: Double
  /// The size of the letters that the clear button goes with.
  public var clearButtonSize: Double
  /// The distance from the field to the button beside it.
  public var cancelSpacing: Double
  /// The thickness of the ring around a focused field; 0 for none.
  public var focusRingWidth: Double

  /// Returns the size of the magnifying glass at a text size.
  func symbolSize(in environment: Environment) -> Double {
    environment.font(textStyle).size * symbolScale
  }

  /// iOS 13 to 18.
  ///
  /// Height (36), radius (10), the fill and the colour of placeholder and glass are the documented look of the
  /// platform's search bars; no reference picture shows one, so insets and sizes of symbols are our choice.
  public static let ios = SearchFieldMetrics(
    height: 36, idealWidth: 240, inset: 8, verticalInset: 6, cornerRadius: 10, textStyle: .body,
    placeholderColor: .secondaryLabel, symbolScale: 0.94, symbolSpacing: 6, clearButtonSize: 15,
    cancelSpacing: 12, focusRingWidth: 0)

  /// macOS 11 to 15: our choice, after the text field of the platform.
  public static let macos = SearchFieldMetrics(
    height: 22, idealWidth: 180, inset: 5, verticalInset: 2, cornerRadius: 5, textStyle: .body,
    placeholderColor: .secondaryLabel, symbolScale: 0.92, symbolSpacing: 4, clearButtonSize: 12,
    cancelSpacing: 8, focusRingWidth: 3)
}

extension SearchFieldMetrics: ThemeMetrics {
  /// Those of macOS there, those of iOS elsewhere.
  ///
  /// iOS 7 to 12 is 28 high with corners of 5, as that system's search bars are known; that the glass era's are 44
  /// high with round ends is our choice.
  public static func standard(for platform: Platform, era: Era) -> SearchFieldMetrics {
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

  public static let tokenGroup = "search-field"
  public static let colors: [ColorToken] = [.searchFill, .searchEdge, .searchClearButton]

  public static let tokens: MetricTokens<SearchFieldMetrics> = [
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
  /// The line around that.
  public static let searchEdge = ColorToken(
    "search-edge", DynamicColor(0, 0, 0, 0),
    macos: DynamicColor(0x0000_0028, 0xFFFF_FF26, 0x0000_0080, 0xFFFF_FF80))
  /// The button that empties a search field.
  public static let searchClearButton = ColorToken(
    "search-clear-button", DynamicColor(0x3C3C_4399, 0xEBEB_F599, 0x3C3C_43AD, 0xEBEB_F5AD),
    macos: ColorToken.secondaryLabel.standard(for: .macos, era: .classic))
}
