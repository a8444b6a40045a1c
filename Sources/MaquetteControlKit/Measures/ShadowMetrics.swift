package import MaquetteElements
package import MaquetteGraphics
import MaquetteScene

/// A shadow of a control, in points.
package struct ShadowMetrics: Hashable, Sendable, MeasureItem {
  /// The opacity of the shadow colour.
  package var opacity = 0.0
  /// The standard deviation of the blur.
  package var sigma = 0.0
  /// The vertical offset, positive downwards.
  package var offset = 0.0
  /// The horizontal offset, positive to the right.
  var aside = 0.0

  package init() {}

  package init(opacity: Double, sigma: Double, offset: Double) {
    self.opacity = opacity
    self.sigma = sigma
    self.offset = offset
  }

  /// Returns the shadow in a colour.
  package func shadow(_ color: Color) -> Shadow {
    Shadow(color: color.opacity(opacity), sigma: sigma, offset: Point(x: aside, y: offset))
  }
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
