public import MaquetteElements

/// The metrics of the surface behind macOS buttons, in points.
package struct BezelMetrics: Hashable, Sendable {
  /// The values that differ between light and dark appearance.
  struct Look: Hashable, Sendable {
    /// The tint at the top of a tinted bezel.
    var top: Shade
    /// The tint at the bottom of a tinted bezel.
    var bottom: Shade
    /// The opacity of the highlight on the upper edge, one pixel high, in the colour of content on a tint.
    var highlight: Double
    /// The tint in the line around a tinted bezel, at the top and at the bottom.
    var edgeTop = Shade.none, edgeBottom = Shade.none
  }

  var light, dark: Look
  /// The shadows; those of a tinted bezel have its tint.
  package var shadows: [ShadowMetrics]
  /// The additional opacity of the shadow colour in the pixel below the bezel.
  var footOpacity: Double
  /// The opacity of the label colour over a pressed bezel.
  var pressedOpacity: Double
  package var disabledOpacity: Double
  /// The distance by which titles of push and menu buttons stand above the middle.
  package var titleRise: Double
  /// The thickness of the line around a bezel, inside its frame; 0 for a border of one pixel on the bezel.
  package var edgeWidth = 0.0
  /// Whether a pressed push button has the tint.
  package var isPressedTinted = false

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

  /// macOS 10: a line of 1 around a face without a gradient, unless the bezel is tinted.
  package static let macos10 = macos.with {
    $0.light.top = .init(lightening: 0.42, darkening: 0)
    $0.light.bottom = .init(lightening: 0.03, darkening: 0)
    $0.light.edgeTop = .init(lightening: 0.3, darkening: 0)
    $0.light.edgeBottom = .init(lightening: -0.225, darkening: 0)
    $0.dark.edgeTop = .init(lightening: 0, darkening: 0.19)
    $0.dark.edgeBottom = .init(lightening: 0, darkening: 0.4)
    $0.dark.highlight = 0.15
    $0.shadows = [.init(opacity: 0.105, sigma: 0.45, offset: 1.35)]
    $0.footOpacity = 0
    $0.pressedOpacity = 0.12
    $0.edgeWidth = 1
    $0.isPressedTinted = true
  }

  /// macOS 26: flat.
  static let macosGlass = macos.with {
    $0.light = Look(top: .none, bottom: .none, highlight: 0)
    $0.dark = $0.light
    $0.shadows = []
    $0.footOpacity = 0
    $0.titleRise = -0.625
  }
}

extension BezelMetrics: ThemeMetrics {
  /// The macOS metrics on every platform: no other platform has bezels.
  package static func standard(for platform: Platform, era: Era) -> BezelMetrics {
    macosChoice(platform, era, macos10: .macos10, macos: .macos, macosGlass: .macosGlass)
  }

  package static let tokenGroup = "bezel"
  package static let colors: [ColorToken] = [.bezelFill, .bezelEdge]

  package static let tokens: MetricTokens<BezelMetrics> = [
    .byAppearance("look", light: \.light, dark: \.dark, .look),
    .items("shadow", \.shadows, atMost: 2, .shadow),
    .number("foot-opacity", \.footOpacity), .number("pressed-opacity", \.pressedOpacity),
    .number("disabled-opacity", \.disabledOpacity),
    .points("title-rise", \.titleRise, in: -10...10), .points("edge-width", \.edgeWidth),
    .flag("pressed-tinted", \.isPressedTinted),
  ]
}

extension MetricTokens<BezelMetrics.Look> {
  fileprivate static var look: MetricTokens {
    [
      .group("top", \.top, .shade), .group("bottom", \.bottom, .shade), .number("highlight", \.highlight),
      .group("edge-top", \.edgeTop, .shade), .group("edge-bottom", \.edgeBottom, .shade),
    ]
  }
}

extension ColorToken {
  /// The surface of a bezel, as in pop-up buttons of macOS; in the dark a quarter white, (85) on 28 in `mac12-bevel-dark`.
  public static let bezelFill = ColorToken(
    "bezel-fill", DynamicColor(0xFFFF_FFFF, 0xFFFF_FF40, 0xFFFF_FFFF, 0xFFFF_FF40),
    macosGlass: DynamicColor(0x0000_0013, 0xFFFF_FF13, 0x0000_0029, 0xFFFF_FF33))
  /// The border of a bezel.
  public static let bezelEdge = ColorToken(
    "bezel-edge", DynamicColor(0x0000_0000, 0x0000_0000, 0x0000_0066, 0xFFFF_FF66),
    macos10: DynamicColor(0x0000_0021, 0x0000_0021, 0x0000_0066, 0xFFFF_FF66))
}
