import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The bar of a gauge: filled up to its value, or whole with a mark at it.
struct GaugeBar: Element {
  /// The value as a share of the range.
  var value: Double
  var hasMark: Bool
  /// The colours from the beginning of the bar to its end.
  var stops: [Gradient.Stop]
  /// The colour of the part that is not filled; nil for the tint in a lower opacity.
  var track: Color?
  var trackOpacity: Double
  var height: Double
  var idealWidth: Double
  /// The gap around the mark, in multiples of the bar's height.
  var markGap: Double

  func node(in environment: Environment) -> Node {
    let height = Swift.max(1, (height * environment.scale).rounded()) / environment.scale
    let item = LayoutItem { [idealWidth] in Measurement(width: $0.width ?? idealWidth, height: height) }
    let isMirrored = environment.direction == .rightToLeft
    return Node(name: NodeName("gauge-bar"), item: item) { drawing in
      let frame = drawing.frame
      let (left, right) = (Point(x: frame.minX, y: frame.center.y), Point(x: frame.maxX, y: frame.center.y))
      let way = Gradient.Geometry.linear(start: isMirrored ? right : left, end: isMirrored ? left : right)
      func at(_ distance: Double, _ width: Double) -> Rect {
        let x = isMirrored ? frame.maxX - distance - width : frame.minX + distance
        return Rect(x: x, y: frame.minY, width: width, height: frame.height)
      }
      let least = Swift.min(frame.height, frame.width)
      if hasMark {
        let mark = at(drawing.grid.snap((frame.width - least) * value), least)
        let gap = Bezel.outside(of: .ellipse(mark.inset(by: -markGap * frame.height)), in: frame, reach: 0)
        return [
          .push(Layer(clip: gap)), .fill(bar(frame), stops.paint(way)), .pop,
          .fill(.ellipse(mark), .color(stops.color(at: value))),
        ]
      }
      let ground = track.map { Paint.color($0) } ?? stops.opacity(trackOpacity).paint(way)
      let empty: [DisplayList.Operation] = [.fill(bar(frame), ground)]
      guard value > 0 else { return empty }
      let width = Swift.max(least, drawing.grid.snap(frame.width * value))
      return empty + [.fill(bar(at(0, width)), stops.paint(way))]
    }
  }

  private func bar(_ rect: Rect) -> Shape {
    .roundedRectangle(RoundedRectangle(rect: rect, radius: Swift.min(rect.width, rect.height) / 2))
  }
}
