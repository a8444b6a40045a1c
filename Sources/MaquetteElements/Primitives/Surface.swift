/// A filled shape that takes the proposed size; the background of a control's content.
public struct Surface: Element {
  /// The outline of a surface.
  public enum Outline: Hashable, Sendable {
    /// Square corners.
    case rectangle
    /// Corners with a radius in points.
    case rounded(radius: Double, CornerStyle)
    /// Ends that are half circles.
    case capsule

    /// Returns a capsule whose corners have a style.
    package static func capsule(_ style: CornerStyle) -> Outline {
      // A radius that is too large for the sides is fitted to the shorter one.
      style == .circular ? .capsule : .rounded(radius: 10_000, style)
    }

    /// Returns the outline enlarged by a distance in points.
    package func outset(by distance: Double) -> Outline {
      switch self {
      case .rectangle, .capsule: self
      case .rounded(let radius, let style): .rounded(radius: radius + distance, style)
      }
    }
  }

  /// A border drawn just inside the outline.
  public struct Border: Hashable, Sendable {
    /// The colour.
    public var color: ColorReference
    /// The thickness of the dividers in points.
    public var width: Double

    /// Creates a border.
    public init(color: ColorReference, width: Double) {
      self.color = color
      self.width = width
    }
  }

  /// The outline.
  public var outline: Outline
  /// The fill colour; nil for none.
  public var fill: ColorReference?
  /// The colour at the bottom of a linear gradient that begins with the fill; nil for a uniform fill.
  public var bottomFill: ColorReference?
  /// A gradient in place of both fills; nil for none.
  package var gradient: GradientStyle?
  /// The edge or corner at which the gradient ends if it is linear and has no angle; it begins opposite.
  package var gradientEnd = GradientEnd.bottom
  /// The border; nil for none.
  public var border: Border?
  /// The shadows behind the surface, drawn in order.
  public var shadows: [Shadow]
  /// Whether the surface goes on to the edges of a screen from those of its safe area.
  package var reachesScreenEdges = false
  /// The material under the fill, which changes the backdrop; nil for an unchanged backdrop.
  public var material: Material?

  /// Creates a surface.
  public init(
    _ outline: Outline = .rectangle, fill: ColorReference? = nil,
    bottomFill: ColorReference? = nil, border: Border? = nil, shadows: [Shadow] = [],
    material: Material? = nil
  ) {
    self.outline = outline
    self.fill = fill
    self.bottomFill = bottomFill
    self.border = border
    self.shadows = shadows
    self.material = material
  }

  public func node(in environment: Environment) -> Node {
    let item = LayoutItem { proposal in
      Measurement(width: proposal.width ?? 10, height: proposal.height ?? 10)
    }
    return Node(name: .surface, item: item, draw: isBlank ? nil : drawing(in: environment))
  }

  /// Whether nothing is drawn, as of a place that is kept for something else.
  private var isBlank: Bool {
    fill == nil && gradient == nil && border == nil && shadows.isEmpty && material == nil
  }

  /// Returns the operations that draw the surface in a frame under an environment.
  package func operations(in frame: Rect, environment: Environment) -> [DisplayList.Operation] {
    let place = Node.Drawing(
      frame: frame, proposal: .unspecified, grid: PixelGrid(scale: environment.scale))
    return drawing(in: environment)(place)
  }

  /// Returns a function that draws the surface with the colours of an environment.
  private func drawing(in environment: Environment) -> (Node.Drawing) -> [DisplayList.Operation] {
    let safeArea = reachesScreenEdges ? environment.safeArea : nil
    let isTranslucent = environment.transparency == .standard
    let backdrop = isTranslucent ? material.map { $0.backdrop(in: environment) } : nil
    let opaque = isTranslucent ? nil : material.map { environment.color($0.tint).opaque }
    let fill = fill.map(environment.color)
    var colors = gradient?.resolved(in: environment)
    if let fill, let bottom = bottomFill.map(environment.color), bottom != fill, gradient == nil {
      colors = GradientEnvironment(
        stops: [Gradient.Stop(offset: 0, color: fill), Gradient.Stop(offset: 1, color: bottom)])
    }
    let border = border.map { (environment.color($0.color), $0.width) }
    // A transparent fill casts no shadow by itself; without any fill, what lies in front of the surface casts it.
    let isSeen = colors?.stops.isEmpty == false || material != nil || (border?.0.alpha ?? 0) > 0
    let shadows = isSeen ? shadows : shadows.cast(by: fill ?? .black)
    // The function has what it needs, which is much less than the surface.
    return { [outline, shadows, gradient, gradientEnd, colors] place in
      let frame = safeArea?.extended(place.frame) ?? place.frame
      let shape = outline.shape(in: frame)
      var result: [DisplayList.Operation] = []
      result.reserveCapacity(shadows.count + 2)
      for shadow in shadows { result.append(.shadow(shape, shadow)) }
      if let backdrop { result += [.push(Layer(clip: shape, backdrop: backdrop)), .pop] }
      if let opaque { result.append(.fill(shape, .color(opaque))) }
      if let colors, !colors.stops.isEmpty {
        let geometry = (gradient ?? GradientStyle()).geometry(in: frame, end: gradientEnd, colors)
        result.append(.fill(shape, .gradient(Gradient(geometry: geometry, stops: colors.stops))))
      } else if let fill, fill.alpha > 0 {
        result.append(.fill(shape, .color(fill)))
      }
      if let (color, width) = border, width > 0 {
        result.append(outline.border(width, color, in: frame))
      }
      return result
    }
  }
}

extension Surface.Outline {
  /// Returns the outline in a frame, with corners of a smaller radius in points.
  package func shape(in frame: Rect, radiusReduction: Double = 0) -> Shape {
    switch self {
    case .rectangle: .rect(frame)
    case .rounded(let radius, let style):
      .roundedRectangle(
        RoundedRectangle(rect: frame, radius: Swift.max(0, radius - radiusReduction), style: style))
    case .capsule:
      .roundedRectangle(RoundedRectangle(rect: frame, radius: Swift.min(frame.width, frame.height) / 2))
    }
  }
}

extension Surface.Outline {
  /// Returns a border of a width in points inside the outline; one wider than half of the shape fills it.
  package func border(_ width: Double, _ color: Color, in frame: Rect) -> DisplayList.Operation {
    let shorter = Swift.min(frame.width, frame.height)
    if 2 * width >= shorter { return .fill(shape(in: frame), .color(color)) }
    let outer = shape(in: frame)
    // The corner of a line that is wider than twice its radius would reach over the outline.
    if case .roundedRectangle(let edge) = outer, 2 * edge.radii.topLeft < width, edge.radii.topLeft > 0 {
      var ring = Path()
      ring.add(edge)
      ring.add(frame.inset(by: width))
      return .fill(.path(ring, .evenOdd), .color(color))
    }
    let middle = shape(in: frame.inset(by: width / 2), radiusReduction: width / 2)
    return .stroke(middle, StrokeStyle(width: width), .color(color))
  }
}

/// A translucent material: its backdrop shows through, blurred and with changed saturation.
public struct Material: Hashable, Sendable {
  /// The standard deviation of the blur in points.
  public var sigma: Double
  /// The saturation of the backdrop: 1 for unchanged colours, 0 for gray.
  public var saturation: Double
  /// The colour painted over the backdrop.
  public var tint: ColorReference

  /// Creates a material.
  public init(sigma: Double, saturation: Double, tint: ColorReference) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
  }

  /// Returns the backdrop effect of the material in an environment.
  public func backdrop(in environment: Environment) -> Backdrop {
    Backdrop(sigma: sigma, saturation: saturation, tint: environment.color(tint))
  }
}

extension NodeName {
  /// A ``Surface``, or a shape that stands for one.
  package static let surface = NodeName("surface")
}
