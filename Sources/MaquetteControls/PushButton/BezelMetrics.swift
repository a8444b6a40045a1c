public import MaquetteElements

/// The metrics of the surface behind macOS buttons, in points.
struct BezelMetrics: Hashable, Sendable {
  /// The values that differ between light and dark appearance.
  struct Look: Hashable, Sendable {
    /// The tint at the top of a tinted bezel.
    var top: SelectionControlMetrics.Shade
    /// The tint at the bottom of a tinted bezel.
    var bottom: SelectionControlMetrics.Shade
    /// The opacity of the highlight on the upper edge, one pixel high, in the colour of content on a tint.
    var highlight: Double
  }

  var light, dark: Look
  /// The shadows; those of a tinted bezel have its tint.
  var shadows: [ShadowMetrics]
  /// The additional opacity of the shadow colour in the pixel below the bezel.
  var footOpacity: Double
  /// The opacity of the label colour over a pressed bezel.
  var pressedOpacity: Double
  var disabledOpacity: Double
  /// The distance by which titles of push and menu buttons stand above the middle.
  var titleRise: Double

  /// Returns the values of an appearance.
  func look(_ appearance: Appearance) -> Look { appearance == .light ? light : dark }

  /// macOS 11 to 15.
  static let macos = BezelMetrics(
    light: Look(
      top: .init(lightening: 0.1, darkening: 0), bottom: .init(lightening: -0.06, darkening: 0),
      highlight: 0),
    dark: Look(
      top: .init(lightening: 0, darkening: 0.1), bottom: .init(lightening: 0, darkening: 0.2),
      highlight: 0.035),
    shadows: [
      .init(opacity: 0.225, sigma: 0.79, offset: 0.62),
      .init(opacity: 0.144, sigma: 0.51, offset: -0.22),
    ],
    footOpacity: 0.098, pressedOpacity: 0.08, disabledOpacity: 0.5, titleRise: 0.375)

  /// macOS 26: flat.
  static let macosGlass = macos.with {
    $0.light = Look(top: .none, bottom: .none, highlight: 0)
    $0.dark = $0.light
    $0.shadows = []
    $0.footOpacity = 0
    $0.titleRise = -0.5
  }
}

extension BezelMetrics: ThemeMetrics {
  /// The macOS metrics on every platform: no other platform has bezels.
  static func standard(for platform: Platform, era: Era) -> BezelMetrics {
    era == .glass ? .macosGlass : .macos
  }

  static let tokenGroup = "bezel"
  static let colors: [ColorToken] = [.bezelFill, .bezelEdge]

  static let tokens: MetricTokens<BezelMetrics> = [
    .byAppearance("look", light: \.light, dark: \.dark, .look),
    .items("shadow", \.shadows, atMost: 2, .shadow),
    .number("foot-opacity", \.footOpacity), .number("pressed-opacity", \.pressedOpacity),
    .number("disabled-opacity", \.disabledOpacity),
    .points("title-rise", \.titleRise, in: -10...10),
  ]
}

extension MetricTokens<BezelMetrics.Look> {
  fileprivate static var look: MetricTokens {
    [.group("top", \.top, .shade), .group("bottom", \.bottom, .shade), .number("highlight", \.highlight)]
  }
}

extension ColorToken {
  /// The surface of a bezel, as in pop-up buttons of macOS.
  public static let bezelFill = ColorToken(
    "bezel-fill", DynamicColor(0xFFFF_FFFF, 0xFFFF_FF41, 0xFFFF_FFFF, 0xFFFF_FF41),
    macosGlass: DynamicColor(0x0000_0013, 0xFFFF_FF13, 0x0000_0029, 0xFFFF_FF33))
  /// The border of a bezel.
  public static let bezelEdge = ColorToken(
    "bezel-edge", DynamicColor(0x0000_0000, 0x0000_0000, 0x0000_0066, 0xFFFF_FF66))
}
