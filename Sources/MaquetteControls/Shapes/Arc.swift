public import MaquetteElements
package import MaquetteGraphics

/// An arc of a circle centred in its frame: a line, or a sector if filled.
public struct Arc: ShapeElement {
  /// How it is painted.
  public var style = ShapeStyle()
  /// The start angle, in degrees clockwise from the top.
  public var start = 0.0
  /// The end angle, in degrees clockwise from the top; a full turn draws a circle.
  public var end = 360.0

  /// Creates a whole circle.
  public init() {}

  /// Creates an arc between two angles in degrees clockwise from the top.
  public init(from start: Double, to end: Double, style: ShapeStyle = ShapeStyle()) {
    self.start = start
    self.end = end
    self.style = style
  }

  public static let name = "arc"
  package static let isLine = true

  public static let attributes: [Attribute<Arc>] =
    [
      Attribute("from", \.start, in: -3600...3600, unit: "degrees"),
      Attribute("to", \.end, in: -3600...3600, unit: "degrees"),
    ] + styleAttributes

  package func outline(in frame: Rect, inset: Double, isMirrored: Bool) -> Shape {
    let isSector = style.fill != nil || style.gradient != nil
    return .path(
      Path(
        arcAround: frame.center, radius: Swift.max(0, Swift.min(frame.width, frame.height) / 2 - inset),
        from: start, to: end, isSector: isSector), .nonzero)
  }
}

extension Path {
  /// Creates an arc between two angles in degrees clockwise from the top, closed over the centre if it is a sector.
  package init(arcAround center: Point, radius: Double, from start: Double, to end: Double, isSector: Bool) {
    self.init()
    let turn = Swift.min(abs(end - start), 360)
    guard turn < 360 else {
      add(circleAt: center, radius: radius)
      return
    }
    func point(_ angle: Double) -> Point {
      let unit = Transform.rotation(degrees: angle).apply(Point(x: 0, y: -radius))
      return Point(x: center.x + unit.x, y: center.y + unit.y)
    }
    let way = end < start ? -1.0 : 1
    // Pieces of less than half a turn, of which the end alone says which part of the circle is meant.
    let pieces = Int((turn / 120).rounded(.up))
    if isSector {
      move(to: center)
      line(to: point(start))
    } else {
      move(to: point(start))
    }
    for piece in 0..<pieces {
      let angle = start + way * turn * Double(piece + 1) / Double(pieces)
      arc(around: center, to: point(angle), clockwise: way > 0)
    }
    if isSector { close() }
  }
}
