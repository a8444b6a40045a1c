public import MaquetteElements
package import MaquetteGraphics

/// A straight line between two points of its frame.
public struct Line: ShapeElement {
  /// How it is painted.
  public var style = ShapeStyle()
  /// The start: an edge, a corner, the centre, or fractions of the frame's size.
  public var start: UnitPoint = "leading"
  /// The end, in the same form as the start.
  public var end: UnitPoint = "trailing"

  /// Creates a line from the leading to the trailing edge.
  public init() {}

  /// Creates a line.
  public init(from start: UnitPoint, to end: UnitPoint, stroke: StrokeAttributes = StrokeAttributes()) {
    self.start = start
    self.end = end
    style.stroke = stroke
  }

  public static let name = "line"
  package static let isLine = true

  public static let attributes: [Attribute<Line>] = [
    Attribute("from", \.start),
    Attribute("to", \.end),
    Attribute(
      "stroke", \.style.stroke, help: "The line: a colour, or a mapping of colour, width, dashes and ends."),
  ]

  package func outline(in frame: Rect, inset: Double, isMirrored: Bool) -> Shape {
    var path = Path()
    path.move(to: start.point(in: frame, isMirrored: isMirrored))
    path.line(to: end.point(in: frame, isMirrored: isMirrored))
    return .path(path, .nonzero)
  }
}
