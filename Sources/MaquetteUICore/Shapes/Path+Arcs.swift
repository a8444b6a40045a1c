public import Foundation
import MaquetteGraphics
import struct MaquetteGraphics.Point

extension Path {
  /// Adds an arc; as in SwiftUI, `clockwise` is seen with y upwards, so false goes clockwise in a picture.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = endAngle.degrees - startAngle.degrees
    // A turn against the direction is the rest of the circle.
    let rest = sweep.truncatingRemainder(dividingBy: 360)
    if clockwise {
      if sweep <= -360 { sweep = -360 } else if sweep > 0 { sweep = rest == 0 ? 0 : rest - 360 }
    } else {
      if sweep >= 360 { sweep = 360 } else if sweep < 0 { sweep = rest == 0 ? 0 : rest + 360 }
    }
    addArc(center: center, radius: radius, start: startAngle.degrees, sweep: sweep, transform: transform)
  }

  /// Adds an arc by its start and its sweep.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, start: startAngle.degrees, sweep: delta.degrees, transform: transform)
  }

  /// Adds an arc between two lines.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint else { return }
    func unit(_ from: CGPoint, _ to: CGPoint) -> (x: Double, y: Double, length: Double) {
      let (x, y) = (Double(to.x - from.x), Double(to.y - from.y))
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? (x / length, y / length, length) : (0, 0, 0)
    }
    let first = unit(tangent1End, start)
    let second = unit(tangent1End, tangent2End)
    let cosine = first.x * second.x + first.y * second.y
    guard first.length > 0, second.length > 0, radius > 0, abs(cosine) < 0.999_999 else {
      return addLine(to: tangent1End)
    }
    // The distance of the touching points from the corner: r / tan(a / 2), by the half-angle formula.
    let distance = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
    let begin = CGPoint(x: tangent1End.x + first.x * distance, y: tangent1End.y + first.y * distance)
    let end = CGPoint(x: tangent1End.x + second.x * distance, y: tangent1End.y + second.y * distance)
    let half = (x: first.x + second.x, y: first.y + second.y)
    let length = (half.x * half.x + half.y * half.y).squareRoot()
    let reach = (distance * distance + radius * radius).squareRoot()
    let center = Point(
      x: tangent1End.x + half.x / length * reach, y: tangent1End.y + half.y / length * reach)
    addLine(to: begin)
    let turn = first.x * second.y - first.y * second.x
    graphics.arc(around: center, to: Point(end), clockwise: turn < 0)
  }

  private mutating func addArc(
    center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform
  ) {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, start.isFinite, sweep.isFinite else {
      return
    }
    let start = start.truncatingRemainder(dividingBy: 360)
    let sweep = max(-360, min(360, sweep))
    func point(_ degrees: Double) -> Point {
      let way = Transform.rotation(degrees: degrees).apply(Point(x: radius, y: 0))
      return Point(x: center.x + way.x, y: center.y + way.y)
    }
    var arc = MaquetteGraphics.Path()
    arc.move(to: point(start))
    // Arcs of at most a quarter are exact to a ten-thousandth.
    let count = max(1, Int((abs(sweep) / 90).rounded(.up)))
    for step in 1...count {
      arc.arc(
        around: Point(center), to: point(start + sweep * Double(step) / Double(count)), clockwise: sweep > 0)
    }
    let placed = transform == .identity ? arc : arc.applying(transform.graphics)
    if let first = placed.points.first {
      isEmpty ? graphics.move(to: first) : graphics.line(to: first)
    }
    placed.forEachCubic { graphics.cubic(to: $2, control1: $0, control2: $1) }
  }
}

extension MaquetteGraphics.Path {
  /// Calls a function for each cubic curve.
  func forEachCubic(_ body: (Point, Point, Point) -> Void) {
    var index = 0
    for verb in verbs {
      switch verb {
      case .move, .line: index += 1
      case .quad: index += 2
      case .cubic:
        body(points[index], points[index + 1], points[index + 2])
        index += 3
      case .close: break
      }
    }
  }
}
