public import MaquetteElements
public import MaquetteGraphics
public import MaquetteTypography

/// The measures of push buttons, in points.
public struct ButtonMetrics: Sendable {
  /// How round the corners of a size are.
  public enum Corner: Hashable, Sendable {
    /// A continuous corner of a radius.
    case radius(Double)
    /// Ends that are half circles.
    case capsule
  }

  /// What one size of button looks like.
  public struct Measures: Hashable, Sendable {
    /// The room between the edge and the content.
    public var insets: Insets
    /// How round the corners are.
    public var corner: Corner
    /// How round they are in a view that scrolls.
    public var scrollingCorner: Corner
    /// The least height.
    public var minimumHeight: Double
    /// The style of the title and the symbol.
    public var titleStyle: TextStyle
    /// The style of the subtitle.
    public var subtitleStyle: TextStyle
    /// The distance between symbol and title.
    public var symbolSpacing: Double
  }

  /// A number that differs between light and dark appearance.
  public struct ByAppearance: Hashable, Sendable {
    /// In light appearance.
    public var light: Double
    /// In dark appearance.
    public var dark: Double

    /// Returns the number under an appearance.
    public func resolved(_ appearance: Appearance) -> Double { appearance == .light ? light : dark }
  }

  /// The small size.
  public var small: Measures
  /// The medium size.
  public var medium: Measures
  /// The large size.
  public var large: Measures
  /// Whether a button is as wide as there is room unless something else is said.
  public var fillsWidth: Bool
  /// The distance between buttons of a group.
  public var groupSpacing: Double
  /// The fill of a gray button that leaves without doing anything.
  public var cancelFill: ColorToken
  /// Whether a gray button's title takes the tint where none was chosen; otherwise it is a label.
  public var grayTitleTakesAccent: Bool
  /// The distance between title and subtitle.
  public var subtitleSpacing: Double
  /// How much of the tint a tinted button is filled with.
  public var tintedFill: ByAppearance
  /// The same while it is pressed.
  public var tintedPressedFill: ByAppearance
  /// The opacity of a pressed title in light appearance.
  public var pressedOpacity: Double
  /// How much of the pressed mix a pressed title or filled surface takes in dark appearance.
  public var pressedMix: Double
  /// How much of the label colour a selected filled surface takes.
  public var selectedMix: Double
  /// The opacity of a title beside an activity indicator.
  public var busyTitleOpacity: Double
  /// The opacity of a subtitle beside its title's.
  public var subtitleOpacity: Double
  /// The diameter of an activity indicator, in sizes of the title's letters.
  public var activityDiameter: Double
  /// The thickness of the ring around a focused button, and its distance from the edge.
  public var focusRingWidth: Double
  /// How much of the tint the ring takes.
  public var focusRingOpacity: Double
  /// How the round ends of capsules turn into their sides.
  public var capsuleStyle = CornerStyle.circular
  /// The opacity of a pressed filled surface in light appearance.
  public var pressedSurfaceOpacity = 0.75

  /// Returns the measures of a size.
  public func measures(of size: ControlSize) -> Measures {
    switch size {
    case .mini, .small: small
    case .medium: medium
    case .large: large
    }
  }

  /// iOS 15 to 18.
  ///
  /// Insets are those of UIKit's button configurations; heights of 34.33 (medium) and 50.33 (large) at 3x
  /// follow from them and were measured. Corners are SwiftUI's, measured as effective radii of 7.95 and 10.1,
  /// which continuous corners of 7.76 and 9.86 have (UIKit's own 5.95 and 8.75 are only stated, not
  /// measured). Pressed and tinted alphas are UIKit's; the tinted fills agree with measured pixels. The
  /// symbol's distance, the distance in groups, the dimming beside an activity indicator, the selected mix, the subtitle's opacity
  /// and the focus ring are our choice: no source states them.
  public static let ios = ButtonMetrics(
    small: Measures(
      insets: Insets(horizontal: 10, vertical: 5), corner: .capsule, scrollingCorner: .capsule,
      minimumHeight: 0, titleStyle: .subheadline,
      subtitleStyle: .caption1, symbolSpacing: 5),
    medium: Measures(
      insets: Insets(horizontal: 12, vertical: 7), corner: .radius(7.76), scrollingCorner: .radius(7.76),
      minimumHeight: 0, titleStyle: .body,
      subtitleStyle: .footnote, symbolSpacing: 6),
    large: Measures(
      insets: Insets(horizontal: 20, vertical: 15), corner: .radius(9.86), scrollingCorner: .radius(9.86),
      minimumHeight: 0, titleStyle: .body,
      subtitleStyle: .footnote, symbolSpacing: 8),
    fillsWidth: false, groupSpacing: 8, cancelFill: .secondaryFill, grayTitleTakesAccent: true,
    subtitleSpacing: 1,
    tintedFill: ByAppearance(light: 0.18, dark: 0.25),
    tintedPressedFill: ByAppearance(light: 0.12, dark: 0.18),
    pressedOpacity: 0.75, pressedMix: 0.2, selectedMix: 0.2, busyTitleOpacity: 0.5, subtitleOpacity: 0.75,
    activityDiameter: 20.0 / 17, focusRingWidth: 3,
    focusRingOpacity: 0.5)

  /// watchOS 5 and later, on the screens of Series 4 and later.
  ///
  /// The radii of 22, and of 9 in a view that scrolls, and that a button is as wide as the screen are the guideline's; the least
  /// height of 44 is what layouts of the time record, and 6 between buttons is measured on watchOS 1. Everything else is our
  /// choice: insets, the small and the large size, and how pressed and tinted buttons look, which is as on iOS in the dark.
  public static let watchos: ButtonMetrics = {
    var metrics = ButtonMetrics.ios
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
    return metrics
  }()
}

extension ButtonMetrics {
  /// iOS 7 to 12.
  ///
  /// A pressed system button keeps a fifth of its opacity, as UIKit's is said to have done. Those versions had no other
  /// styles: that ours have corners of 4, as the segmented controls of the time, is our choice.
  public static let ios7: ButtonMetrics = {
    var metrics = ios
    metrics.small.corner = .radius(4)
    metrics.medium.corner = .radius(4)
    metrics.large.corner = .radius(4)
    metrics.scrollingCornersAreTheSame()
    metrics.pressedOpacity = 0.2
    return metrics
  }()

  /// iOS 26: capsules at every size.
  ///
  /// Measured at 3x: the tinted fill is 18 % of the tint as before; capsules 32 high begin to turn 24 before their
  /// ends, as continuous corners of their half height do.
  public static let iosGlass: ButtonMetrics = {
    var metrics = ios
    metrics.medium.corner = .capsule
    metrics.large.corner = .capsule
    metrics.scrollingCornersAreTheSame()
    metrics.capsuleStyle = .continuous
    return metrics
  }()
}

extension ButtonMetrics {
  /// Makes corners in views that scroll those of other views, as all platforms but watchOS have them.
  private mutating func scrollingCornersAreTheSame() {
    small.scrollingCorner = small.corner
    medium.scrollingCorner = medium.corner
    large.scrollingCorner = large.corner
  }
}

extension ButtonMetrics: ThemeMetrics {
  /// Each platform's own; macOS has those of iOS until its own are in.
  public static func standard(for platform: Platform, era: Era) -> ButtonMetrics {
    switch (platform, era) {
    case (.ios, .ios7): .ios7
    case (.ios, .glass): .iosGlass
    case (.watchos, _): .watchos
    case (.ios, .classic), (.macos, _): .ios
    }
  }

  public static let tokenGroup = "button"

  public static let tokens: MetricTokens<ButtonMetrics> = [
    .group("small", \.small, .measures), .group("medium", \.medium, .measures),
    .group("large", \.large, .measures),
    .flag("fills-width", \.fillsWidth), .points("group-spacing", \.groupSpacing).ourChoice(on: .ios, .macos),
    .color("cancel-fill", \.cancelFill).ourChoice(on: .ios, .macos),
    .flag("gray-title-takes-accent", \.grayTitleTakesAccent).ourChoice(on: .watchos),
    .points("subtitle-spacing", \.subtitleSpacing),
    .byAppearance("tinted-fill", light: \.tintedFill.light, dark: \.tintedFill.dark, .part()).ourChoice(
      on: .watchos),
    .byAppearance(
      "tinted-pressed-fill", light: \.tintedPressedFill.light, dark: \.tintedPressedFill.dark, .part()
    ).ourChoice(on: .watchos),
    .number("pressed-opacity", \.pressedOpacity).ourChoice(on: .watchos),
    .number("pressed-mix", \.pressedMix).ourChoice(on: .watchos),
    .number("selected-mix", \.selectedMix).ourChoice(),
    .number("busy-title-opacity", \.busyTitleOpacity).ourChoice(),
    .number("subtitle-opacity", \.subtitleOpacity).ourChoice(),
    .number("activity-diameter", \.activityDiameter, in: 0...10).ourChoice(),
    .points("focus-ring-width", \.focusRingWidth).ourChoice(),
    .number("focus-ring-opacity", \.focusRingOpacity).ourChoice(),
    .cornerSmoothing("capsule-smoothing", \.capsuleStyle),
    .number("pressed-surface-opacity", \.pressedSurfaceOpacity),
  ]
}

extension MetricTokens<ButtonMetrics.Measures> {
  fileprivate static var measures: MetricTokens {
    [
      .group("insets", \.insets, .edges).ourChoice(on: .watchos), .corner("corner-radius", \.corner),
      .corner("scrolling-corner-radius", \.scrollingCorner), .points("minimum-height", \.minimumHeight),
      .textStyle("title-style", \.titleStyle).ourChoice(on: .watchos),
      .textStyle("subtitle-style", \.subtitleStyle).ourChoice(on: .watchos),
      .points("symbol-spacing", \.symbolSpacing).ourChoice(),
    ]
  }

  /// A radius; one as large as style sheets write for round ends stands for a capsule.
  private static func corner(_ name: String, _ place: Place<ButtonMetrics.Corner>) -> MetricTokens {
    let capsule = 9999.0
    return MetricTokens(name, .points(0...capsule)) {
      switch $0[keyPath: place] {
      case .radius(let radius): .points(radius)
      case .capsule: .points(capsule)
      }
    } set: {
      guard case .points(let radius) = $1 else { return }
      $0[keyPath: place] = radius == capsule ? .capsule : .radius(radius)
    }
  }
}
