package import MaquetteElements
package import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The measures of a translucent surface in front of the picture, in points.
package struct PanelMetrics: Hashable, Sendable {
  /// The thickness of the lines outside and inside of the edge, which are never thinner than a device pixel.
  package var outlineWidth = 0.0, rimWidth = 0.0
  /// The standard deviation of the blur behind the surface, and the saturation there; without a blur the surface is opaque.
  package var blur = 0.0, saturation = 0.0
  package var shadows = [ShadowMetrics]()

  package init(
    outlineWidth: Double = 0, rimWidth: Double = 0, blur: Double = 0, saturation: Double = 1,
    shadows: [ShadowMetrics] = []
  ) {
    self.outlineWidth = outlineWidth
    self.rimWidth = rimWidth
    self.blur = blur
    self.saturation = saturation
    self.shadows = shadows
  }
}

extension MetricTokens<PanelMetrics> {
  package static var panel: MetricTokens {
    [
      .points("outline-width", \.outlineWidth), .points("rim-width", \.rimWidth), .points("blur", \.blur),
      .number("saturation", \.saturation, in: 0...10), .items("shadow", \.shadows, atMost: 2, .shadow),
    ]
  }
}

/// The colours of a translucent surface: what fills it, and the lines outside and inside of its edge.
package struct PanelColors: Hashable, Sendable {
  package var fill: ColorToken
  /// The lines; nil for none.
  package var outline, rim: ColorToken?

  package init(fill: ColorToken, outline: ColorToken? = nil, rim: ColorToken? = nil) {
    self.fill = fill
    self.outline = outline
    self.rim = rim
  }

  /// The colours of menus, which other panels share.
  package static let menu = PanelColors(fill: .menuFill, outline: .menuOutline, rim: .menuRim)
}

/// A translucent surface with a shadow around it and lines inside and outside of its edge: that of menus, alerts and all
/// else that stands in front of the picture.
package struct PanelSurface: Element {
  var metrics: PanelMetrics
  var colors: PanelColors
  /// The colour instead of the fill's token; nil for that.
  package var tint: ColorReference?
  /// Returns the glass of a surface in a frame; nil for one that only bends the picture near its edge, where surfaces are of
  /// glass.
  package var optics: (@Sendable (Rect) -> Glass)?
  /// The shape in a frame, whose edge lies a distance farther outside.
  package var shape: @Sendable (_ frame: Rect, _ outset: Double) -> Shape

  /// Creates a surface with the shape of an outline.
  package init(_ outline: Surface.Outline, _ metrics: PanelMetrics, _ colors: PanelColors) {
    self.init(metrics, colors) { frame, outset in
      outline.shape(in: frame.inset(by: -outset), radiusReduction: -outset)
    }
  }

  /// Creates a surface with a shape of its own.
  package init(
    _ metrics: PanelMetrics, _ colors: PanelColors, shape: @escaping @Sendable (Rect, Double) -> Shape
  ) {
    self.metrics = metrics
    self.colors = colors
    self.shape = shape
  }

  package func node(in environment: Environment) -> Node {
    let (drawn, shape) = (drawing(in: environment), shape)
    let item = LayoutItem { Measurement(width: $0.width ?? 10, height: $0.height ?? 10) }
    return Node(name: NodeName("panel-surface"), item: item) { drawn($0.frame, shape) }
  }

  /// Returns a function that draws the surface in a frame, with a shape whose edge lies a distance farther outside.
  package func drawing(
    in environment: Environment
  ) -> (_ frame: Rect, _ shape: (_ frame: Rect, _ outset: Double) -> Shape) -> [DisplayList.Operation] {
    let pixel = 1 / environment.scale
    let (line, inner) = (Swift.max(metrics.outlineWidth, pixel), Swift.max(metrics.rimWidth, pixel))
    let glass = environment.theme[GlassMetrics.self]
    let isTranslucent = environment.transparency == .standard
    let fill = tint.map(environment.color) ?? environment.color(colors.fill)
    // A line of one pixel is fainter where pixels are finer.
    let isFine = colors.outline == .menuOutline && environment.scale >= 1.5
    let outline = isFine ? .menuFineOutline : colors.outline
    let (ring, rim) = (outline.map(environment.color), colors.rim.map(environment.color))
    let shadows = metrics.shadows.map { $0.shadow(environment.color(.shadow)) }
    let (sigma, saturation) = (metrics.blur, metrics.saturation)
    let isShownThrough = isTranslucent && (sigma > 0 || optics != nil)
    let optics =
      optics
      ?? (environment.showsGlass ? { Glass(refraction: glass.refraction.refraction(of: $0.size)) } : nil)
    return { frame, shape in
      let edge = shape(frame, 0)
      var result: [DisplayList.Operation] = []
      // What is blurred is the picture without the surface's shadow and line, which lie around it.
      if isShownThrough {
        let backdrop = Backdrop(sigma: sigma, saturation: saturation, tint: fill, glass: optics?(frame))
        result += [.push(Layer(clip: edge, backdrop: backdrop)), .pop]
      } else if fill.alpha > 0 {
        result.append(.fill(edge, .color(isTranslucent ? fill : fill.opaque)))
      }
      if !shadows.isEmpty {
        // The surface is translucent: a shadow under it, or in the blur behind it, would darken it.
        result.append(.push(Layer(clip: Bezel.outside(of: edge, in: frame, reach: 100))))
        result += shadows.map { .shadow(edge, $0) }
        result.append(.pop)
      }
      if let ring, ring.alpha > 0 {
        result.append(.stroke(shape(frame, line / 2), StrokeStyle(width: line), .color(ring)))
      }
      if let rim, rim.alpha > 0 {
        result.append(.stroke(shape(frame, inner / -2), StrokeStyle(width: inner), .color(rim)))
      }
      return result
    }
  }
}
