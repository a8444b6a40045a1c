import MaquetteControlKit
import MaquetteElements

/// The measures of toolbars at the bottom of a screen of iOS, in points.
package struct BottomBarMetrics: Hashable, Sendable {
  /// The height of the row: on phones, on tablets, and on phones on their side.
  var height, tabletHeight, compactHeight: Double
  /// The distance of the row from the edges of the screen, where it floats rather than stands on a surface; 0 for the bar's
  /// margin and the safe area.
  var floatInset: Double
  /// The distance of a row that floats from a keyboard that it stands on, and from the sides of the screen there.
  var keyboardInset, keyboardMargin: Double

  static let ios = BottomBarMetrics(
    height: 44, tabletHeight: 50, compactHeight: 32, floatInset: 0, keyboardInset: 0, keyboardMargin: 0)

  static let ios7 = ios.with { $0.tabletHeight = 44 }

  static let iosGlass = ios.with {
    $0.tabletHeight = 44
    $0.compactHeight = 44
    $0.floatInset = 28
    $0.keyboardInset = 11
    $0.keyboardMargin = 16
  }
}

extension BottomBarMetrics: ThemeMetrics {
  /// Those of iOS everywhere: the toolbars of macOS have measures of their own.
  static func standard(for platform: Platform, era: Era) -> BottomBarMetrics {
    choice(platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass)
  }

  static let tokenGroup = "bottom-bar"

  static let tokens: MetricTokens<BottomBarMetrics> = [
    .points("height", \.height), .points("tablet-height", \.tabletHeight),
    .points("compact-height", \.compactHeight), .points("float-inset", \.floatInset),
    .points("keyboard-inset", \.keyboardInset), .points("keyboard-margin", \.keyboardMargin),
  ]

  static let sources: [MeasureSource] = [
    .derived(
      "iOS 13 to 18: the toolbars of macOS have measures of their own", in: .macos10, .macos, .macosGlass,
      .watchos),
    .published("UIKit: 44, and 32 on phones on their side", in: .ios, of: "height", "compact-height"),
    .derived("the navigation bar", in: .ios, .ios7, of: "tablet-height"),
    .derived(
      "no effect: the bar does not float", in: .ios, of: "float-inset", "keyboard-inset", "keyboard-margin"),
    .derived("iOS 13 to 18: no source has another", in: .ios7),
    .derived("the buttons of navigation bars", in: .iosGlass),
    .derived(
      "round ends about the middle of those of tab bars, whose capsules of 62 are 21 from the edges: 44 would be 30 from them; the grid of 4",
      in: .iosGlass, of: "float-inset"),
    .measured(
      "a round button above the keyboard of iOS 26 at 3x: 11 above the tray, 16 from the side", in: .iosGlass,
      of: "keyboard-inset", "keyboard-margin"),
  ]
}
