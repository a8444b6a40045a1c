import MaquetteGraphics

/// The outline of round-ended shapes of glass in a row that have joined.
///
/// Between two shapes a neck is bounded by an arc above and one below, which touch both round ends from outside: as where two drops
/// have met. It is the thinner the wider the gap, and gone at the distance from which shapes stay apart.
struct GlassShape {
  /// The frames from left to right, in points. Ends are half circles.
  var frames: [Rect]
  /// The distance in points below which shapes merge.
  var merging: Double

  /// The height of the neck between shapes that touch, in heights of the shapes.
  private static let touchingNeck = 0.75
  /// The limits of that height.
  private static let neckLimits = (least: 0.02, greatest: 0.95)

  /// Returns frames in groups that join; shapes of another height or place are alone.
  static func joined(_ frames: [Rect], merging: Double) -> [GlassShape] {
    var groups: [GlassShape] = []
    for frame in frames.sorted(by: { $0.minX < $1.minX }) {
      if let last = groups.last?.frames.last, frame.minX - last.maxX < merging,
        Swift.abs(frame.center.y - last.center.y) < 0.5, frame.maxX > last.maxX
      {
        groups[groups.count - 1].frames.append(frame)
      } else {
        groups.append(GlassShape(frames: [frame], merging: merging))
      }
    }
    return groups
  }

  /// The outline some distance farther outside, in points.
  func shape(outset: Double) -> Shape {
    guard frames.count > 1 else {
      return .roundedRectangle(
        RoundedRectangle(
          rect: (frames.first ?? .zero).inset(by: -outset), radius: 10_000, style: .continuous))
    }
    return .path(contour(outset: outset), .nonzero)
  }

  /// The ends of a shape: the centres of its half circles and their radius.
  private struct Ends {
    let left, right: Point
    let radius: Double

    init(_ frame: Rect, outset: Double) {
      radius = Swift.max(0.01, Swift.min(frame.width, frame.height) / 2 + outset)
      let inset = radius - outset
      left = Point(x: frame.minX + inset, y: frame.center.y)
      right = Point(x: frame.maxX - inset, y: frame.center.y)
    }
  }

  /// One clockwise contour: along the tops to the right, back along the bottoms.
  private func contour(outset: Double) -> Path {
    let ends = frames.map { Ends($0, outset: outset) }
    var path = Path()
    path.move(to: ends[0].left.offset(dx: 0, dy: -ends[0].radius))
    for index in ends.indices {
      let (end, top) = (ends[index], Point(x: 0, y: -ends[index].radius))
      path.line(to: end.right.offset(dx: top.x, dy: top.y))
      guard index + 1 < ends.count else { break }
      let next = ends[index + 1]
      let neck = neck(from: end, to: next, outset: outset, side: -1)
      path.arc(around: end.right, to: neck)
      path.arc(around: neck, to: next.left, clockwise: false)
      path.arc(around: next.left, to: next.left.offset(dx: 0, dy: -next.radius))
    }
    for index in ends.indices.reversed() {
      let end = ends[index]
      path.arc(around: end.right, to: end.right.offset(dx: 0, dy: end.radius))
      path.line(to: end.left.offset(dx: 0, dy: end.radius))
      guard index > 0 else { break }
      let former = ends[index - 1]
      let neck = neck(from: former, to: end, outset: outset, side: 1)
      path.arc(around: end.left, to: neck)
      path.arc(around: neck, to: former.right, clockwise: false)
    }
    path.arc(around: ends[0].left, to: ends[0].left.offset(dx: 0, dy: -ends[0].radius))
    path.close()
    return path
  }

  /// The centre of the circle that touches both ends from outside, above (-1) or below (1) the middle.
  private func neck(from first: Ends, to second: Ends, outset: Double, side: Double) -> Point {
    let distance = Swift.max(second.left.x - first.right.x, 0.01)
    let radius = (first.radius + second.radius) / 2
    let gap = distance - first.radius - second.radius + 2 * outset
    let part = Self.touchingNeck * (1 - gap / merging)
    let limits = Self.neckLimits
    // Where ends overlap, the neck is at least as high as the place where they cross.
    let crossing = Swift.max(0, radius * radius - distance * distance / 4).squareRoot()
    let half = Swift.max(
      radius * Swift.min(Swift.max(part, limits.least), limits.greatest),
      Swift.min(crossing + 0.25, radius * 0.98))
    let bend = Swift.max(
      0.25, (distance * distance / 4 + half * half - radius * radius) / (2 * Swift.max(radius - half, 0.01)))
    let (reach, other) = (first.radius + bend, second.radius + bend)
    let along = (distance * distance + reach * reach - other * other) / (2 * distance)
    let height = Swift.max(0, reach * reach - along * along).squareRoot()
    return first.right.offset(dx: along, dy: side * height)
  }
}
