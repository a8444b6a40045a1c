package import MaquetteElements
package import MaquetteGraphics
import MaquetteScene

/// A shadow of a control, in points.
package struct ShadowMetrics: Hashable, Sendable {
  /// The opacity of the shadow colour.
  package var opacity: Double
  /// The standard deviation of the blur.
  package var sigma: Double
  /// The vertical offset, positive downwards.
  package var offset: Double
  /// The horizontal offset, positive to the right.
  var aside = 0.0

  package init(opacity: Double, sigma: Double, offset: Double, aside: Double = 0.0) {
    self.opacity = opacity
    self.sigma = sigma
    self.offset = offset
    self.aside = aside
  }

  /// Returns the shadow in a colour.
  package func shadow(_ color: Color) -> Shadow {
    Shadow(color: color.opacity(opacity), sigma: sigma, offset: Point(x: aside, y: offset))
  }
}

extension [ShadowMetrics] {
  /// The shadows of the round thumb of iOS 7 to 12, in sliders and switches.
  ///
  /// Fitted at 2x to all pixels around the thumb of a slider of iOS 11, with a mean error of 1.3 levels; the same bitmap
  /// is on its switches. The last one is the ring, which is darker at the left of the thumb (194) than at the right (215).
  package static let flatThumb: [ShadowMetrics] = [
    .init(opacity: 0.17, sigma: 3.8, offset: 3.2), .init(opacity: 0.065, sigma: 0.3, offset: 3.5),
    .init(opacity: 0.36, sigma: 0.6, offset: 0.15, aside: -0.25),
  ]
}

extension MetricTokens<ShadowMetrics> {
  package static var shadow: MetricTokens { shadow(offset: "offset") }

  /// A shadow below a thumb, whose offset is called its drop.
  package static var drop: MetricTokens { shadow(offset: "drop") }

  private static func shadow(offset: String) -> MetricTokens {
    [
      .number("opacity", \.opacity), .points("sigma", \.sigma, in: 0...100),
      .points(offset, \.offset, in: -100...100), .points("aside", \.aside, in: -100...100),
    ]
  }
}
