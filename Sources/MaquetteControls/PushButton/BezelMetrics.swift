public import MaquetteElements

/// The measures of the surface that macOS's buttons stand on, in points.
public struct BezelMetrics: Hashable, Sendable {
  /// What differs between light and dark appearance.
  public struct Look: Hashable, Sendable {
    /// The tint at the top of a tinted bezel.
    public var top: SelectionControlMetrics.Shade
    /// The tint at the bottom of a tinted bezel.
    public var bottom: SelectionControlMetrics.Shade
    /// How much of the colour of what stands on a tint the upper edge catches, as light a pixel high.
    public var highlight: Double
  }

  /// In light appearance.
  public var light: Look
  /// In dark appearance.
  public var dark: Look
  /// The shadows, which a tinted bezel casts in its tint.
  public var shadows: [MenuButtonMetrics.BezelShadow]
  /// How much of the shadow colour the pixel below the bezel takes besides.
  public var footOpacity: Double
  /// How much of the label colour covers a pressed bezel.
  public var pressedOpacity: Double
  /// The opacity of a bezel that cannot be used.
  public var disabledOpacity: Double

  /// Returns what differs under an appearance.
  public func look(_ appearance: Appearance) -> Look { appearance == .light ? light : dark }

  /// macOS 11 to 15.
  ///
  /// Measured at 2x and 1x: the shadows, fitted to both (below a white bezel on 233 they leave 178, 208, 223 and 230 at
  /// 2x, above it 210, 226, 230 and 232), tints from (0, 137, 251) to (0, 114, 250) for an accent of (0, 122, 255), a line of light at the
  /// top of dark bezels, 91 on 85. Pressed and disabled looks, and dark tints, are our choice.
  public static let macos = BezelMetrics(
    light: Look(
      top: .init(lightening: 0.1, darkening: 0), bottom: .init(lightening: -0.06, darkening: 0),
      highlight: 0),
    dark: Look(
      top: .init(lightening: 0, darkening: 0.1), bottom: .init(lightening: 0, darkening: 0.2),
      highlight: 0.035),
    shadows: [
      MenuButtonMetrics.BezelShadow(opacity: 0.225, sigma: 0.79, offset: 0.62),
      MenuButtonMetrics.BezelShadow(opacity: 0.144, sigma: 0.51, offset: -0.22),
    ],
    footOpacity: 0.098, pressedOpacity: 0.08, disabledOpacity: 0.5)

  /// macOS 26: flat. Measured at 1x on a push button; pressed and disabled looks are our choice.
  public static let macosGlass: BezelMetrics = {
    var metrics = macos
    metrics.light = Look(top: .none, bottom: .none, highlight: 0)
    metrics.dark = metrics.light
    metrics.shadows = []
    metrics.footOpacity = 0
    return metrics
  }()
}

extension BezelMetrics: ThemeMetrics {
  /// Those of macOS everywhere: no other platform has bezels.
  public static func standard(for platform: Platform, era: Era) -> BezelMetrics {
    era == .glass ? .macosGlass : .macos
  }

  public static let tokenGroup = "bezel"
  public static let colors: [ColorToken] = [.bezelFill, .bezelEdge]

  public static let tokens: MetricTokens<BezelMetrics> = [
    .byAppearance("look", light: \.light, dark: \.dark, .look),
    .items("shadow", \.shadows, atMost: 2, .shadow),
    .number("foot-opacity", \.footOpacity), .number("pressed-opacity", \.pressedOpacity).ourChoice(),
    .number("disabled-opacity", \.disabledOpacity).ourChoice(),
  ]
}

extension MetricTokens<BezelMetrics.Look> {
  fileprivate static var look: MetricTokens {
    [.group("top", \.top, .shade), .group("bottom", \.bottom, .shade), .number("highlight", \.highlight)]
  }
}

extension MetricTokens<MenuButtonMetrics.BezelShadow> {
  /// How strong, soft and far down a shadow is.
  static var shadow: MetricTokens {
    [
      .number("opacity", \.opacity), .points("sigma", \.sigma, in: 0...100),
      .points("offset", \.offset, in: -100...100),
    ]
  }
}

extension ColorToken {
  /// The surface of a bezel, as pop-up buttons of macOS have it.
  public static let bezelFill = ColorToken(
    "bezel-fill", DynamicColor(0xFFFF_FFFF, 0xFFFF_FF41, 0xFFFF_FFFF, 0xFFFF_FF41),
    macosGlass: DynamicColor(0x0000_0013, 0xFFFF_FF19, 0x0000_0029, 0xFFFF_FF33))
  /// The line around that.
  public static let bezelEdge = ColorToken(
    "bezel-edge", DynamicColor(0x0000_0000, 0x0000_0000, 0x0000_0066, 0xFFFF_FF66))
}
