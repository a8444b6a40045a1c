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
    package var insets: Insets
    var corner: Corner
    /// The corner in a scrolling view.
    var scrollingCorner: Corner
    var minimumHeight: Double
    /// The style of the title and the symbol.
    var titleStyle: TextStyle
    var subtitleStyle: TextStyle
    var symbolSpacing: Double
  }

  /// The measures of each size; mini is as small.
  var small, medium, large: Measures
  /// Whether a button fills the width by default.
  var fillsWidth: Bool
  var groupSpacing: Double
  /// The fill of a gray button with the cancel role.
  var cancelFill: ColorToken
  /// Whether a gray button's title has the tint if none was chosen; otherwise it has the label colour.
  var grayTitleTakesAccent: Bool
  var subtitleSpacing: Double
  /// The opacity of the tint that fills a tinted button.
  var tintedFill: ByAppearance<Double>
  /// The same while the button is pressed.
  var tintedPressedFill: ByAppearance<Double>
  /// The opacity of a pressed title in light appearance.
  var pressedOpacity: Double
  /// The fraction of the pressed mix in a pressed title or filled surface in dark appearance.
  var pressedMix: Double
  /// The fraction of the label colour in a selected filled surface.
  var selectedMix: Double
  /// The opacity of a title beside an activity indicator.
  var busyTitleOpacity: Double
  /// The opacity of a subtitle relative to its title's.
  var subtitleOpacity: Double
  /// The diameter of an activity indicator, in multiples of the title's font size.
  var activityDiameter: Double
  /// The shape of the transition from a capsule's round ends to its sides.
  var capsuleStyle = CornerStyle.circular
  /// The distance from symbol to title in SwiftUI, in multiples of the title's font size.
  var labelSpacing = 11.3 / 17
  /// How much higher than a line of text a symbol is in SwiftUI.
  var labelExcess = 1.0
  /// The opacity of a pressed filled surface in light appearance.
  var pressedSurfaceOpacity = 0.75
  /// The opacity of the light on pressed glass.
  var pressedGlass = 0.25
  /// The thickness of the line around an outlined button.
  var outlineWidth = 1.0
  /// Whether a filled button with the destructive role is red; otherwise it is gray with a red title.
  var fillsDestructive = true

  /// Returns the measures of a size.
  package func measures(of size: ControlSize) -> Measures {
    size.choice(mini: small, small: small, medium: medium, large: large)
  }

  /// iOS 15 to 18: UIKit's insets, SwiftUI's corners.
  static let ios = ButtonMetrics(
    small: Measures(
      insets: Insets(horizontal: 10, vertical: 5), corner: .capsule, scrollingCorner: .capsule,
      minimumHeight: 0, titleStyle: .subheadline,
      subtitleStyle: .caption1, symbolSpacing: 5),
    medium: Measures(
      insets: Insets(horizontal: 12, vertical: 7), corner: .radius(7), scrollingCorner: .radius(7),
      minimumHeight: 0, titleStyle: .body,
      subtitleStyle: .footnote, symbolSpacing: 6),
    large: Measures(
      insets: Insets(horizontal: 20, vertical: 15), corner: .radius(9), scrollingCorner: .radius(9),
      minimumHeight: 0, titleStyle: .body,
      subtitleStyle: .footnote, symbolSpacing: 8),
    fillsWidth: false, groupSpacing: 8, cancelFill: .secondaryFill, grayTitleTakesAccent: true,
    subtitleSpacing: 1, tintedFill: ByAppearance(light: 0.18, dark: 0.25),
    tintedPressedFill: ByAppearance(light: 0.12, dark: 0.18), pressedOpacity: 0.75, pressedMix: 0.2,
    selectedMix: 0.2, busyTitleOpacity: 0.5, subtitleOpacity: 0.75, activityDiameter: 20.0 / 17)

  /// watchOS 5 and later, on the screens of Series 4 and later.
  static let watchos = ios.with { metrics in
    func measures(_ height: Double, _ radius: Double, _ insets: Insets) -> Measures {
      Measures(
        insets: insets, corner: .radius(radius), scrollingCorner: .radius(9), minimumHeight: height,
        titleStyle: .body, subtitleStyle: .footnote, symbolSpacing: 6)
    }
    metrics.small = measures(36, 18, Insets(horizontal: 10, vertical: 4))
    metrics.small.titleStyle = .caption1
    metrics.medium = measures(44, 22, Insets(horizontal: 12, vertical: 6))
    metrics.large = measures(52, 22, Insets(horizontal: 14, vertical: 8))
    metrics.fillsWidth = true
    metrics.groupSpacing = 6
    metrics.cancelFill = .fill
    metrics.grayTitleTakesAccent = false
    metrics.fillsDestructive = false
  }

  /// iOS 7 to 12.
  static let ios7 = ios.with {
    $0.setCorners(small: .radius(4), medium: .radius(4), large: .radius(4))
    $0.pressedOpacity = 0.2
  }

  /// iOS 26: capsules at every size, which curve as continuous corners of half their height do.
  static let iosGlass = ios.with {
    $0.setCorners(small: .capsule, medium: .capsule, large: .capsule)
    $0.capsuleStyle = .continuous
    $0.labelExcess = 0
  }

  /// Sets the corners, in scrolling views too.
  private mutating func setCorners(small: Corner, medium: Corner, large: Corner) {
    (self.small.corner, self.small.scrollingCorner) = (small, small)
    (self.medium.corner, self.medium.scrollingCorner) = (medium, medium)
    (self.large.corner, self.large.scrollingCorner) = (large, large)
  }
}

extension ButtonMetrics: ThemeMetrics {
  /// The measures of each platform; macOS uses those of iOS until its own are added.
  package static func standard(for platform: Platform, era: Era) -> ButtonMetrics {
    choice(platform, era, ios: .ios, ios7: .ios7, iosGlass: .iosGlass, watchos: .watchos)
  }

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
    .number("swiftui-symbol-spacing", \.labelSpacing, in: 0...10),
    .points("swiftui-symbol-excess", \.labelExcess),
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

  /// A radius; one as large as style sheets use for round ends means a capsule.
  private static func corner(_ name: String, _ place: Place<ButtonMetrics.Corner>) -> MetricTokens {
    let capsule = 9999.0
    return MetricTokens(name, .points(0...capsule), place) { corner in
      if case .radius(let radius) = corner { .points(radius) } else { .points(capsule) }
    } read: { value in
      guard case .points(let radius) = value else { return nil }
      return radius == capsule ? .capsule : .radius(radius)
    }
  }
}
