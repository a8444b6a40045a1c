package import MaquetteElements

/// The metrics of pop-up and pull-down buttons, in points.
package struct MenuButtonMetrics: Hashable, Sendable {
  /// The dimensions of one bezel size.
  package struct Bezel: Hashable, Sendable {
    /// The height.
    package var height: Double
    /// The radius of the corners.
    package var radius: Double
    /// The font size of the title.
    package var titleSize: Double
    /// The padding before the title.
    package var titleInset: Double
    /// The width of the cap behind the arrows.
    package var capWidth: Double
    /// The radius of the cap's corners.
    package var capRadius: Double
    /// The font size that the arrows match.
    package var arrowSize: Double
  }

  /// One shadow of the bezel, in the theme's shadow colour.
  package struct BezelShadow: Hashable, Sendable {
    /// The opacity of the shadow colour.
    package var opacity: Double
    /// The standard deviation of the blur.
    package var sigma: Double
    /// The vertical offset, positive downwards.
    package var offset: Double
  }

  /// Whether the button has a bezel, as on macOS, or is a button in one of the four styles with arrows.
  package var hasBezel: Bool
  /// Whether a pull-down button has an arrow by default.
  package var hasPullDownArrow: Bool
  /// The mini size.
  package var mini: Bezel
  /// The small size.
  package var small: Bezel
  /// The medium size, which macOS calls regular.
  package var medium: Bezel
  /// The large size.
  package var large: Bezel
  /// The distance of the cap from the bezel's edges.
  package var capInset: Double
  /// The least distance between title and cap.
  package var capSpacing: Double
  /// The distance between symbol and title.
  package var symbolSpacing: Double
  /// Whether the cap is filled with the tint while the window is active.
  package var hasTintedCap: Bool
  /// The shadows of the bezel.
  package var shadows: [BezelShadow]
  /// The opacity of the label colour over a pressed bezel.
  package var pressedOpacity: Double
  /// The opacity of a disabled bezel.
  package var disabledOpacity: Double

  /// Returns the bezel of a size.
  package func bezel(of size: ControlSize) -> Bezel {
    switch size {
    case .mini: mini
    case .small: small
    case .medium: medium
    case .large: large
    }
  }

  /// macOS 11 to 15.
  ///
  /// Measured: a bezel of 20 with the push button's shadows (fitted to its bezel at 2x), a cap of 17.5 x 16, 2 from
  /// the edges, which an inactive window hides. Heights of 16, 13 and 28 come from WebKit's table of native
  /// controls; corners come from a re-creation. The title's padding, the cap's corners, the arrows and the pressed
  /// look are our choice.
  package static let macos = MenuButtonMetrics(
    hasBezel: true, hasPullDownArrow: true,
    mini: Bezel(
      height: 13, radius: 3, titleSize: 9, titleInset: 6, capWidth: 10, capRadius: 2, arrowSize: 6.5),
    small: Bezel(
      height: 16, radius: 4, titleSize: 11, titleInset: 7, capWidth: 13, capRadius: 2.5, arrowSize: 8),
    medium: Bezel(
      height: 20, radius: 5, titleSize: 13, titleInset: 8, capWidth: 17.5, capRadius: 3.5, arrowSize: 10),
    large: Bezel(
      height: 28, radius: 7, titleSize: 13, titleInset: 11, capWidth: 24, capRadius: 5, arrowSize: 12),
    capInset: 2, capSpacing: 6, symbolSpacing: 5, hasTintedCap: true,
    shadows: [
      BezelShadow(opacity: 0.36, sigma: 0.5, offset: 0), BezelShadow(opacity: 0.17, sigma: 0.55, offset: 0.9),
    ], pressedOpacity: 0.08, disabledOpacity: 0.5)

  /// iOS: a button in one of the four styles with the button's metrics. Only pop-up buttons have arrows.
  package static let ios: MenuButtonMetrics = {
    var metrics = macos
    metrics.hasBezel = false
    metrics.hasPullDownArrow = false
    return metrics
  }()

  /// macOS 26: flat and taller, with bare arrows.
  ///
  /// Measured at 1x on a push button: height 26, corners with an effective radius of 6.1, no shadow. The arrows
  /// without a cap and the other sizes are our choice after the looks of the system.
  package static let macosGlass: MenuButtonMetrics = {
    var metrics = macos
    metrics.mini.height = 18
    metrics.small.height = 21
    metrics.medium.height = 26
    metrics.medium.radius = 6
    metrics.medium.titleInset = 10
    metrics.large.height = 34
    metrics.large.radius = 9
    metrics.hasTintedCap = false
    metrics.shadows = []
    return metrics
  }()
}

extension MenuButtonMetrics: ThemeMetrics {
  /// The macOS metrics on macOS, the iOS metrics elsewhere.
  package static func standard(for platform: Platform, era: Era) -> MenuButtonMetrics {
    guard platform == .macos else { return .ios }
    return era == .glass ? .macosGlass : .macos
  }

  package static let tokenGroup = "menu-button"

  package static let tokens: MetricTokens<MenuButtonMetrics> = [
    .flag("bezel", \.hasBezel), .flag("pull-down-arrow", \.hasPullDownArrow),
    .group("mini", \.mini, .bezel), .group("small", \.small, .bezel), .group("medium", \.medium, .bezel),
    .group("large", \.large, .bezel),
    .points("cap-inset", \.capInset), .points("cap-spacing", \.capSpacing).ourChoice(),
    .points("symbol-spacing", \.symbolSpacing).ourChoice(), .flag("tinted-cap", \.hasTintedCap),
    .items(
      "shadow", \.shadows, atMost: 2,
      [
        .number("opacity", \.opacity), .points("sigma", \.sigma, in: 0...100),
        .points("offset", \.offset, in: -100...100),
      ]),
    .number("pressed-opacity", \.pressedOpacity).ourChoice(),
    .number("disabled-opacity", \.disabledOpacity).ourChoice(),
  ]
}

extension MetricTokens<MenuButtonMetrics.Bezel> {
  fileprivate static var bezel: MetricTokens {
    [
      .points("height", \.height), .points("radius", \.radius),
      .points("title-size", \.titleSize, in: 1...1000),
      .points("title-inset", \.titleInset).ourChoice(), .points("cap-width", \.capWidth),
      .points("cap-radius", \.capRadius).ourChoice(),
      .points("arrow-size", \.arrowSize, in: 1...1000).ourChoice(),
    ]
  }
}
