package import MaquetteElements
package import MaquetteGraphics

/// A side of a panel, on which its arrow stands.
package enum PanelSide: Hashable, Sendable, CaseIterable {
  case top, right, bottom, left

  /// The side of a frame that faces an anchor: the one across the widest gap between them.
  package init(of frame: Rect, facing anchor: Rect) {
    let gaps: [(side: PanelSide, gap: Double)] = [
      (.top, frame.minY - anchor.maxY), (.bottom, anchor.minY - frame.maxY),
      (.left, frame.minX - anchor.maxX), (.right, anchor.minX - frame.maxX),
    ]
    self = gaps.max { $0.gap < $1.gap }?.side ?? .top
  }
}

/// The measures of an arrow in points: the base between its straight sides, the height at which these would meet, the part of it
/// that the round tip takes, and the width of the fillets at its foot.
package struct PanelArrow: Hashable, Sendable {
  package var width = 0.0, height = 0.0, tip = 0.0, foot = 0.0

  package init(width: Double = 0, height: Double = 0, tip: Double = 0, foot: Double = 0) {
    (self.width, self.height, self.tip, self.foot) = (width, height, tip, foot)
  }

  /// The height that is seen: the tip's curve reaches half of the way to where the sides would meet.
  package var length: Double { height - tip / 2 }
}

extension PanelArrow {
  /// The least radius in points beside an arrow; without room for it there is none.
  private static let leastRadius = 4.0

  /// Returns the outline of a frame with round corners and an arrow that points to an anchor.
  ///
  /// The outline goes around clockwise; each side is the same drawing, turned by a quarter.
  package func outline(of frame: Rect, radius: Double, to anchor: Rect) -> Shape {
    let side = PanelSide(of: frame, facing: anchor)
    // On a short side the corners leave room for the arrow.
    let room = Edge(side, of: frame).length / 2 - width / 2 - foot
    let limit = height > 0 && room >= Self.leastRadius ? room : radius
    let radius = Swift.max(0, Swift.min(radius, limit, frame.width / 2, frame.height / 2))
    var path = Path()
    for (index, current) in PanelSide.allCases.enumerated() {
      let edge = Edge(current, of: frame)
      let start = edge.point(radius, 0)
      if index == 0 { path.move(to: start) } else { path.line(to: start) }
      if current == side { add(to: &path, along: edge, radius: radius, anchor: anchor) }
      path.line(to: edge.point(edge.length - radius, 0))
      if radius > 0 {
        path.arc(around: edge.point(edge.length - radius, -radius), to: edge.point(edge.length, -radius))
      }
    }
    path.close()
    return .path(path, .nonzero)
  }

  private func add(to path: inout Path, along edge: Edge, radius: Double, anchor: Rect) {
    let half = width / 2
    let reach = half + foot
    guard height > 0, edge.length >= 2 * (radius + reach) else { return }
    let middle = Swift.min(
      Swift.max(edge.place(of: anchor.center), radius + reach), edge.length - radius - reach)
    // On the straight sides, x and height change in this proportion.
    let slope = half / height
    let footRise = foot / (slope + 1)
    func mirrored(_ sign: Double, _ x: Double, _ y: Double) -> Point { edge.point(middle + sign * x, y) }
    path.line(to: mirrored(-1, reach, 0))
    path.quad(to: mirrored(-1, half - footRise * slope, footRise), control: mirrored(-1, half, 0))
    path.line(to: mirrored(-1, tip * slope, height - tip))
    path.quad(to: mirrored(1, tip * slope, height - tip), control: edge.point(middle, height))
    path.line(to: mirrored(1, half - footRise * slope, footRise))
    path.quad(to: mirrored(1, reach, 0), control: mirrored(1, half, 0))
  }

  /// A side of a frame, clockwise, in its own coordinates: the distance along it, and outwards.
  private struct Edge {
    private let origin: Point
    private let along: (x: Double, y: Double)
    let length: Double

    init(_ side: PanelSide, of frame: Rect) {
      switch side {
      case .top: (origin, along) = (frame.origin, (1, 0))
      case .right: (origin, along) = (Point(x: frame.maxX, y: frame.minY), (0, 1))
      case .bottom: (origin, along) = (Point(x: frame.maxX, y: frame.maxY), (-1, 0))
      case .left: (origin, along) = (Point(x: frame.minX, y: frame.maxY), (0, -1))
      }
      length = along.y == 0 ? frame.width : frame.height
    }

    func point(_ distance: Double, _ outwards: Double) -> Point {
      Point(
        x: origin.x + along.x * distance + along.y * outwards,
        y: origin.y + along.y * distance - along.x * outwards)
    }

    func place(of point: Point) -> Double {
      (point.x - origin.x) * along.x + (point.y - origin.y) * along.y
    }
  }
}

extension MetricTokens<PanelArrow> {
  package static var arrow: MetricTokens {
    [
      .points("width", \.width), .points("height", \.height), .points("tip", \.tip), .points("foot", \.foot),
    ]
  }
}
