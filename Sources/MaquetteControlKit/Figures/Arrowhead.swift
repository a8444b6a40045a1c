package import MaquetteElements
package import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The arrowheads of macOS's steppers and menu buttons: lines at right angles with round ends.
package struct Arrowhead {
  /// The width of the ink.
  package var width: Double
  /// The thickness of the lines.
  package var lineWidth: Double

  package init(width: Double, lineWidth: Double) {
    self.width = width
    self.lineWidth = lineWidth
  }

  /// The height of the ink.
  var height: Double { reach + lineWidth }

  /// The distance from the tip to the ends, across and along.
  private var reach: Double { Swift.max(0, (width - lineWidth) / 2) }

  /// Returns an arrowhead whose ink has this centre.
  package func operation(pointingUp: Bool, center: Point, color: Color) -> DisplayList.Operation {
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
package struct MenuArrows: Element {
  package var arrowhead: Arrowhead
  /// Whether there is a pair.
  package var isPair: Bool
  /// The distance between the ink of a pair.
  package var gap: Double
  package var color: ColorReference

  package init(arrowhead: Arrowhead, isPair: Bool, gap: Double, color: ColorReference) {
    self.arrowhead = arrowhead
    self.isPair = isPair
    self.gap = gap
    self.color = color
  }

  package func node(in environment: Environment) -> Node {
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
