internal import MaquetteElements

/// A finger on a picture: a disc while it is down, a ring where it was lifted, and a line along its path.
struct FingerMark: Element {
  /// The path in points of the picture, to where the finger is or was lifted.
  var trail: [Point]
  var isDown: Bool

  /// All of these are our choice: a fingertip's size, light enough to see the control through it.
  private static let radius = 14.0
  private static let lineWidth = 1.5
  private static let fillOpacity = 0.22
  private static let lineOpacity = 0.55

  func node(in environment: Environment) -> Node {
    let item = LayoutItem { proposal in
      Measurement(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }
    let color = environment.color(.label).opaque
    return Node(name: "finger", item: item) { drawing in
      operations(at: drawing.frame.origin, color: color)
    }
  }

  private func operations(at origin: Point, color: Color) -> [DisplayList.Operation] {
    let points = trail.map { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
    guard let end = points.last else { return [] }
    let line = StrokeStyle(width: Self.lineWidth)
    let faint = color.opacity(Self.lineOpacity)
    var result: [DisplayList.Operation] = []
    if let start = points.first, points.count > 1 {
      result.append(.stroke(Self.circle(around: start, radius: 3), line, .color(faint)))
      var path = Path()
      path.move(to: start)
      for point in points.dropFirst().dropLast() { path.line(to: point) }
      path.line(to: Self.rim(around: end, from: points[points.count - 2]))
      result.append(.stroke(.path(path, .nonzero), line, .color(faint)))
    }
    let circle = Self.circle(around: end, radius: Self.radius)
    if isDown { result.append(.fill(circle, .color(color.opacity(Self.fillOpacity)))) }
    result.append(.stroke(circle, line, .color(faint)))
    return result
  }

  /// Where a line to the centre of the mark meets its circle; the centre itself from within.
  private static func rim(around end: Point, from start: Point) -> Point {
    let (x, y) = (start.x - end.x, start.y - end.y)
    let length = (x * x + y * y).squareRoot()
    guard length > radius else { return end }
    return Point(x: end.x + x * radius / length, y: end.y + y * radius / length)
  }

  private static func circle(around center: Point, radius: Double) -> Shape {
    .roundedRectangle(
      RoundedRectangle(
        rect: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
        radius: radius))
  }
}
