internal import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The arrowheads of macOS's steppers and menu buttons: lines at right angles with round ends.
struct Arrowhead {
  /// The width of the ink.
  var width: Double
  /// The thickness of the lines.
  var lineWidth: Double

  /// The height of the ink.
  var height: Double { reach + lineWidth }

  /// The distance from the tip to the ends, across and along.
  private var reach: Double { Swift.max(0, (width - lineWidth) / 2) }

  /// Returns an arrowhead whose ink has this centre.
  func operation(pointingUp: Bool, center: Point, color: Color) -> DisplayList.Operation {
    let rise = pointingUp ? reach / 2 : -reach / 2
    var path = Path()
    path.move(to: Point(x: center.x - reach, y: center.y + rise))
    path.line(to: Point(x: center.x, y: center.y - rise))
    path.line(to: Point(x: center.x + reach, y: center.y + rise))
    return .stroke(
      .path(path, .nonzero), StrokeStyle(width: lineWidth, cap: .round, join: .round), .color(color))
  }
}

/// An arrowhead that points down, or a pair that points apart, in the middle of a frame.
struct MenuArrows: Element {
  var arrowhead: Arrowhead
  /// Whether there is a pair.
  var isPair: Bool
  /// The distance between the ink of a pair.
  var gap: Double
  var color: ColorReference

  func node(in environment: Environment) -> Node {
    let color = environment.color(color)
    let height = isPair ? 2 * arrowhead.height + gap : arrowhead.height
    let item = LayoutItem { _ in Measurement(width: arrowhead.width, height: height) }
    return Node(name: NodeName("arrows"), item: item) { drawing in
      let middle = drawing.frame.center
      guard isPair else {
        return [arrowhead.operation(pointingUp: false, center: middle, color: color)]
      }
      let offset = (gap + arrowhead.height) / 2
      return [true, false].map { isUp in
        let center = Point(x: middle.x, y: middle.y + (isUp ? -offset : offset))
        return arrowhead.operation(pointingUp: isUp, center: center, color: color)
      }
    }
  }
}
