/// The properties of text that a theme can change for all controls.
struct TextMetrics: Hashable, Sendable {
  /// Whether a platform that smooths fonts does so.
  ///
  /// macOS has a setting for it, and a view that draws itself into a picture, as snapshot tests take it, is not smoothed:
  /// stems of 13 pt at 2x are 2.24 pixels thick in `mac1014-push` and `mac11-push-pushme` (whose pixels have a gamma of
  /// 1.8), nearly the 2.20 of the font, and 2.5 in `mac-push-wide`.
  var smoothsFonts = true
  /// The radius in points of the corners of the surface that a pressed link shows.
  var linkRadius = 4.0
}

extension TextMetrics: ThemeMetrics {
  /// Smoothing is on everywhere; only macOS has any.
  static func standard(for platform: Platform, era: Era) -> TextMetrics { TextMetrics() }

  static let tokenGroup = "text"

  static let sources: [MeasureSource] = [
    .measured(
      "`mac-push-wide`, 2x, `mac12-radio-3` and `mac26-push`, 1x: stems are thicker than the font's",
      in: .macos,
      .macosGlass),
    .derived("macOS 11 to 15: the one picture is of a view that was drawn off screen", in: .macos10),
    .chosen(
      "the surface of a pressed link has slightly round corners; no source has a picture of one",
      of: "link-radius"),
    .derived("no effect: other systems do not smooth fonts", in: .ios7, .ios, .iosGlass, .watchos),
  ]

  static let tokens: MetricTokens<TextMetrics> = [
    .flag("font-smoothing", \.smoothsFonts), .points("link-radius", \.linkRadius),
  ]
}
