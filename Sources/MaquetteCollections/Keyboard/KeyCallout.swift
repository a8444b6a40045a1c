import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The balloon that shows the letter of a pressed key above the finger: a head that narrows to the key below.
struct KeyCallout: Element {
  var plan: KeyboardPlan
  /// The index of the key among those of the plan.
  var index: Int

  func node(in environment: Environment) -> Node {
    let metrics = plan.metrics.callout
    let fill = environment.color(.keyboardKey)
    let shadow = metrics.shadow.shadow(environment.color(.shadow))
    let item = LayoutItem { Measurement(width: $0.width ?? 0, height: $0.height ?? 0) }
    return Node(name: NodeName("key-callout"), item: item) { place in
      let keys = plan.keys(width: place.frame.width)
      guard keys.indices.contains(index) else { return [] }
      let (origin, key) = (place.frame.origin, keys[index].frame)
      let head = plan.calloutHead(over: key, width: place.frame.width)
      let path = Self.path(
        head: head.moved(by: origin), key: key.moved(by: origin), radius: metrics.radius,
        keyRadius: plan.metrics.keyRadius)
      let shape = Shape.path(path, .nonzero)
      return [.shadow(shape, shadow), .fill(shape, .color(fill))]
    }
  }

  /// Returns the outline, clockwise from the upper left corner.
  private static func path(head: Rect, key: Rect, radius: Double, keyRadius: Double) -> Path {
    let radius = Swift.min(radius, head.width / 2, head.height / 2)
    let foot = Swift.min(keyRadius, key.width / 2, key.height / 2)
    let top = head.maxY - radius
    let neck = Swift.max(top, key.minY + keyRadius)
    let bend = (neck - top) * 0.55
    var path = Path()
    path.move(to: Point(x: head.minX, y: head.minY + radius))
    path.corner(via: Point(x: head.minX, y: head.minY), to: Point(x: head.minX + radius, y: head.minY))
    path.line(to: Point(x: head.maxX - radius, y: head.minY))
    path.corner(via: Point(x: head.maxX, y: head.minY), to: Point(x: head.maxX, y: head.minY + radius))
    path.line(to: Point(x: head.maxX, y: top))
    path.cubic(
      to: Point(x: key.maxX, y: neck), control1: Point(x: head.maxX, y: top + bend),
      control2: Point(x: key.maxX, y: neck - bend))
    path.line(to: Point(x: key.maxX, y: key.maxY - foot))
    path.corner(via: Point(x: key.maxX, y: key.maxY), to: Point(x: key.maxX - foot, y: key.maxY))
    path.line(to: Point(x: key.minX + foot, y: key.maxY))
    path.corner(via: Point(x: key.minX, y: key.maxY), to: Point(x: key.minX, y: key.maxY - foot))
    path.line(to: Point(x: key.minX, y: neck))
    path.cubic(
      to: Point(x: head.minX, y: top), control1: Point(x: key.minX, y: neck - bend),
      control2: Point(x: head.minX, y: top + bend))
    path.close()
    return path
  }
}

extension KeyboardPlan {
  /// Returns the frame of a balloon's head over a key; at the sides of the keyboard it stays in line with the key.
  func calloutHead(over key: Rect, width: Double) -> Rect {
    let metrics = metrics.callout
    let margin = rowsMargin(width: width)
    let left = Swift.max(margin, key.minX - metrics.overhang)
    let right = Swift.min(width - margin, key.maxX + metrics.overhang)
    return Rect(
      minX: left, minY: key.minY - metrics.rise, maxX: right,
      maxY: key.minY - metrics.rise + metrics.headHeight)
  }
}

extension Path {
  /// Adds a quarter of an ellipse from the current point around a corner.
  fileprivate mutating func corner(via corner: Point, to end: Point) {
    // The usual part for a cubic that stays within 0.03 % of a circle.
    let part = 0.5522847498
    guard let start = points.last else { return }
    cubic(
      to: end,
      control1: Point(x: start.x + (corner.x - start.x) * part, y: start.y + (corner.y - start.y) * part),
      control2: Point(x: end.x + (corner.x - end.x) * part, y: end.y + (corner.y - end.y) * part))
  }
}

extension Rect {
  fileprivate func moved(by distance: Point) -> Rect {
    Rect(x: minX + distance.x, y: minY + distance.y, width: width, height: height)
  }
}
