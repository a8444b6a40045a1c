/// A closed polygon of a flattened path.
struct Polygon: BitwiseCopyable {
  /// The index after the last vertex, which equals the first.
  var end: Int
  /// A box that holds the vertices.
  var low, high: SIMD2<Int>
}

/// Receives edges.
protocol EdgeSink {
  /// Takes an edge that is not horizontal: its upper end, its lower end, and 0 if the polygon runs downwards there, -1 if it runs
  /// upwards.
  func edge(x0: Int, y0: Int, x1: Int, y1: Int, winding: Int)
}

extension EdgeSink {
  /// Takes all edges of a polygon whose vertices are in fixed point.
  ///
  /// Polygons run one way for a while, so the direction is easy to predict, and in code of its own for each way it is a constant.
  @inline(__always)
  func edges(of vertices: UnsafeBufferPointer<SIMD2<Int>>) {
    guard var next = vertices.baseAddress else { return }
    let last = next + (vertices.count &- 1)
    while next < last {
      let (x, y) = (next[0].x, next[0].y)
      let (nextX, nextY) = (next[1].x, next[1].y)
      next += 1
      if y < nextY {
        edge(x0: x, y0: y, x1: nextX, y1: nextY, winding: 0)
      } else if nextY < y {
        edge(x0: nextX, y0: nextY, x1: x, y1: y, winding: -1)
      }
    }
  }
}
