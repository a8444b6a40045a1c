public import MaquetteElements

/// The measures of pop-up and pull-down buttons, in points.
public struct MenuButtonMetrics: Hashable, Sendable {
  /// What one size of bezel looks like.
  public struct Bezel: Hashable, Sendable {
    /// The height.
    public var height: Double
    /// The radius of the corners.
    public var radius: Double
    /// The font size of the title.
    public var titleSize: Double
    /// The room before the title.
    public var titleInset: Double
    /// The width of the cap that the arrows stand on.
    public var capWidth: Double
    /// The radius of its corners.
    public var capRadius: Double
    /// The size of the letters that the arrows go with.
    public var arrowSize: Double
  }

  /// One shadow of the bezel, in the theme's shadow colour.
  public struct BezelShadow: Hashable, Sendable {
    /// How much of the colour it takes.
    public var opacity: Double
    /// The standard deviation of the blur.
    public var sigma: Double
    /// How far down it is moved.
    public var offset: Double
  }

  /// Whether the button is a bezel, as on macOS, or a button in one of the four styles with arrows.
  public var hasBezel: Bool
  /// Whether a pull-down button has an arrow unless something else is said.
  public var hasPullDownArrow: Bool
  /// The mini size.
  public var mini: Bezel
  /// The small size.
  public var small: Bezel
  /// The medium size, which macOS calls regular.
  public var medium: Bezel
  /// The large size.
  public var large: Bezel
  /// The distance of the cap from the bezel's edges.
  public var capInset: Double
  /// The least distance between title and cap.
  public var capSpacing: Double
  /// The distance between symbol and title.
  public var symbolSpacing: Double
  /// Whether the cap is filled with the tint while the window is active.
  public var hasTintedCap: Bool
  /// The shadows of the bezel.
  public var shadows: [BezelShadow]
  /// How much of the label colour covers a pressed bezel.
  public var pressedOpacity: Double
  /// The opacity of a bezel that cannot be used.
  public var disabledOpacity: Double

  /// Returns the bezel of a size.
  public func bezel(of size: ControlSize) -> Bezel {
    switch size {
    case .mini: mini
    case .small: small
    case .medium: medium
    case .large: large
    }
  }

  /// macOS 11 to 15.
  ///
  /// Measured: a bezel of 20 with the push button's shadows (fitted to its bezel at 2x), a cap of 17.5 x 16 that lies 2
  /// from the edges and is gone in a window that is not active. Heights of 16, 13 and 28 are those of WebKit's
  /// table of native controls; corners are a re-creation's. The title's room, the cap's corners, the arrows and
  /// pressing are our choice.
  public static let macos = MenuButtonMetrics(
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

  /// iOS: a button in one of the four styles, whose measures are the button's. Only pop-up buttons have arrows there.
  public static let ios: MenuButtonMetrics = {
    var metrics = macos
    metrics.hasBezel = false
    metrics.hasPullDownArrow = false
    return metrics
  }()

  /// macOS 26: flat and taller, with bare arrows.
  ///
  /// Measured at 1x on a push button: height 26, corners with an effective radius of 6.1, no shadow. That the arrows lose
  /// their cap, and the other sizes, are our choice after the looks of the system.
  public static let macosGlass: MenuButtonMetrics = {
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
  /// Those of macOS there, those of iOS elsewhere.
  public static func standard(for platform: Platform, era: Era) -> MenuButtonMetrics {
    guard platform == .macos else { return .ios }
    return era == .glass ? .macosGlass : .macos
  }

  public static let tokenGroup = "menu-button"

  public static let tokens: MetricTokens<MenuButtonMetrics> = [
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
