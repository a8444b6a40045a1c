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
}
