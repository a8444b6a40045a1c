import MaquetteControlKit
public import MaquetteElements
import MaquetteTypography

/// The metrics of text views, in points.
struct TextViewMetrics: Sendable {
  /// The width if none is proposed.
  var idealWidth = 0.0
  /// The distance from the upper and the lower edge to the text.
  var verticalInset = 0.0
  /// The distance from the edges to the lines.
  var linePadding = 0.0
  /// Whether a view without a style has a bezel.
  var hasBezel = false
  /// The thickness of a bezel.
  var borderWidth = 0.0
  /// The radius of the outer corners of the ring around a bezel that is focused.
  var ringRadius = 0.0
  /// The distance to the number of characters.
  var countSpacing = 0.0
  var countStyle = TextStyle.body

  /// The style of a view without one.
  var style: TextViewStyle { hasBezel ? .bezel : .plain }
}

extension TextViewMetrics: MeasuredMetrics {
  /// The macOS metrics on macOS, the iOS metrics elsewhere.
  static let standard = StandardMeasures<TextViewMetrics>()

  static let tokenGroup = "text-view"
  static let colors: [ColorToken] = [.textViewFill]

  static let tokens: MetricTokens<TextViewMetrics> = [
    .points("ideal-width", \.idealWidth), .points("vertical-inset", \.verticalInset),
    .points("line-padding", \.linePadding), .flag("bezel", \.hasBezel),
    .points("border-width", \.borderWidth),
    .points("ring-radius", \.ringRadius), .points("count-spacing", \.countSpacing),
    .textStyle("count-style", \.countStyle),
  ]
}

extension ColorToken {
  /// The surface of a text view.
  public static let textViewFill = ColorToken("text-view-fill")
}
