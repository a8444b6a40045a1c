import MaquetteGraphics

/// The edge or corner of a surface at which a linear gradient ends, as with SwiftUI's `UnitPoint`; it begins opposite.
package enum GradientEnd: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  case bottom, top, leading, trailing
  case bottomLeading = "bottom-leading"
  case bottomTrailing = "bottom-trailing"
  case topLeading = "top-leading"
  case topTrailing = "top-trailing"

  /// Returns the line of the gradient through the middle of a frame.
  func line(in frame: Rect, isMirrored: Bool) -> Gradient.Geometry {
    // The bottom, which most have, ends exactly at the edges.
    if self == .bottom {
      return .linear(start: Point(x: frame.minX, y: frame.minY), end: Point(x: frame.minX, y: frame.maxY))
    }
    let (x, y) = way
    let across = Point(
      x: (isMirrored ? -x : x) * frame.width / 2, y: y * frame.height / 2)
    let middle = frame.center
    return .linear(
      start: Point(x: middle.x - across.x, y: middle.y - across.y),
      end: Point(x: middle.x + across.x, y: middle.y + across.y))
  }

  /// The direction towards the trailing edge and down.
  private var way: (x: Double, y: Double) {
    switch self {
    case .bottom: (0, 1)
    case .top: (0, -1)
    case .leading: (-1, 0)
    case .trailing: (1, 0)
    case .bottomLeading: (-1, 1)
    case .bottomTrailing: (1, 1)
    case .topLeading: (-1, -1)
    case .topTrailing: (1, -1)
    }
  }
}
