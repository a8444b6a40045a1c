import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The ring of a gauge: closed and filled clockwise from the top, or open at the bottom with a mark at its value.
struct GaugeDial: Element {
  /// The value as a share of the range.
  var value: Double
  var isOpen: Bool
  /// The colours from the beginning of the ring to its end.
  var stops: [Gradient.Stop]
  var trackOpacity: Double
  var diameter: Double
  /// The thickness of the ring, in points.
  var width: Double
  /// The gap around the mark, in multiples of the thickness.
  var markGap: Double

  /// The part of a turn that an open ring has.
  private static let openTurn = 0.75

  func node(in environment: Environment) -> Node {
    let item = LayoutItem { [diameter] _ in Measurement(width: diameter, height: diameter) }
    // The bounds beside an open ring change sides with the direction of the text, and so does the ring; a closed one turns as clocks do.
    let way = environment.direction == .rightToLeft ? -1.0 : 1
    return Node(name: NodeName("gauge-ring"), item: item) { drawing in
      isOpen ? open(in: drawing.frame, way: way) : closed(in: drawing.frame)
    }
  }

  private var radius: Double { Swift.max(0, (diameter - width) / 2) }

  private func closed(in frame: Rect) -> [DisplayList.Operation] {
    let around = frame.inset(by: width / 2)
    let track = stops.opacity(trackOpacity).paint(.angular(center: frame.center, start: -90))
    let arc = RingArc(
      center: frame.center, radius: radius, width: width, turns: value, stops: stops.prefix(to: value))
    return [.stroke(.ellipse(around), StrokeStyle(width: width), track)] + arc.operations
  }

  private func open(in frame: Rect, way: Double) -> [DisplayList.Operation] {
    let turn = Self.openTurn
    let half = 180 * turn
    let path = Path(
      arcAround: frame.center, radius: radius, from: -half * way, to: half * way, isSector: false)
    // The step of a gradient around a centre is at the bottom, in the middle of the gap.
    let rest = (1 - turn) / 2
    let placed = way > 0 ? stops.placed(from: rest, to: 1 - rest) : stops.placed(from: 1 - rest, to: rest)
    let paint = placed.paint(.angular(center: frame.center, start: 90))
    let unit = Transform.rotation(degrees: (value * 2 - 1) * half * way).apply(Point(x: 0, y: -radius))
    let middle = Point(x: frame.center.x + unit.x, y: frame.center.y + unit.y)
    let mark = Rect(x: middle.x - width / 2, y: middle.y - width / 2, width: width, height: width)
    let gap = Bezel.outside(of: .ellipse(mark.inset(by: -markGap * width)), in: frame, reach: width)
    return [
      .push(Layer(clip: gap)),
      .stroke(.path(path, .nonzero), StrokeStyle(width: width, cap: .round), paint), .pop,
      .fill(.ellipse(mark), .color(stops.color(at: value))),
    ]
  }
}
