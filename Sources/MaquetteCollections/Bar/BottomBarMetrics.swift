import MaquetteControlKit
import MaquetteElements

/// The measures of toolbars at the bottom of a screen of iOS, in points.
package struct BottomBarMetrics: Hashable, Sendable {
  /// The height of the row: on phones, on tablets, and on phones on their side.
  var height = 0.0, tabletHeight = 0.0, compactHeight = 0.0
  /// The distance of the row from the edges of the screen, where it floats rather than stands on a surface; 0 for the bar's
  /// margin and the safe area.
  var floatInset = 0.0
  /// The distance of a row that floats from a keyboard that it stands on, and from the sides of the screen there.
  var keyboardInset = 0.0, keyboardMargin = 0.0

  package init() {}
}

extension BottomBarMetrics: MeasuredMetrics {
  /// Those of iOS everywhere: the toolbars of macOS have measures of their own.
  static let standard = StandardMeasures<BottomBarMetrics>()

  static let tokenGroup = "bottom-bar"

  static let tokens: MetricTokens<BottomBarMetrics> = [
    .points("height", \.height), .points("tablet-height", \.tabletHeight),
    .points("compact-height", \.compactHeight), .points("float-inset", \.floatInset),
    .points("keyboard-inset", \.keyboardInset), .points("keyboard-margin", \.keyboardMargin),
  ]
}
