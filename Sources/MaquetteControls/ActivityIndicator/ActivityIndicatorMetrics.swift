import MaquetteControlKit
public import MaquetteElements

/// The measures of a spinner, in points.
struct ActivityIndicatorMetrics: Hashable, Sendable {
  /// The diameter of the medium size.
  var mediumDiameter: Double
  /// The diameter of the large size.
  var largeDiameter: Double
  /// The thickness of a spoke in the medium size.
  var spokeWidth: Double
  /// The length of a spoke in the medium size.
  var spokeLength: Double
  /// The distance of a spoke from the centre in the medium size.
  var innerRadius: Double
  /// The opacities of the spokes from the newest to the oldest: as many as there are spokes.
  var opacities: [Double]

  /// iOS 13 to 18. The opacities are what the measured grays take from white, relative to the newest.
  static let ios = ActivityIndicatorMetrics(
    mediumDiameter: 20, largeDiameter: 37, spokeWidth: 2.5, spokeLength: 6.6, innerRadius: 3.4,
    opacities: [99, 83, 66, 49, 32, 32, 32, 32].map { $0 / 99 })

  /// iOS 7 to 12: twelve thin spokes.
  static let ios7 = ActivityIndicatorMetrics(
    mediumDiameter: 20, largeDiameter: 37, spokeWidth: 2, spokeLength: 5, innerRadius: 5,
    opacities: [147, 131, 114, 97, 81, 64, 47, 47, 47, 47, 47, 47].map { $0 / 147 })

  /// macOS 10: twelve spokes.
  static let macos10 = ios7.with {
    let scale = macos.mediumDiameter / ios7.mediumDiameter
    $0.mediumDiameter = macos.mediumDiameter
    $0.largeDiameter = macos.largeDiameter
    $0.spokeWidth *= scale
    $0.spokeLength *= scale
    $0.innerRadius *= scale
  }

  /// macOS 11 to 15; the platform calls the medium size small. Opacities are made of grays as those of iOS.
  static let macos = ActivityIndicatorMetrics(
    mediumDiameter: 16, largeDiameter: 32, spokeWidth: 2, spokeLength: 5, innerRadius: 3,
    opacities: [128, 111, 96, 79, 63, 47, 30, 14].map { $0 / 128 })
}

extension ActivityIndicatorMetrics: ThemeMetrics {
  /// The measures of the platform in the era.
  static func standard(for platform: Platform, era: Era) -> ActivityIndicatorMetrics {
    choice(platform, era, ios: .ios, ios7: .ios7, macos10: .macos10, macos: .macos)
  }

  static let tokenGroup = "activity-indicator"
  static let colors: [ColorToken] = [.activity]

  static let tokens: MetricTokens<ActivityIndicatorMetrics> = [
    .points("medium-diameter", \.mediumDiameter), .points("large-diameter", \.largeDiameter),
    .points("spoke-width", \.spokeWidth), .points("spoke-length", \.spokeLength),
    .points("inner-radius", \.innerRadius), .items("opacity", \.opacities, atMost: 12, .part()),
  ]
}

extension ColorToken {
  /// The newest spoke of a spinner.
  public static let activity = ColorToken(
    "activity", DynamicColor(0x3C3C_4382, 0xEBEB_F582, 0x3C3C_4394, 0xEBEB_F594),
    ios7: DynamicColor(0x3C3C_4393, 0xEBEB_F593, 0x3C3C_43A8, 0xEBEB_F5A8),
    macos: DynamicColor(0x0000_008C, 0xFFFF_FF8C, 0x0000_00B3, 0xFFFF_FFB3))
}
