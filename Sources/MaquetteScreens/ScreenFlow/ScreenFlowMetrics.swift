import MaquetteControlKit
import MaquetteElements
import MaquetteTypography

/// The measures of arrows and callouts, in points.
struct ScreenFlowMetrics: Hashable, Sendable {
  /// The thickness of an arrow, the diameter of the dot at its beginning and the length of its head.
  var line = 0.0, dot = 0.0, head = 0.0
  /// Half of the head's width, in multiples of its length.
  var headSlope = 0.0
  /// The distance of the tip from the screen, and of the arrow from the screen's corners.
  var tipGap = 0.0, cornerRoom = 0.0
  /// The room beside the text of an arrow; that above and below is half of it.
  var labelInset = 0.0
  var labelStyle = TextStyle.footnote
  /// The diameter of a number, and of the line around it.
  var badge = 0.0, badgeBorder = 0.0
  var numberStyle = TextStyle.footnote
  /// The distance between a number and its note, and between notes.
  var noteGap = 0.0, noteSpacing = 0.0
  var noteStyle = TextStyle.subheadline
}

extension ScreenFlowMetrics: MeasuredMetrics {
  static let standard = StandardMeasures<ScreenFlowMetrics>()

  static let tokenGroup = "screen-flow"

  static let tokens: MetricTokens<ScreenFlowMetrics> = [
    .points("line", \.line), .points("dot", \.dot), .points("head", \.head),
    .number("head-slope", \.headSlope), .points("tip-gap", \.tipGap), .points("corner-room", \.cornerRoom),
    .points("label-inset", \.labelInset), .textStyle("label-style", \.labelStyle),
    .points("badge", \.badge), .points("badge-border", \.badgeBorder),
    .textStyle("number-style", \.numberStyle), .points("note-gap", \.noteGap),
    .points("note-spacing", \.noteSpacing), .textStyle("note-style", \.noteStyle),
  ]
}
