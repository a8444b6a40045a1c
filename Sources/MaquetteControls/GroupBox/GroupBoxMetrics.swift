import MaquetteControlKit
public import MaquetteElements
import MaquetteTypography

/// The measures of macOS's group boxes, in points.
struct GroupBoxMetrics: Hashable, Sendable {
  var radius: Double
  var inset: Double
  var spacing: Double
  var titleStyle: TextStyle
  var titleSpacing: Double

  /// macOS 11 to 15.
  static let macos = GroupBoxMetrics(
    radius: 5, inset: 10, spacing: 8, titleStyle: .subheadline, titleSpacing: 4)

  /// macOS 10: sharper corners.
  static let macos10 = macos.with { $0.radius = 4 }

  /// macOS 26: rounder corners.
  static let macosGlass = macos.with {
    $0.radius = 12
    $0.inset = 12
  }
}

extension GroupBoxMetrics: ThemeMetrics {
  /// The macOS measures on all platforms.
  static func standard(for platform: Platform, era: Era) -> GroupBoxMetrics {
    macosChoice(platform, era, macos10: .macos10, macos: .macos, macosGlass: .macosGlass)
  }

  static let tokenGroup = "group-box"
  static let colors: [ColorToken] = [.groupBoxFill, .groupBoxEdge]

  static let tokens: MetricTokens<GroupBoxMetrics> = [
    .points("radius", \.radius), .points("inset", \.inset), .points("spacing", \.spacing),
    .textStyle("title-style", \.titleStyle), .points("title-spacing", \.titleSpacing),
  ]
}

extension ColorToken {
  /// The surface of a group box.
  public static let groupBoxFill = ColorToken(
    "group-box-fill", DynamicColor(0x0000_0008, 0xFFFF_FF08, 0x0000_0008, 0xFFFF_FF08))
  /// The line around that surface.
  public static let groupBoxEdge = ColorToken(
    "group-box-edge", DynamicColor(0x0000_000C, 0xFFFF_FF1E, 0x0000_0066, 0xFFFF_FF66),
    macosGlass: DynamicColor(0, 0, 0x0000_0066, 0xFFFF_FF66))
}
