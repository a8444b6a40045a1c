import MaquetteGraphics

/// Cuts contours into the pieces of an edge field.
struct EdgeContour {
  private(set) var pieces: [EdgeField.Piece] = []
  private var nodes: [EdgeField.Node] = []
  /// Twice the area, positive if the contours are clockwise on a screen.
  private var area = 0.0

  /// The number of chords of a curve.
  private static let chords = 8
  /// Coordinates beyond this many pixels would exceed the range of their squares.
  private static let greatest = 1e9

  /// The nodes with the normals of a clockwise contour.
  var clockwiseNodes: [EdgeField.Node] {
    if area >= 0 { return nodes }
    // The order of each piece is reversed, so that its nodes still follow the direction.
    var result = nodes
    for piece in pieces {
      for (place, index) in zip(piece.nodes, piece.nodes.reversed()) {
        result[place] = EdgeField.Node(place: nodes[index].place, normal: -nodes[index].normal)
      }
    }
    return result
  }

  /// Adds the contours of a path.
  mutating func add(_ path: Path) {
    var points = path.points.map { SIMD2($0.x, $0.y) }[...]
    var (current, start) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    for verb in path.verbs {
      let count = verb == .close ? 0 : verb == .quad ? 2 : verb == .cubic ? 3 : 1
      guard points.count >= count else { return }
      var polygon = [current] + points.prefix(count)
      points = points.dropFirst(count)
      switch verb {
      case .move:
        // A contour that is not closed ends with a straight line.
        add([current, start])
        (current, start) = (polygon[1], polygon[1])
        continue
      case .close: polygon.append(start)
      case .line, .quad, .cubic: break
      }
      add(polygon)
      current = polygon[polygon.count - 1]
    }
    add([current, start])
  }

  /// Adds a line or a Bézier curve; nothing if it is not finite or has no length.
  private mutating func add(_ polygon: [SIMD2<Double>]) {
    guard polygon.allSatisfy({ abs($0.x) < Self.greatest && abs($0.y) < Self.greatest }),
      polygon.contains(where: { $0 != polygon[0] })
    else { return }
    let chords = polygon.count > 2 ? Self.chords : 1
    let nodes = (0...chords).map { Self.node(of: polygon, at: Double($0) / Double(chords)) }
    for (from, to) in zip(nodes, nodes.dropFirst()) {
      area += from.place.x * to.place.y - from.place.y * to.place.x
    }
    var begin = 0
    for index in 1...chords where index == chords || Self.isNewPiece(nodes, from: begin, at: index) {
      add(nodes[begin...index])
      begin = index
    }
  }

  /// Whether a curve turns the other way after a node, or has turned by more than a quarter of a circle there.
  private static func isNewPiece(_ nodes: [EdgeField.Node], from begin: Int, at index: Int) -> Bool {
    func turn(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> Double { from.x * to.y - from.y * to.x }
    let (first, node, next) = (nodes[begin].normal, nodes[index].normal, nodes[index + 1].normal)
    return turn(first, node) * turn(node, next) < 0 || (first * next).sum() < -1e-6
  }

  private mutating func add(_ piece: ArraySlice<EdgeField.Node>) {
    guard let first = piece.first else { return }
    var (low, high) = (first.place, first.place)
    for (from, to) in zip(piece, piece.dropFirst()) {
      let (turn, chord) = (to.normal - from.normal, to.place - from.place)
      // The bulge is at most an eighth of this; a horizontal line has none and stays one.
      let bulge = (turn * chord).sum().magnitude / 8
      low = pointwiseMin(low, pointwiseMin(from.place, to.place) - bulge)
      high = pointwiseMax(high, pointwiseMax(from.place, to.place) + bulge)
    }
    pieces.append(
      EdgeField.Piece(nodes: nodes.count...nodes.count + piece.count - 1, low: low, high: high))
    nodes += piece
  }

  /// The place and the normal of a line or a Bézier curve at a parameter, by de Casteljau's construction.
  private static func node(of polygon: [SIMD2<Double>], at part: Double) -> EdgeField.Node {
    var points = polygon
    var way = SIMD2<Double>.zero
    while points.count > 1 {
      if points.count == 2 { way = points[1] - points[0] }
      points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * part }
    }
    // Where handles have no length, as at ends without one, a place a little farther within shows the direction.
    if way == .zero {
      let (from, to) = (inside(polygon, part - 0x1p-10), inside(polygon, part + 0x1p-10))
      way = to - from
    }
    let length = (way * way).sum().squareRoot()
    let normal = length > 0 ? SIMD2(way.y, -way.x) / length : SIMD2(0, -1)
    return EdgeField.Node(place: points[0], normal: normal)
  }

  private static func inside(_ polygon: [SIMD2<Double>], _ part: Double) -> SIMD2<Double> {
    var points = polygon
    let part = Swift.min(Swift.max(part, 0), 1)
    while points.count > 1 { points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * part } }
    return points[0]
  }
}
