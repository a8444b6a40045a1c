import MaquetteControlKit
public import MaquetteElements
import MaquetteTypography

/// The measures of group boxes, in points.
struct GroupBoxMetrics: Hashable, Sendable {
  var radius = 0.0
  var inset = 0.0
  var spacing = 0.0
  var titleStyle = TextStyle.body
  var titleSpacing = 0.0
  /// Whether the title stands in the box rather than above it.
  var hasTitleInside = false
}

extension GroupBoxMetrics: MeasuredMetrics {
  /// The measures of each platform.
  static let standard = StandardMeasures<GroupBoxMetrics>()

  static let tokenGroup = "group-box"
  static let colors: [ColorToken] = [.groupBoxFill, .groupBoxEdge]

  static let tokens: MetricTokens<GroupBoxMetrics> = [
    .points("radius", \.radius), .points("inset", \.inset), .points("spacing", \.spacing),
    .textStyle("title-style", \.titleStyle), .points("title-spacing", \.titleSpacing),
    .flag("title-inside", \.hasTitleInside),
  ]
}

extension ColorToken {
  /// The surface of a group box.
  public static let groupBoxFill = ColorToken("group-box-fill")
  /// The line around that surface.
  public static let groupBoxEdge = ColorToken("group-box-edge")
}
