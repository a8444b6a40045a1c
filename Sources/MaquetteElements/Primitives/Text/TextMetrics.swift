/// The properties of text that a theme can change for all controls.
struct TextMetrics: Hashable, Sendable {
  /// Whether a platform that smooths fonts does so.
  ///
  /// macOS has a setting for it, and a view that draws itself into a picture, as snapshot tests take it, is not smoothed:
  /// stems of 13 pt at 2x are 2.24 pixels thick in `mac1014-push` and `mac11-push-pushme` (whose pixels have a gamma of
  /// 1.8), nearly the 2.20 of the font, and 2.5 in `mac-push-wide`.
  var smoothsFonts = false
  /// The radius in points of the corners of the surface that a pressed link shows.
  var linkRadius = 0.0
}

extension TextMetrics: MeasuredMetrics {
  /// Smoothing is on everywhere; only macOS has any.
  static let standard = StandardMeasures<TextMetrics>()

  static let tokenGroup = "text"

  static let tokens: MetricTokens<TextMetrics> = [
    .flag("font-smoothing", \.smoothsFonts), .points("link-radius", \.linkRadius),
  ]
}
