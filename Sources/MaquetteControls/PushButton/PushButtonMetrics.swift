import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The metrics of macOS's push buttons, in points.
package struct PushButtonMetrics: Hashable, Sendable {
  /// The dimensions of one button size.
  package struct Measures: Hashable, Sendable {
    /// The height of a button with one line.
    package var height: Double
    package var radius: Double
    var titleSize: Double
    var titleWeight = FontWeight.regular
    /// The padding on both sides of the content; a button with an explicit width can reduce it by half.
    var titleInset: Double
    /// The padding above and below the content of a button that grows with it.
    var verticalInset: Double
  }

  /// The measures of each size; macOS calls medium regular.
  package var mini, small, medium, large: Measures
  var cornerStyle: CornerStyle
  var symbolSpacing: Double
  /// The minimum width of a button with only a symbol, in heights.
  var symbolWidth: Double

  /// Returns the measures of a size.
  func measures(of size: ControlSize) -> Measures {
    size.choice(mini: mini, small: small, medium: medium, large: large)
  }

  /// macOS 11 to 15.
  static let macos = PushButtonMetrics(
    mini: Measures(height: 13, radius: 2.5, titleSize: 9, titleInset: 7, verticalInset: 2),
    small: Measures(height: 16, radius: 3.5, titleSize: 11, titleInset: 8, verticalInset: 3),
    medium: Measures(height: 20, radius: 5, titleSize: 13, titleInset: 9.5, verticalInset: 4),
    large: Measures(
      height: 28, radius: 6, titleSize: 13, titleWeight: .medium, titleInset: 14, verticalInset: 8),
    cornerStyle: .circular, symbolSpacing: 5, symbolWidth: 1.4)

  /// macOS 10, which had no large buttons: they are those of later systems.
  package static let macos10 = macos.with {
    $0.mini.height = 15
    $0.mini.radius = 3.5
    $0.small.height = 18
    $0.small.radius = 4.5
    $0.medium.height = 21
    $0.medium.titleInset = 7.5
  }

  /// macOS 26: the large size is a capsule.
  static let macosGlass = macos.with {
    $0.cornerStyle = .continuous
    $0.mini = Measures(height: 16, radius: 4, titleSize: 9, titleInset: 5, verticalInset: 2)
    $0.small = Measures(height: 20, radius: 5, titleSize: 11, titleInset: 6.5, verticalInset: 3)
    $0.medium = Measures(height: 24, radius: 6, titleSize: 13, titleInset: 7.5, verticalInset: 4)
    $0.large = Measures(height: 28, radius: 14, titleSize: 13, titleInset: 14, verticalInset: 8)
  }
}

extension PushButtonMetrics: ThemeMetrics {
  /// The macOS metrics on every platform: no other platform has these buttons.
  static func standard(for platform: Platform, era: Era) -> PushButtonMetrics {
    macosChoice(platform, era, macos10: .macos10, macos: .macos, macosGlass: .macosGlass)
  }

  static let tokenGroup = "push-button"

  static let tokens: MetricTokens<PushButtonMetrics> = [
    .group("mini", \.mini, .measures), .group("small", \.small, .measures),
    .group("medium", \.medium, .measures), .group("large", \.large, .measures),
    .cornerSmoothing("corner-smoothing", \.cornerStyle),
    .points("symbol-spacing", \.symbolSpacing),
    .number("symbol-width", \.symbolWidth, in: 0...10),
  ]
}

extension MetricTokens<PushButtonMetrics.Measures> {
  fileprivate static var measures: MetricTokens {
    [
      .points("height", \.height), .points("radius", \.radius),
      .points("title-size", \.titleSize, in: 1...1000), .weight("title-weight", \.titleWeight),
      .points("title-inset", \.titleInset),
      .points("vertical-inset", \.verticalInset),
    ]
  }
}
