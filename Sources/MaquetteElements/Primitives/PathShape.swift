public import MaquetteGraphics
internal import MaquetteLayout
internal import MaquetteScene

/// A path that is filled, stroked or both: the way to draw what no other element draws.
///
/// ```swift
/// PathShape(size: Size(width: 20, height: 20), fill: .token(.yellow)) { frame in
///   var path = Path()
///   path.move(to: Point(x: frame.center.x, y: frame.minY))
///   path.line(to: Point(x: frame.maxX, y: frame.maxY))
///   path.line(to: Point(x: frame.minX, y: frame.maxY))
///   path.close()
///   return path
/// }
/// ```
///
/// Compute points with `+ - * /` and square roots only, and the pixels are the same on every machine.
public struct PathShape: Element {
  /// The size in points; nil for all the room that is offered, 10 points each way if none is.
  public var size: Size?
  /// The colour inside; nil for none.
  public var fill: ColorReference?
  /// The rule that tells inside from outside.
  public var fillRule: FillRule
  /// The colour of the line, which is centred on the path; nil for no line.
  public var stroke: ColorReference?
  /// The width of the line in points.
  public var lineWidth: Double
  /// Returns the path in the element's frame, in points of the picture.
  public var path: @Sendable (_ frame: Rect) -> Path

  /// Creates a shape from what makes its path in a frame.
  public init(
    size: Size? = nil, fill: ColorReference? = nil, fillRule: FillRule = .nonzero,
    stroke: ColorReference? = nil, lineWidth: Double = 1, path: @escaping @Sendable (_ frame: Rect) -> Path
  ) {
    self.size = size
    self.fill = fill
    self.fillRule = fillRule
    self.stroke = stroke
    self.lineWidth = lineWidth
    self.path = path
  }

  /// Returns a leaf that draws the path.
  public func node(in environment: Environment) -> Node {
    let item = LayoutItem { [size] proposal in
      Measurement(
        width: size?.width ?? proposal.width ?? 10, height: size?.height ?? proposal.height ?? 10)
    }
    let fill = fill.map(environment.color)
    let stroke = stroke.map(environment.color)
    return Node(name: "path", item: item) { drawing in
      let shape = Shape.path(path(drawing.frame), fillRule)
      var operations: [DisplayList.Operation] = []
      if let fill { operations.append(.fill(shape, .color(fill))) }
      if let stroke, lineWidth > 0 {
        operations.append(.stroke(shape, StrokeStyle(width: lineWidth), .color(stroke)))
      }
      return operations
    }
  }
}
