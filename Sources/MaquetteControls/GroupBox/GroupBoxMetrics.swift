public import MaquetteElements
public import MaquetteTypography

/// The measures of macOS's group boxes, in points.
public struct GroupBoxMetrics: Hashable, Sendable {
  /// The radius of the corners.
  public var radius: Double
  /// The room around the content.
  public var inset: Double
  /// The distance between the elements of the content.
  public var spacing: Double
  /// The style of the title above the box.
  public var titleStyle: TextStyle
  /// The distance from title to box.
  public var titleSpacing: Double

  /// macOS 11 to 15.
  ///
  /// The surface is measured, (238, 238, 238) on (246, 246, 246); the measures are our choice.
  public static let macos = GroupBoxMetrics(
    radius: 5, inset: 10, spacing: 8, titleStyle: .subheadline, titleSpacing: 4)

  /// macOS 26: rounder, which is our choice.
  public static let macosGlass: GroupBoxMetrics = {
    var metrics = macos
    metrics.radius = 12
    metrics.inset = 12
    return metrics
  }()
}

extension GroupBoxMetrics: ThemeMetrics {
  /// Those of macOS everywhere.
  public static func standard(for platform: Platform, era: Era) -> GroupBoxMetrics {
    era == .glass ? .macosGlass : .macos
  }

  public static let tokenGroup = "group-box"
  public static let colors: [ColorToken] = [.groupBoxFill, .groupBoxEdge]

  public static let tokens: MetricTokens<GroupBoxMetrics> = every.ourChoice()

  private static let every: MetricTokens<GroupBoxMetrics> = [
    .points("radius", \.radius), .points("inset", \.inset), .points("spacing", \.spacing),
    .textStyle("title-style", \.titleStyle), .points("title-spacing", \.titleSpacing),
  ]
}

extension ColorToken {
  /// The surface of a group box.
  public static let groupBoxFill = ColorToken(
    "group-box-fill", DynamicColor(0x0000_0008, 0xFFFF_FF08, 0x0000_0008, 0xFFFF_FF08))
  /// The line around that.
  public static let groupBoxEdge = ColorToken(
    "group-box-edge", DynamicColor(0x0000_0014, 0xFFFF_FF14, 0x0000_0066, 0xFFFF_FF66), isOurChoice: true)
}
