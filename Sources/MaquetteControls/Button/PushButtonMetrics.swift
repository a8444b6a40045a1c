import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The metrics of macOS's push buttons, in points.
package struct PushButtonMetrics: Hashable, Sendable {
  /// The dimensions of one button size.
  package struct Measures: Hashable, Sendable {
    /// The height of a button with one line.
    package var height = 0.0
    package var radius = 0.0
    var titleSize = 0.0
    var titleWeight = FontWeight.regular
    /// The padding on both sides of the content; a button with an explicit width can reduce it by half.
    var titleInset = 0.0
    /// The padding above and below the content of a button that grows with it.
    var verticalInset = 0.0
  }

  /// The measures of each size; macOS calls medium regular.
  package var mini = Measures(), small = Measures(), medium = Measures(), large = Measures()
  var cornerStyle = CornerStyle.circular
  var symbolSpacing = 0.0
  /// The padding beside a title in SwiftUI, in multiples of AppKit's.
  var swiftUIInset = 0.0
  /// The minimum width of a button with only a symbol, in heights.
  var symbolWidth = 0.0

  package init() {}

  /// Returns the measures of a size.
  func measures(of size: ControlSize) -> Measures {
    size.choice(mini: mini, small: small, medium: medium, large: large)
  }
}

extension PushButtonMetrics: MeasuredMetrics {
  /// The macOS metrics on every platform: no other platform has these buttons.
  static let standard = StandardMeasures<PushButtonMetrics>()

  static let tokenGroup = "push-button"

  static let tokens: MetricTokens<PushButtonMetrics> = [
    .group("mini", \.mini, .measures), .group("small", \.small, .measures),
    .group("medium", \.medium, .measures), .group("large", \.large, .measures),
    .cornerSmoothing("corner-smoothing", \.cornerStyle),
    .points("symbol-spacing", \.symbolSpacing), .number("swiftui-inset", \.swiftUIInset, in: 0...10),
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
