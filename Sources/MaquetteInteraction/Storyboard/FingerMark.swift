import MaquetteElements

/// A finger on a picture: a disc while it is down, a ring where it was lifted, and a line along its path. A pointer is an
/// arrow, with a smaller disc or ring around its tip.
struct FingerMark: Element {
  /// What the finger or the button of the pointer does.
  enum Press: Hashable, Sendable {
    case down, lifted
    /// The pointer is moved without its button.
    case none
  }

  /// The path in points of the picture, to where the finger is or was lifted.
  var trail: [Point]
  var press: Press
  var isPointer: Bool

  /// All of these are our choice: a fingertip's size, light enough to see the control through it, and the size of an arrow.
  private static let (fingerRadius, pointerRadius) = (14.0, 9.0)
  private static let lineWidth = 1.5
  private static let fillOpacity = 0.22
  private static let lineOpacity = 0.55
  /// The corners of the arrow from its tip on, in points: its edge along the left, the notches and the tail.
  private static let arrow: [(x: Double, y: Double)] = [
    (0, 0), (0, 16), (3.75, 12.5), (6.25, 18), (8.75, 17), (6.25, 11.5), (11.25, 11.25),
  ]

  private var radius: Double { isPointer ? Self.pointerRadius : Self.fingerRadius }

  func node(in environment: Environment) -> Node {
    let item = LayoutItem { proposal in
      Measurement(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }
    let (color, edge) = (environment.color(.label).opaque, environment.color(.background).opaque)
    return Node(name: isPointer ? NodeName("pointer") : .finger, item: item) { drawing in
      operations(at: drawing.frame.origin, color: color, edge: edge)
    }
  }

  private func operations(at origin: Point, color: Color, edge: Color) -> [DisplayList.Operation] {
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
      path.line(to: rim(around: end, from: points[points.count - 2]))
      result.append(.stroke(.path(path, .nonzero), line, .color(faint)))
    }
    let circle = Self.circle(around: end, radius: radius)
    if press == .down { result.append(.fill(circle, .color(color.opacity(Self.fillOpacity)))) }
    if press != .none { result.append(.stroke(circle, line, .color(faint))) }
    guard isPointer else { return result }
    let arrow = Shape.path(Self.arrow(at: end), .nonzero)
    return result + [
      .stroke(arrow, StrokeStyle(width: 2 * Self.lineWidth, join: .round), .color(edge)),
      .fill(arrow, .color(color)),
    ]
  }

  private static func arrow(at tip: Point) -> Path {
    var path = Path()
    for (index, corner) in arrow.enumerated() {
      let point = Point(x: tip.x + corner.x, y: tip.y + corner.y)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }

  /// Where a line to the centre of the mark meets its circle; the centre itself from within.
  private func rim(around end: Point, from start: Point) -> Point {
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
