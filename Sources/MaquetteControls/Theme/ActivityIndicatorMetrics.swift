/// The measures of a spinner, in points.
public struct ActivityIndicatorMetrics: Hashable, Sendable {
  /// The diameter of the medium size.
  public var mediumDiameter: Double
  /// The diameter of the large size.
  public var largeDiameter: Double
  /// The thickness of a spoke in the medium size.
  public var spokeWidth: Double
  /// The length of a spoke in the medium size.
  public var spokeLength: Double
  /// The distance of a spoke from the centre in the medium size.
  public var innerRadius: Double
  /// The opacities of the spokes from the newest to the oldest: as many as there are spokes, 8 or 12.
  public var opacities: [Double]

  /// iOS 13 to 18.
  ///
  /// Measured on a 20 point spinner over white: spokes of 2.5 x 6.6 with round ends that begin 3.4 from the
  /// centre, grays 156, 172, 189, 206 and four times 223 from the newest on; the opacities are those grays
  /// as parts of the newest. The 37 points of the large size are the platform's documentation.
  public static let ios = ActivityIndicatorMetrics(
    mediumDiameter: 20, largeDiameter: 37, spokeWidth: 2.5, spokeLength: 6.6, innerRadius: 3.4,
    opacities: [99, 83, 66, 49, 32, 32, 32, 32].map { $0 / 99 })

  /// iOS 7 to 12.
  ///
  /// Twelve spokes are seen in pictures of iOS 7, and the diameters are the platform's documentation. The spokes'
  /// measures and how they fade are our choice after those pictures.
  public static let ios7 = ActivityIndicatorMetrics(
    mediumDiameter: 20, largeDiameter: 37, spokeWidth: 2, spokeLength: 5.2, innerRadius: 4.6,
    opacities: [100, 92, 84, 76, 68, 60, 52, 44, 36, 30, 26, 24].map { $0 / 100 })
}

extension ActivityIndicatorMetrics: ThemeMetrics {
  /// Those of iOS everywhere, until the other platforms' are in.
  public static func standard(for platform: Platform, era: Era) -> ActivityIndicatorMetrics {
    platform == .ios && era == .ios7 ? .ios7 : .ios
  }
}
