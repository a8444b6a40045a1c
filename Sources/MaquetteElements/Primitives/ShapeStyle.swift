import MaquetteGraphics
import MaquetteScene

/// How a shape is painted: its fill or its gradient, and the line along its outline.
public struct ShapeStyle: Hashable, Sendable {
  /// The colour inside the shape. Without fill, gradient and stroke, the shape has the label colour.
  public var fill: ColorReference?
  /// The gradient inside the shape: colours from top to bottom, a brand's as {gradient.hero}, or a mapping.
  package var gradient: GradientStyle?
  /// The edge or corner at which a linear gradient ends; it starts opposite.
  package var gradientEnd = GradientEnd.bottom
  /// The outline: a colour, or a mapping of colour, width, dashes and ends.
  public var stroke: StrokeAttributes?

  /// Creates the style of a shape in the colour of labels.
  public init() {}

  /// Creates a style.
  public init(fill: ColorReference? = nil, stroke: StrokeAttributes? = nil) {
    self.fill = fill
    self.stroke = stroke
  }

  static let attributes: [Attribute<ShapeStyle>] = [
    Attribute("fill", \.fill),
    Attribute("gradient", \.gradient),
    Attribute("gradient-end", \.gradientEnd),
    Attribute("stroke", \.stroke),
  ]

  /// Returns a function that paints the shape in a frame. A shape that is a line has no inside: it is stroked unless it is filled.
  func painting(
    in environment: Environment, isLine: Bool, _ outline: @escaping (_ frame: Rect, _ inset: Double) -> Shape
  ) -> (Rect) -> [DisplayList.Operation] {
    let isBare = fill == nil && gradient == nil && stroke == nil
    let fill = (fill ?? (isBare && !isLine ? .token(.label) : nil)).map(environment.color)
    let stroke = stroke ?? (isBare && isLine ? StrokeAttributes() : nil)
    let line = stroke.map { environment.color($0.color) }
    let colors = gradient?.resolved(in: environment)
    return { [gradient, gradientEnd] frame in
      var result: [DisplayList.Operation] = []
      let shape = outline(frame, 0)
      if let gradient, let colors, !colors.stops.isEmpty {
        let geometry = gradient.geometry(in: frame, end: gradientEnd, colors)
        result.append(.fill(shape, .gradient(Gradient(geometry: geometry, stops: colors.stops))))
      } else if let fill, fill.alpha > 0 {
        result.append(.fill(shape, .color(fill)))
      }
      if let stroke, let line, stroke.width > 0, line.alpha > 0 {
        let edge = stroke.isInside ? outline(frame, stroke.width / 2) : shape
        result.append(.stroke(edge, stroke.style, .color(line)))
      }
      return result
    }
  }
}

/// An element that is a shape of the size it is offered.
package protocol ShapeElement: CatalogueElement {
  /// How it is painted.
  var style: ShapeStyle { get set }
  /// Whether it has no inside unless it is filled.
  static var isLine: Bool { get }

  /// Returns the outline in a frame, an inset in points inside its edge.
  func outline(in frame: Rect, inset: Double, isMirrored: Bool) -> Shape
}

extension ShapeElement {
  package static var isLine: Bool { false }

  /// The attributes that all shapes have.
  package static var styleAttributes: [Attribute<Self>] { ShapeStyle.attributes.map { $0.within(\.style) } }

  public func node(in environment: Environment) -> Node {
    // As in SwiftUI: what is offered, or 10 points where nothing is.
    let item = LayoutItem { Measurement(width: $0.width ?? 10, height: $0.height ?? 10) }
    let isMirrored = environment.direction == .rightToLeft
    let paint = style.painting(in: environment, isLine: Self.isLine) {
      outline(in: $0, inset: $1, isMirrored: isMirrored)
    }
    return Node(name: Self.nodeName, item: item) { paint($0.frame) }
  }
}
