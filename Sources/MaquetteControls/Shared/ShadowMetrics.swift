internal import MaquetteElements
internal import MaquetteGraphics
internal import MaquetteScene

/// A shadow of a control, in points.
struct ShadowMetrics: Hashable, Sendable {
  /// The opacity of the shadow colour.
  var opacity: Double
  /// The standard deviation of the blur.
  var sigma: Double
  /// The vertical offset, positive downwards.
  var offset: Double
  /// The horizontal offset, positive to the right.
  var aside = 0.0

  /// Returns the shadow in a colour.
  func shadow(_ color: Color) -> Shadow {
    Shadow(color: color.opacity(opacity), sigma: sigma, offset: Point(x: aside, y: offset))
  }
}

extension [ShadowMetrics] {
  /// The shadows of the round thumb of iOS 7 to 12, in sliders and switches.
  ///
  /// Fitted at 2x to all pixels around the thumb of a slider of iOS 11, with a mean error of 1.3 levels; the same bitmap
  /// is on its switches. The last one is the ring, which is darker at the left of the thumb (194) than at the right (215).
  static let flatThumb: [ShadowMetrics] = [
    .init(opacity: 0.17, sigma: 3.8, offset: 3.2), .init(opacity: 0.065, sigma: 0.3, offset: 3.5),
    .init(opacity: 0.36, sigma: 0.6, offset: 0.15, aside: -0.25),
  ]
}

extension MetricTokens<ShadowMetrics> {
  static var shadow: MetricTokens { shadow(offset: "offset") }

  /// A shadow below a thumb, whose offset is called its drop.
  static var drop: MetricTokens { shadow(offset: "drop") }

  private static func shadow(offset: String) -> MetricTokens {
    [
      .number("opacity", \.opacity), .points("sigma", \.sigma, in: 0...100),
      .points(offset, \.offset, in: -100...100), .points("aside", \.aside, in: -100...100),
    ]
  }
}
