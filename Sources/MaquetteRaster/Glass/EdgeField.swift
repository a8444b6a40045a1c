package import MaquetteGraphics

// The distance from an edge
// =========================
//
// The contour of a shape is cut into pieces: straight lines, and parts of curves that turn one way by at most about a quarter of
// a circle. A piece is a row of nodes with exact outward normals; between two of them the normal is interpolated, and the contour
// is taken as the arc that has these normals at its ends: it bulges from the chord by half the chord times the difference of the
// normals, times t (1 - t). The foot of a place is where the normal leads to it; the nodes before the foot lie behind
// the place, as seen along the contour, and those after it ahead, so that halving finds the chord. With eight chords a quarter
// of a circle of 100 pixels is met to a thousandth of a pixel, which matters: at the very edge glass displaces the picture by
// twenty pixels more for each pixel of the distance. Only + - * / and square roots are used.

/// The edge of a shape in pixels, which tells how far a place lies from it and which way leads outwards there.
package struct EdgeField: Sendable {
  /// A place of the contour.
  struct Node {
    var place: SIMD2<Double>
    /// The outward unit normal.
    var normal: SIMD2<Double>

    /// The direction of the contour, which has the shape to its right as seen on a screen.
    var way: SIMD2<Double> { SIMD2(-normal.y, normal.x) }
  }

  /// A part of the contour: a straight line of two nodes, or a curve.
  struct Piece {
    /// The indices of the nodes.
    var nodes: ClosedRange<Int>
    /// The bounds.
    var low, high: SIMD2<Double>

    var isHorizontal: Bool { low.y == high.y }

    /// The square of the distance of a place from the bounds.
    @inline(__always)
    func squaredDistance(to place: SIMD2<Double>) -> Double {
      let beyond = pointwiseMax(pointwiseMax(low - place, place - high), .zero)
      return (beyond * beyond).sum()
    }
  }

  /// The nearest place of the edge.
  struct Place {
    /// The distance from the edge in pixels; negative outside of the shape.
    var distance: Double
    /// The outward unit normal.
    var normal: SIMD2<Double>
  }

  let pieces: [Piece]
  private let nodes: [Node]

  /// Creates the edge of a shape under a transform to pixels.
  package init(_ shape: Shape, transform: Transform) {
    var contour = EdgeContour()
    contour.add(shape.path.applying(transform))
    (pieces, nodes) = (contour.pieces, contour.clockwiseNodes)
  }

  /// Returns the place of a piece that is nearest to another place.
  @inline(__always)
  func foot(of place: SIMD2<Double>, on piece: Piece) -> Place {
    nodes.withUnsafeBufferPointer { nodes in
      var (first, last) = (piece.nodes.lowerBound, piece.nodes.upperBound &- 1)
      while first < last {
        let middle = (first &+ last) / 2
        let node = nodes[middle &+ 1]
        if ((place - node.place) * node.way).sum() > 0 { first = middle &+ 1 } else { last = middle }
      }
      let (from, to) = (nodes[first], nodes[first &+ 1])
      let behind = ((place - from.place) * from.way).sum()
      if behind <= 0 { return Self.place(at: from, seenFrom: place) }
      let ahead = ((to.place - place) * to.way).sum()
      if ahead <= 0 { return Self.place(at: to, seenFrom: place) }
      let part = behind / (behind + ahead)
      let (turn, chord) = (to.normal - from.normal, to.place - from.place)
      var normal = from.normal + turn * part
      // A step of Newton's method to the unit length, which chords of a small turn have nearly.
      normal *= 1.5 - 0.5 * (normal * normal).sum()
      let bulge = 0.5 * (turn * chord).sum() * part * (1 - part)
      return Place(
        distance: bulge - ((place - from.place - chord * part) * normal).sum(), normal: normal)
    }
  }

  /// The end of a piece as the nearest place: the way to it is the normal.
  @inline(__always)
  private static func place(at node: Node, seenFrom place: SIMD2<Double>) -> Place {
    let way = place - node.place
    let distance = (way * way).sum().squareRoot()
    guard distance > 1e-6 else { return Place(distance: 0, normal: node.normal) }
    return (way * node.normal).sum() > 0
      ? Place(distance: -distance, normal: way / distance)
      : Place(distance: distance, normal: way / -distance)
  }
}
