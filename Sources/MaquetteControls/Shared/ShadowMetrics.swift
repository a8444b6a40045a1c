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

  /// Returns the shadow in a colour.
  func shadow(_ color: Color) -> Shadow {
    Shadow(color: color.opacity(opacity), sigma: sigma, offset: Point(x: 0, y: offset))
  }
}

extension MetricTokens<ShadowMetrics> {
  static var shadow: MetricTokens { shadow(offset: "offset") }

  /// A shadow below a thumb, whose offset is called its drop.
  static var drop: MetricTokens { shadow(offset: "drop") }

  private static func shadow(offset: String) -> MetricTokens {
    [
      .number("opacity", \.opacity), .points("sigma", \.sigma, in: 0...100),
      .points(offset, \.offset, in: -100...100),
    ]
  }
}
