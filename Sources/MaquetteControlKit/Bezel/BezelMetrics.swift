public import MaquetteElements
package import MaquetteGraphics

/// The metrics of the surface behind macOS buttons, in points.
package struct BezelMetrics: Hashable, Sendable {
  /// The values that differ between light and dark appearance.
  struct Look: Hashable, Sendable {
    /// The tint at the top of a tinted bezel.
    var top = Shade()
    /// The tint at the bottom of a tinted bezel.
    var bottom = Shade()
    /// The tint at the top and at the bottom of a bezel that stays pressed.
    var onTop = Shade(), onBottom = Shade()
    /// Whether the shadows of a bezel that stays pressed have its tint.
    var onGlows = false
    /// The opacity of the highlight on the upper edge, one pixel high, in the colour of content on a tint.
    var highlight = 0.0
    /// The same where a point has two pixels or more.
    var fineHighlight = 0.0
    /// The tint in the line around a tinted bezel, at the top and at the bottom.
    var edgeTop = Shade(), edgeBottom = Shade()
  }

  var light = Look(), dark = Look()
  /// The shadows; those of a tinted bezel have its tint.
  package var shadows = [ShadowMetrics]()
  /// The additional opacity of the shadow colour in the pixel below the bezel.
  var footOpacity = 0.0
  /// The opacity of the label colour over a pressed bezel.
  var pressedOpacity = 0.0
  package var disabledOpacity = 0.0
  /// The distance by which titles of push and menu buttons stand above the middle.
  package var titleRise = 0.0
  /// The thickness of the line around a bezel, inside its frame; 0 for a border of one pixel on the bezel.
  package var edgeWidth = 0.0
  /// Whether a pressed push button has the tint.
  package var isPressedTinted = false

  package init() {}

  /// Returns the highlight on the upper edge of a surface, one pixel high.
  package func highlight(in environment: Environment) -> Color {
    let look = look(environment.appearance)
    return environment.color(.onTint).opaque
      .opacity(environment.scale < 2 ? look.highlight : look.fineHighlight)
  }

  /// Returns the values of an appearance.
  func look(_ appearance: Appearance) -> Look { appearance == .light ? light : dark }
}

extension BezelMetrics: MeasuredMetrics {
  /// The macOS metrics on every platform: no other platform has bezels.
  package static let standard = StandardMeasures<BezelMetrics>()

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
      .group("top", \.top, .shade), .group("bottom", \.bottom, .shade),
      .group("on-top", \.onTop, .shade), .group("on-bottom", \.onBottom, .shade),
      .flag("on-glows", \.onGlows),
      .number("highlight", \.highlight), .number("fine-highlight", \.fineHighlight),
      .group("edge-top", \.edgeTop, .shade), .group("edge-bottom", \.edgeBottom, .shade),
    ]
  }
}

extension ColorToken {
  /// The surface of a bezel, as in pop-up buttons of macOS; in the dark a quarter white, (85) on 28 in `mac12-bevel-dark`.
  public static let bezelFill = ColorToken("bezel-fill")
  /// The border of a bezel.
  public static let bezelEdge = ColorToken("bezel-edge")
}
