/// A path that is filled, stroked or both, for drawings that no other element provides.
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
/// Compute points with `+ - * /` and square roots only, so that the pixels are the same on every machine.
public struct PathShape: Element {
  /// The size in points; nil for the proposed size, or 10 points each way without one.
  public var size: Size?
  /// The fill colour; nil for none.
  public var fill: ColorReference?
  /// The fill rule.
  public var fillRule: FillRule
  /// The colour of the stroke, which is centred on the path; nil for none.
  public var stroke: ColorReference?
  /// The width of the stroke in points.
  public var lineWidth: Double
  /// Returns the path in the element's frame, in points of the picture.
  public var path: @Sendable (_ frame: Rect) -> Path

  /// Creates a shape from a closure that returns its path in a frame.
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

  public func node(in environment: Environment) -> Node {
    let item = LayoutItem { [size] proposal in
      Measurement(width: size?.width ?? proposal.width ?? 10, height: size?.height ?? proposal.height ?? 10)
    }
    let fill = fill.map(environment.color)
    let stroke = stroke.map(environment.color)
    return Node(name: .path, item: item) { drawing in
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

extension NodeName {
  /// A ``PathShape``, or a path of a sheet.
  public static let path = PathElement.nodeName
}
