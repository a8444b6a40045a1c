import MaquetteElements

/// The measures of ratings, in points.
///
/// No platform has such a control: they are chosen, so that a finger hits the stars one by one, and on macOS two thirds of that, as
/// text and symbols are.
public struct RatingMetrics: ThemeMetrics {
  /// The width and height of a star.
  public var side = 24.0
  /// The distance between stars.
  public var spacing = 4.0
  /// The opacity of a rating that is disabled.
  public var disabledOpacity = 0.4

  public static func standard(for platform: Platform, era: Era) -> RatingMetrics {
    var metrics = RatingMetrics()
    if platform == .macos { metrics.side = 16 }
    return metrics
  }

  public static let tokenGroup = "rating"
  public static let colors: [ColorToken] = [.ratingStar, .ratingEmpty]
  public static let tokens: MetricTokens<RatingMetrics> = [
    .points("side", \.side), .points("spacing", \.spacing), .number("disabled-opacity", \.disabledOpacity),
  ]
}

extension ColorToken {
  /// A filled star: a gold that shows on white and on black.
  public static let ratingStar = ColorToken(
    "rating-star",
    DynamicColor(
      light: Color(red: 255, green: 179, blue: 0), dark: Color(red: 255, green: 204, blue: 64)))
  /// A star that is not filled: gray 4 of iOS in light appearance, gray 3 in dark.
  public static let ratingEmpty = ColorToken(
    "rating-empty",
    DynamicColor(
      light: Color(red: 209, green: 209, blue: 214), dark: Color(red: 72, green: 72, blue: 74)))
}
