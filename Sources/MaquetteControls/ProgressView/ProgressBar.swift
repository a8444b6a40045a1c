import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

/// The track of a progress bar and its fill.
struct ProgressBar: Element {
  var value: Double
  /// The start of the fill, as a fraction of the width.
  var start: Double
  var fill: Color
  /// The colour of the unfilled part; nil for none.
  var track: Color?
  var rim: Color
  var height: Double
  var idealWidth: Double
  var hasRoundEnds: Bool
  /// Whether the value runs from one round end to the other, rather than from edge to edge.
  var hasTravellingEnd = false
  /// The images in place of the colours.
  var images: (fill: Image?, track: Image?) = (nil, nil)

  func node(in environment: Environment) -> Node {
    let own = images.track?.ownSize(in: environment) ?? images.fill?.ownSize(in: environment)
    let height = own?.height ?? Swift.max(1, (height * environment.scale).rounded()) / environment.scale
    let ideal = idealWidth
    let item = LayoutItem { Measurement(width: $0.width ?? ideal, height: height) }
    return Node(name: NodeName("progress-bar"), item: item) { drawing in
      operations(in: drawing.frame, grid: drawing.grid, environment: environment)
    }
  }

  private func operations(
    in frame: Rect, grid: PixelGrid, environment: Environment
  ) -> [DisplayList.Operation] {
    var result: [DisplayList.Operation] = track.map { [.fill(shape(frame), .color($0))] } ?? []
    if let image = images.track {
      result = image.resizable().operations(in: frame, environment: environment)
    }
    guard value > 0 || hasTravellingEnd else { return result }
    // Round ends keep their shape at any progress, and so do the caps of an image.
    let caps = images.fill?.caps(in: environment)
    let ends = caps.map { $0.leading + $0.trailing } ?? (hasRoundEnds ? frame.height : 0)
    // The end of a fill that travels as a thumb would is a round end ahead of its value.
    let lead = hasTravellingEnd ? Swift.min(frame.width, ends) : 0
    let width = Swift.max(
      Swift.min(frame.width, ends), grid.snap(lead + (frame.width - lead) * value))
    let gap = Swift.min(grid.snap(frame.width * start), frame.width - width)
    let x = environment.direction == .rightToLeft ? frame.maxX - gap - width : frame.minX + gap
    let done = Rect(x: x, y: frame.minY, width: width, height: frame.height)
    if let image = images.fill {
      return result + image.resizable().operations(in: done, environment: environment)
    }
    result.append(.fill(shape(done), .color(fill)))
    if rim.alpha > 0 {
      result.append(.stroke(shape(done.inset(by: 0.25)), StrokeStyle(width: 0.5), .color(rim)))
    }
    return result
  }

  private func shape(_ rect: Rect) -> Shape {
    guard hasRoundEnds else { return .rect(rect) }
    return .roundedRectangle(
      RoundedRectangle(rect: rect, radius: Swift.min(rect.width, rect.height) / 2))
  }
}
