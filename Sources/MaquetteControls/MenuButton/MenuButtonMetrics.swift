internal import MaquetteElements

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
    /// The font size that the arrows match.
    var arrowSize: Double
  }

  /// Whether the button has a bezel, as on macOS, or is a button in one of the four styles with arrows.
  var hasBezel: Bool
  /// Whether a pull-down button has an arrow by default.
  var hasPullDownArrow: Bool
  /// The measures of each size; macOS calls medium regular.
  var mini, small, medium, large: Bezel
  /// The distance of the cap from the bezel's edges.
  var capInset: Double
  /// The least distance between title and cap.
  var capSpacing: Double
  var symbolSpacing: Double
  /// Whether the cap is filled with the tint while the window is active.
  var hasTintedCap: Bool
  var shadows: [ShadowMetrics]
  /// The opacity of the label colour over a pressed bezel.
  var pressedOpacity: Double
  var disabledOpacity: Double

  /// Returns the bezel of a size.
  func bezel(of size: ControlSize) -> Bezel {
    size.choice(mini: mini, small: small, medium: medium, large: large)
  }

  /// macOS 11 to 15.
  ///
  /// Measured: a bezel of 20 with the push button's shadows (fitted to its bezel at 2x), a cap of 17.5 x 16, 2 from
  /// the edges, which an inactive window hides. Heights of 16, 13 and 28 come from WebKit's table of native
  /// controls; corners come from a re-creation. The title's padding, the cap's corners, the arrows and the pressed
  /// look are our choice.
  static let macos = MenuButtonMetrics(
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
      .init(opacity: 0.36, sigma: 0.5, offset: 0), .init(opacity: 0.17, sigma: 0.55, offset: 0.9),
    ], pressedOpacity: 0.08, disabledOpacity: 0.5)

  /// iOS: a button in one of the four styles with the button's metrics. Only pop-up buttons have arrows.
  static let ios = macos.with {
    $0.hasBezel = false
    $0.hasPullDownArrow = false
  }

  /// macOS 26: flat and taller, with bare arrows.
  ///
  /// Measured at 1x on a push button: height 26, corners with an effective radius of 6.1, no shadow. The arrows
  /// without a cap and the other sizes are our choice after the looks of the system.
  static let macosGlass = macos.with {
    $0.mini.height = 18
    $0.small.height = 21
    $0.medium.height = 26
    $0.medium.radius = 6
    $0.medium.titleInset = 10
    $0.large.height = 34
    $0.large.radius = 9
    $0.hasTintedCap = false
    $0.shadows = []
  }
}

extension MenuButtonMetrics: ThemeMetrics {
  /// The macOS metrics on macOS, the iOS metrics elsewhere.
  static func standard(for platform: Platform, era: Era) -> MenuButtonMetrics {
    guard platform == .macos else { return .ios }
    return era == .glass ? .macosGlass : .macos
  }

  static let tokenGroup = "menu-button"

  static let tokens: MetricTokens<MenuButtonMetrics> = [
    .flag("bezel", \.hasBezel), .flag("pull-down-arrow", \.hasPullDownArrow),
    .group("mini", \.mini, .bezel), .group("small", \.small, .bezel), .group("medium", \.medium, .bezel),
    .group("large", \.large, .bezel),
    .points("cap-inset", \.capInset), .points("cap-spacing", \.capSpacing).ourChoice(),
    .points("symbol-spacing", \.symbolSpacing).ourChoice(), .flag("tinted-cap", \.hasTintedCap),
    .items("shadow", \.shadows, atMost: 2, .shadow),
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
