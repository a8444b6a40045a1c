import MaquetteControlKit
public import MaquetteElements
import MaquetteTypography

/// The metrics of search fields, in points.
struct SearchFieldMetrics: Sendable {
  /// The minimum height.
  var height = 0.0
  /// The minimum height, and the horizontal padding, of a field in a bar; on glass only at the bottom of a screen.
  var barHeight = 0.0, barInset = 0.0
  /// The minimum height, the horizontal padding and the radius of the corners in a sidebar.
  var sidebarHeight = 0.0, sidebarInset = 0.0, sidebarRadius = 0.0
  /// The colours of the surface and of the border in a sidebar.
  var sidebarFill = ColorToken.searchFill, sidebarEdge = ColorToken.searchEdge
  /// The width if none is proposed.
  var idealWidth = 0.0
  /// The horizontal padding of the content.
  var inset = 0.0
  /// The minimum padding above and below the content.
  var verticalInset = 0.0
  /// The radius of the corners; half the height or more for round ends.
  var cornerRadius = 0.0
  var textStyle = TextStyle.body
  var placeholderColor = ColorToken.label
  /// Whether the placeholder of a field without focus is in the middle.
  var hasCentredPlaceholder = false
  /// The colour of the magnifying glass and the microphone.
  var symbolColor = ColorToken.label
  /// The size of the magnifying glass, in font sizes of the text.
  var symbolScale = 0.0
  var symbolSpacing = 0.0
  /// The font size that the clear button matches.
  var clearButtonSize = 0.0
  var cancelSpacing = 0.0
  /// Whether a focused field has the ring of keyboard focus.
  var hasFocusRing = false

  /// Returns the size of the magnifying glass at the environment's text size.
  func symbolSize(in environment: Environment) -> Double {
    environment.font(textStyle).size * symbolScale
  }
}

extension SearchFieldMetrics: MeasuredMetrics {
  /// The macOS metrics on macOS, the iOS metrics elsewhere.
  static let standard = StandardMeasures<SearchFieldMetrics>()

  static let tokenGroup = "search-field"
  static let colors: [ColorToken] = [.searchFill, .searchEdge, .searchFoot, .searchClearButton]

  static let tokens: MetricTokens<SearchFieldMetrics> = [
    .points("height", \.height), .points("ideal-width", \.idealWidth),
    .points("inset", \.inset), .points("bar-height", \.barHeight), .points("bar-inset", \.barInset),
    .points("sidebar-height", \.sidebarHeight), .points("sidebar-inset", \.sidebarInset),
    .points("sidebar-radius", \.sidebarRadius), .color("sidebar-fill", \.sidebarFill),
    .color("sidebar-edge", \.sidebarEdge),
    .points("vertical-inset", \.verticalInset),
    .points("corner-radius", \.cornerRadius),
    .textStyle("text-style", \.textStyle),
    .color("placeholder-color", \.placeholderColor), .color("symbol-color", \.symbolColor),
    .flag("centred-placeholder", \.hasCentredPlaceholder),
    .number("symbol-scale", \.symbolScale, in: 0.1...10),
    .points("symbol-spacing", \.symbolSpacing),
    .points("clear-button-size", \.clearButtonSize, in: 1...1000),
    .points("cancel-spacing", \.cancelSpacing),
    .flag("focus-ring", \.hasFocusRing),
  ]
}

extension ColorToken {
  /// The surface of a search field.
  public static let searchFill = ColorToken("search-fill")
  /// The border of a search field.
  public static let searchEdge = ColorToken("search-edge")
  /// The additional colour of the border's lower line where it is darker.
  public static let searchFoot = ColorToken("search-foot")
  /// The clear button of a search field.
  public static let searchClearButton = ColorToken("search-clear-button")
}
