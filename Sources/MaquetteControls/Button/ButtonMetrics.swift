import MaquetteControlKit
package import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// The measures of push buttons, in points.
package struct ButtonMetrics: Sendable {
  /// The corner shape of a size.
  enum Corner: Hashable, Sendable {
    /// A continuous corner with a radius.
    case radius(Double)
    /// Semicircular ends.
    case capsule
  }

  /// The measures of one size of button.
  package struct Measures: Hashable, Sendable {
    /// The insets of the content from the edge.
    package var insets = Insets.zero
    var corner = Corner.capsule
    /// The corner in a scrolling view.
    var scrollingCorner = Corner.capsule
    var minimumHeight = 0.0
    /// The style of the title and the symbol.
    var titleStyle = TextStyle.body
    var subtitleStyle = TextStyle.body
    var symbolSpacing = 0.0
  }

  /// The measures of each size; mini is as small.
  var small = Measures(), medium = Measures(), large = Measures()
  /// Whether a button fills the width by default.
  var fillsWidth = false
  var groupSpacing = 0.0
  /// The fill of a gray button with the cancel role.
  var cancelFill = ColorToken.label
  /// Whether a gray button's title has the tint if none was chosen; otherwise it has the label colour.
  var grayTitleTakesAccent = false
  var subtitleSpacing = 0.0
  /// The opacity of the tint that fills a tinted button.
  var tintedFill = ByAppearance(light: 0.0, dark: 0.0)
  /// The same while the button is pressed.
  var tintedPressedFill = ByAppearance(light: 0.0, dark: 0.0)
  /// The opacity of a pressed title in light appearance.
  var pressedOpacity = 0.0
  /// The fraction of the pressed mix in a pressed title or filled surface in dark appearance.
  var pressedMix = 0.0
  /// The fraction of the label colour in a selected filled surface.
  var selectedMix = 0.0
  /// The opacity of a title beside an activity indicator.
  var busyTitleOpacity = 0.0
  /// The opacity of a subtitle relative to its title's.
  var subtitleOpacity = 0.0
  /// The diameter of an activity indicator, in multiples of the title's font size.
  var activityDiameter = 0.0
  /// The shape of the transition from a capsule's round ends to its sides.
  var capsuleStyle = CornerStyle.circular
  /// Whether symbols of UIKit's buttons are of the large scale.
  var hasLargeSymbols = false
  /// The distance from symbol to title in SwiftUI, in multiples of the title's font size.
  var labelSpacing = 0.0
  /// How much higher than its ink a symbol is in SwiftUI, in multiples of its font size.
  var labelMargin = 0.0
  /// The opacity of a pressed filled surface in light appearance.
  var pressedSurfaceOpacity = 0.0
  /// The opacity of the light on pressed glass.
  var pressedGlass = 0.0
  /// The thickness of the line around an outlined button.
  var outlineWidth = 0.0
  /// Whether a filled button with the destructive role is red; otherwise it is gray with a red title.
  var fillsDestructive = false

  package init() {}

  /// Returns the measures of a size.
  package func measures(of size: ControlSize) -> Measures {
    size.choice(mini: small, small: small, medium: medium, large: large)
  }
}

extension ButtonMetrics: MeasuredMetrics {
  /// The measures of each platform; macOS uses those of iOS until its own are added.
  package static let standard = StandardMeasures<ButtonMetrics>()

  package static let tokenGroup = "button"

  package static let tokens: MetricTokens<ButtonMetrics> = [
    .group("small", \.small, .measures), .group("medium", \.medium, .measures),
    .group("large", \.large, .measures),
    .flag("fills-width", \.fillsWidth), .points("group-spacing", \.groupSpacing),
    .color("cancel-fill", \.cancelFill),
    .flag("gray-title-takes-accent", \.grayTitleTakesAccent),
    .points("subtitle-spacing", \.subtitleSpacing),
    .byAppearance("tinted-fill", light: \.tintedFill.light, dark: \.tintedFill.dark, .part()),
    .byAppearance(
      "tinted-pressed-fill", light: \.tintedPressedFill.light, dark: \.tintedPressedFill.dark, .part()
    ),
    .number("pressed-opacity", \.pressedOpacity),
    .number("pressed-mix", \.pressedMix),
    .number("selected-mix", \.selectedMix),
    .number("busy-title-opacity", \.busyTitleOpacity),
    .number("subtitle-opacity", \.subtitleOpacity),
    .number("activity-diameter", \.activityDiameter, in: 0...10),
    .cornerSmoothing("capsule-smoothing", \.capsuleStyle),
    .number("pressed-surface-opacity", \.pressedSurfaceOpacity),
    .number("pressed-glass", \.pressedGlass), .points("outline-width", \.outlineWidth),
    .flag("fills-destructive", \.fillsDestructive),
    .flag("large-symbols", \.hasLargeSymbols),
    .number("swiftui-symbol-spacing", \.labelSpacing, in: 0...10),
    .number("swiftui-symbol-margin", \.labelMargin, in: 0...10),
  ]
}

extension MetricTokens<ButtonMetrics.Measures> {
  fileprivate static var measures: MetricTokens {
    [
      .group("insets", \.insets, .edges), .corner("corner-radius", \.corner),
      .corner("scrolling-corner-radius", \.scrollingCorner), .points("minimum-height", \.minimumHeight),
      .textStyle("title-style", \.titleStyle),
      .textStyle("subtitle-style", \.subtitleStyle),
      .points("symbol-spacing", \.symbolSpacing),
    ]
  }

  @inline(__always)
  private static func corner(_ name: String, _ place: Place<ButtonMetrics.Corner>) -> MetricTokens {
    MetricTokens(name, place, .corner)
  }
}

extension MetricCoding<ButtonMetrics.Corner> {
  /// A radius; one as large as style sheets use for round ends means a capsule.
  fileprivate static var corner: MetricCoding {
    let capsule = 9999.0
    return MetricCoding(.points(0...capsule)) { corner in
      if case .radius(let radius) = corner { .points(radius) } else { .points(capsule) }
    } read: { value in
      guard case .points(let radius) = value else { return nil }
      return radius == capsule ? .capsule : .radius(radius)
    }
  }
}
