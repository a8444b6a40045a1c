import MaquetteControlKit
import MaquetteControls
import MaquetteElements
import MaquetteGraphics

/// The metrics of pop-up and pull-down buttons, in points.
struct MenuButtonMetrics: Hashable, Sendable {
  /// The dimensions of one bezel size.
  struct Bezel: Hashable, Sendable {
    var height = 0.0
    var radius = 0.0
    var titleSize = 0.0
    var titleInset = 0.0
    /// The width of the cap behind the arrows.
    var capWidth = 0.0
    var capRadius = 0.0
    /// The width of an arrowhead.
    var arrowWidth = 0.0
  }

  /// Whether the button has a bezel, as on macOS, or is a button in one of the four styles with arrows.
  var hasBezel = false
  /// Whether a pull-down button has an arrow by default.
  var hasPullDownArrow = false
  /// The measures of each size; macOS calls medium regular.
  var mini = Bezel(), small = Bezel(), medium = Bezel(), large = Bezel()
  /// The distance of the cap from the bezel's edges; with 0 the cap is the end of the bezel.
  var capInset = 0.0
  /// The least distance between title and cap.
  var capSpacing = 0.0
  var symbolSpacing = 0.0
  /// Whether the cap is filled with the tint while the window is active.
  var hasTintedCap = false
  var cornerStyle = CornerStyle.circular
  /// The thickness of an arrowhead's lines, in widths of the arrowhead.
  var arrowThickness = 0.0
  /// The distance between two arrowheads, in widths of one.
  var arrowGap = 0.0
  /// The height of a combo box, which has the same cap.
  var comboBoxHeight = 0.0
  /// The distance of a combo box's text above its middle.
  var comboBoxRise = 0.0

  /// Returns the bezel of a size.
  func bezel(of size: ControlSize) -> Bezel {
    size.choice(mini: mini, small: small, medium: medium, large: large)
  }
}

extension MenuButtonMetrics: MeasuredMetrics {
  /// The macOS metrics on macOS, the iOS metrics elsewhere.
  static let standard = StandardMeasures<MenuButtonMetrics>()

  static let tokenGroup = "menu-button"

  static let tokens: MetricTokens<MenuButtonMetrics> = [
    .flag("bezel", \.hasBezel), .flag("pull-down-arrow", \.hasPullDownArrow),
    .group("mini", \.mini, .bezel), .group("small", \.small, .bezel), .group("medium", \.medium, .bezel),
    .group("large", \.large, .bezel),
    .points("cap-inset", \.capInset), .points("cap-spacing", \.capSpacing),
    .points("symbol-spacing", \.symbolSpacing), .flag("tinted-cap", \.hasTintedCap),
    .cornerSmoothing("corner-smoothing", \.cornerStyle),
    .number("arrow-thickness", \.arrowThickness), .number("arrow-gap", \.arrowGap, in: 0...10),
    .points("combo-box-height", \.comboBoxHeight),
    .points("combo-box-rise", \.comboBoxRise),
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
