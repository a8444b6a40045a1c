import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// A triangle that points to where reading goes, or down.
struct FilledTriangle: Element {
  var isOpen: Bool
  /// The length of the side that lies opposite the tip.
  var width: Double
  var color: ColorReference

  func node(in environment: Environment) -> Node {
    let color = environment.color(color)
    let (width, height) = (width, (width * Self.height).rounded())
    let size = isOpen ? Size(width: width, height: height) : Size(width: height, height: width)
    let isMirrored = environment.direction == .rightToLeft
    let item = LayoutItem { _ in Measurement(width: size.width, height: size.height) }
    return Node(name: NodeName("triangle"), item: item) { drawing in
      let frame = drawing.frame
      let tip: Point
      let base: (Point, Point)
      if isOpen {
        tip = Point(x: frame.center.x, y: frame.maxY)
        base = (Point(x: frame.minX, y: frame.minY), Point(x: frame.maxX, y: frame.minY))
      } else {
        let (start, end) = isMirrored ? (frame.maxX, frame.minX) : (frame.minX, frame.maxX)
        tip = Point(x: end, y: frame.center.y)
        base = (Point(x: start, y: frame.minY), Point(x: start, y: frame.maxY))
      }
      var path = Path()
      path.move(to: base.0)
      path.line(to: base.1)
      path.line(to: tip)
      path.close()
      return [.fill(.path(path, .nonzero), .color(color))]
    }
  }

  /// The height above that side, in its lengths: nearly that of three equal sides.
  private static let height = 0.87
}
