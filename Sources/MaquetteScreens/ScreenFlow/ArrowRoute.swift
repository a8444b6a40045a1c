import MaquetteElements

/// Finds the ways of arrows: straight where nothing lies between, and around other screens where something does.
struct ArrowRoute {
  /// The frames of all screens, and that of the flow.
  let screens: [Rect]
  let bounds: Rect
  let direction: LayoutDirection
  let metrics: ScreenFlowMetrics
  /// The places of the pieces between rows, which do not lie on each other, and those where arrows arrive from there.
  private var lanes: [Double] = []
  private var tips: [Point] = []

  init(screens: [Rect], bounds: Rect, direction: LayoutDirection, metrics: ScreenFlowMetrics) {
    (self.screens, self.bounds) = (screens, bounds)
    (self.direction, self.metrics) = (direction, metrics)
  }

  /// Returns the way from an element on a screen to another frame.
  mutating func path(from source: Rect, on screen: Rect, to target: Rect) -> ArrowPath {
    let screen = screens.first { $0.contains(source.center) } ?? screen
    if target.contains(source.center) {
      return back(from: source, to: target.width > screen.width ? target : screen)
    }
    // From one element of a screen to another.
    if screen.contains(target.center) {
      return ArrowPath(from: source, on: source, to: target, metrics: metrics)
    }
    let straight = ArrowPath(from: source, on: screen, to: target, metrics: metrics)
    let others = screens.filter { !$0.contains(source.center) && !$0.contains(target.center) }
    guard straight.crosses(others) else { return straight }
    let isBeside = target.minX >= screen.maxX || target.maxX <= screen.minX
    return isBeside
      ? along(from: source, on: screen, to: target, others)
      : down(from: source, on: screen, to: target, others)
  }

  /// The distance of a way from the screens that it passes.
  private var room: Double { 2 * metrics.head }

  /// The way out of a screen and back to it.
  private func back(from source: Rect, to screen: Rect) -> ArrowPath {
    let side = side(of: [screen])
    let y = source.center.y
    let step = 2 * metrics.cornerRoom
    let (low, high) = (screen.minY + metrics.head, screen.maxY - metrics.head)
    let end = y + step <= high ? y + step : Swift.max(y - step, low)
    let tip = Point(x: side.edge + side.sign * metrics.tipGap, y: end)
    return ArrowPath(
      through: [
        Point(x: side.sign > 0 ? source.maxX : source.minX, y: y), Point(x: side.lane, y: y),
        Point(x: side.lane, y: end), tip,
      ], labelOn: 1, metrics: metrics)
  }

  /// The way to a screen in the same column, beside those between.
  private func down(from source: Rect, on screen: Rect, to target: Rect, _ others: [Rect]) -> ArrowPath {
    let passed = others.filter { $0.minX < screen.maxX && $0.maxX > screen.minX }
    let side = side(of: [screen, target] + passed)
    let edge = side.sign > 0 ? target.maxX : target.minX
    return ArrowPath(
      through: [
        Point(x: side.sign > 0 ? source.maxX : source.minX, y: source.center.y),
        Point(x: side.lane, y: source.center.y), Point(x: side.lane, y: target.center.y),
        Point(x: edge + side.sign * metrics.tipGap, y: target.center.y),
      ], labelOn: 1, metrics: metrics)
  }

  /// The trailing edge of some screens, and a way beside it.
  private func side(of screens: [Rect]) -> (edge: Double, lane: Double, sign: Double) {
    let isLeft = direction == .rightToLeft
    let edges = screens.map { isLeft ? $0.minX : $0.maxX }
    let edge = (isLeft ? edges.min() : edges.max()) ?? 0
    let sign = isLeft ? -1.0 : 1
    return (edge, edge + sign * room, sign)
  }

  /// The way to a screen beside, between the rows or below the last one, that arrives from below or above.
  private mutating func along(
    from source: Rect, on screen: Rect, to target: Rect, _ others: [Rect]
  ) -> ArrowPath {
    let sign = target.minX >= screen.maxX ? 1.0 : -1
    let isInRow = target.minY < screen.maxY && target.maxY > screen.minY
    let row = [screen, target] + others.filter { $0.minY < screen.maxY && $0.maxY > screen.minY }
    let distance = 1.5 * metrics.head
    let below = (isInRow ? row.map(\.maxY).max() ?? target.maxY : target.maxY) + distance
    let above = (isInRow ? row.map(\.minY).min() ?? target.minY : target.minY) - distance
    // In a row the way runs below it if the flow goes on there, or else above, or by turns where only the padding is.
    var isBelow = target.center.y < screen.center.y
    if isInRow {
      isBelow = below <= bounds.maxY || above < bounds.minY && lanes.count % 2 == 0
    }
    var lane = isBelow ? below : above
    while lanes.contains(where: { ($0 - lane).magnitude < metrics.head }) {
      lane += (isBelow ? 1 : -1) * metrics.head
    }
    lanes.append(lane)
    let out = (sign > 0 ? screen.maxX : screen.minX) + sign * room
    var tip = Point(
      x: target.center.x - sign * target.width / 4,
      y: isBelow ? target.maxY + metrics.tipGap : target.minY - metrics.tipGap)
    while tips.contains(where: { $0.y == tip.y && ($0.x - tip.x).magnitude < room / 2 }) {
      tip.x += sign * room
    }
    tips.append(tip)
    return ArrowPath(
      through: [
        Point(x: sign > 0 ? source.maxX : source.minX, y: source.center.y),
        Point(x: out, y: source.center.y), Point(x: out, y: lane), Point(x: tip.x, y: lane), tip,
      ], labelOn: 2, at: Self.labelPart(lanes.count, isRightwards: sign > 0), metrics: metrics)
  }

  /// The place of the label on the n-th piece between rows, so that those of neighbours do not meet.
  private static func labelPart(_ count: Int, isRightwards: Bool) -> Double {
    let part = count % 3 == 1 ? 0.3 : count % 3 == 2 ? 0.7 : 0.5
    return isRightwards ? part : 1 - part
  }
}
