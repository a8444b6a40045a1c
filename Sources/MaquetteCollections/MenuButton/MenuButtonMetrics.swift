import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteGraphics

/// The metrics of pop-up and pull-down buttons, in points.
struct MenuButtonMetrics: Hashable, Sendable {
  /// The dimensions of one bezel size.
  struct Bezel: Hashable, Sendable {
    var height: Double
    var radius: Double
    var titleSize: Double
    var titleInset: Double
    /// The width of the cap behind the arrows.
    var capWidth: Double
    var capRadius: Double
    /// The width of an arrowhead.
    var arrowWidth: Double
  }

  /// Whether the button has a bezel, as on macOS, or is a button in one of the four styles with arrows.
  var hasBezel: Bool
  /// Whether a pull-down button has an arrow by default.
  var hasPullDownArrow: Bool
  /// The measures of each size; macOS calls medium regular.
  var mini, small, medium, large: Bezel
  /// The distance of the cap from the bezel's edges; with 0 the cap is the end of the bezel.
  var capInset: Double
  /// The least distance between title and cap.
  var capSpacing: Double
  var symbolSpacing: Double
  /// Whether the cap is filled with the tint while the window is active.
  var hasTintedCap: Bool
  var cornerStyle: CornerStyle
  /// The thickness of an arrowhead's lines, in widths of the arrowhead.
  var arrowThickness: Double
  /// The distance between two arrowheads, in widths of one.
  var arrowGap: Double
  /// The padding before the text of a combo box, which has the same cap.
  var comboBoxInset: Double

  /// Returns the bezel of a size.
  func bezel(of size: ControlSize) -> Bezel {
    size.choice(mini: mini, small: small, medium: medium, large: large)
  }

  /// macOS 11 to 15: the bezel of push buttons.
  static let macos = MenuButtonMetrics(
    hasBezel: true, hasPullDownArrow: true,
    mini: Bezel(
      height: 13, radius: 2.5, titleSize: 9, titleInset: 6, capWidth: 9, capRadius: 2, arrowWidth: 4.5),
    small: Bezel(
      height: 16, radius: 3.5, titleSize: 11, titleInset: 7, capWidth: 12, capRadius: 2.5, arrowWidth: 5.5),
    medium: Bezel(
      height: 20, radius: 5, titleSize: 13, titleInset: 8, capWidth: 16, capRadius: 3.5, arrowWidth: 7),
    large: Bezel(
      height: 28, radius: 6, titleSize: 13, titleInset: 11, capWidth: 24, capRadius: 5, arrowWidth: 9),
    capInset: 2, capSpacing: 6, symbolSpacing: 5, hasTintedCap: true, cornerStyle: .circular,
    arrowThickness: 1.5 / 7, arrowGap: 2.4 / 7, comboBoxInset: 7)

  /// iOS: a button in one of the four styles with the button's metrics. Only pop-up buttons have arrows.
  static let ios = macos.with {
    $0.hasBezel = false
    $0.hasPullDownArrow = false
  }

  /// macOS 10: the push button's bezel, whose end is the cap.
  static let macos10 = macos.with {
    func change(_ bezel: inout Bezel, as button: PushButtonMetrics.Measures, capWidth: Double) {
      bezel.height = button.height
      bezel.radius = button.radius
      bezel.titleInset = 8
      bezel.capWidth = capWidth
      bezel.capRadius = button.radius
    }
    change(&$0.mini, as: PushButtonMetrics.macos10.mini, capWidth: 13)
    change(&$0.small, as: PushButtonMetrics.macos10.small, capWidth: 14)
    change(&$0.medium, as: PushButtonMetrics.macos10.medium, capWidth: 17)
    $0.large.capRadius = $0.large.radius
    $0.capInset = 0
    $0.capSpacing = 9
  }

  /// macOS 26: flat and taller, with bare arrows further inside.
  static let macosGlass = macos.with {
    ($0.mini.height, $0.mini.radius, $0.mini.titleInset) = (16, 4, 9)
    ($0.small.height, $0.small.radius, $0.small.titleInset) = (20, 5, 10.5)
    ($0.medium.height, $0.medium.radius, $0.medium.titleInset) = (24, 6, 12)
    ($0.large.height, $0.large.radius, $0.large.titleInset) = (28, 14, 16.5)
    $0.capInset = 5.25
    $0.hasTintedCap = false
    $0.cornerStyle = .continuous
  }
}

extension MenuButtonMetrics: ThemeMetrics {
  /// The macOS metrics on macOS, the iOS metrics elsewhere.
  static func standard(for platform: Platform, era: Era) -> MenuButtonMetrics {
    choice(platform, era, ios: .ios, macos10: .macos10, macos: .macos, macosGlass: .macosGlass)
  }

  static let tokenGroup = "menu-button"

  static let tokens: MetricTokens<MenuButtonMetrics> = [
    .flag("bezel", \.hasBezel), .flag("pull-down-arrow", \.hasPullDownArrow),
    .group("mini", \.mini, .bezel), .group("small", \.small, .bezel), .group("medium", \.medium, .bezel),
    .group("large", \.large, .bezel),
    .points("cap-inset", \.capInset), .points("cap-spacing", \.capSpacing),
    .points("symbol-spacing", \.symbolSpacing), .flag("tinted-cap", \.hasTintedCap),
    .cornerSmoothing("corner-smoothing", \.cornerStyle),
    .number("arrow-thickness", \.arrowThickness), .number("arrow-gap", \.arrowGap, in: 0...10),
    .points("combo-box-inset", \.comboBoxInset),
  ]
}

extension MetricTokens<MenuButtonMetrics.Bezel> {
  fileprivate static var bezel: MetricTokens {
    [
      .points("height", \.height), .points("radius", \.radius),
      .points("title-size", \.titleSize, in: 1...1000),
      .points("title-inset", \.titleInset), .points("cap-width", \.capWidth),
      .points("cap-radius", \.capRadius), .points("arrow-width", \.arrowWidth),
    ]
  }
}
