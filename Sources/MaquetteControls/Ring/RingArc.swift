import MaquetteElements
import MaquetteGraphics
import MaquetteScene

/// The arc of a ring from the top clockwise, with round ends and colours along it. What is more than a turn goes on over
/// its own beginning, in the shadow of its end.
///
/// A gradient around a centre has a sharp step where it begins. For an arc of less than a turn the step lies in the middle of the rest;
/// for a longer one it lies at the end, under the disc that makes the end round.
struct RingArc {
  var center: Point
  /// The radius of the middle of the line, in points.
  var radius: Double
  /// The thickness of the line, in points.
  var width: Double
  /// The number of turns.
  var turns: Double
  /// The colours from the beginning to the end.
  var stops: [Gradient.Stop]
  /// The shadow of an end over the beginning, whose offset is its distance along the ring; nil for none.
  var shadow: (color: Color, sigma: Double, distance: Double)?

  /// More turns look like this many.
  static let mostTurns = 100.0

  /// The operations that draw the arc; none for no turn.
  var operations: [DisplayList.Operation] {
    guard turns > 0, radius > 0, width > 0 else { return [] }
    let turns = Swift.min(turns, Self.mostTurns)
    let angle = 360 * turns
    let tip = point(angle)
    let overlaps = turns >= 1 || (turns > 0.5 && distance(tip, point(0)) < width)
    guard overlaps else { return [.stroke(line(to: angle), style(.round), paint(along: turns))] }
    var result: [DisplayList.Operation] = [
      turns < 1
        ? .stroke(line(to: angle), style(.round), paint(along: turns))
        : .stroke(
          .ellipse(disc(center, radius)), style(.butt),
          stops.suffix(from: (turns - 1) / turns).paint(.angular(center: center, start: angle - 90)))
    ]
    let end = Shape.ellipse(disc(tip, width / 2))
    if let shadow {
      let ahead = direction(angle + 90)
      let offset = Point(x: ahead.x * shadow.distance, y: ahead.y * shadow.distance)
      result += [
        .push(Layer(clip: .path(ground(after: angle, isWhole: turns >= 1), .nonzero))),
        .shadow(end, Shadow(color: shadow.color, sigma: shadow.sigma, offset: offset)), .pop,
      ]
    }
    return result + [.fill(end, .color(stops.last?.color ?? .clear))]
  }

  private func style(_ cap: StrokeStyle.Cap) -> StrokeStyle { StrokeStyle(width: width, cap: cap) }

  /// The line of an arc of less than a turn.
  private func line(to angle: Double) -> Shape {
    .path(
      Path(arcAround: center, radius: radius, from: 0, to: Swift.min(angle, 359.999), isSector: false),
      .nonzero)
  }

  /// The colours of an arc of less than a turn, from one round end to the other; their step lies in the middle of the rest.
  private func paint(along turns: Double) -> Paint {
    let rest = (1 - turns) / 2
    let end = Swift.min(rest, width / (4 * Double.pi * radius))
    return stops.placed(from: rest - end, to: rest + turns + end)
      .paint(.angular(center: center, start: -90 - 360 * rest))
  }

  /// What a shadow at an angle falls on: the half of the ring that follows, or its round beginning and what follows that.
  private func ground(after angle: Double, isWhole: Bool) -> Path {
    let start = isWhole ? angle : 0
    var path = Path()
    path.move(to: point(start, radius + width / 2))
    path.arc(around: center, to: point(start + 90, radius + width / 2))
    path.arc(around: center, to: point(start + 180, radius + width / 2))
    path.line(to: point(start + 180, radius - width / 2))
    path.arc(around: center, to: point(start + 90, radius - width / 2), clockwise: false)
    path.arc(around: center, to: point(start, radius - width / 2), clockwise: false)
    path.close()
    if !isWhole { path.add(circleAt: point(0), radius: width / 2) }
    return path
  }

  private func disc(_ center: Point, _ radius: Double) -> Rect {
    Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  private func direction(_ angle: Double) -> Point {
    Transform.rotation(degrees: angle).apply(Point(x: 0, y: -1))
  }

  private func point(_ angle: Double, _ radius: Double? = nil) -> Point {
    let unit = direction(angle)
    let radius = radius ?? self.radius
    return Point(x: center.x + unit.x * radius, y: center.y + unit.y * radius)
  }

  private func distance(_ first: Point, _ second: Point) -> Double {
    let (x, y) = (first.x - second.x, first.y - second.y)
    return (x * x + y * y).squareRoot()
  }
}
