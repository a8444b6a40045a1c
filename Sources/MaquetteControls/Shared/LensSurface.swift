internal import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The lens of a selection over what has been drawn before it, which reaches beyond its place.
struct LensSurface: Element {
  /// The distance in points from the edges of its place.
  var reach: Double
  /// The additional width in points.
  var stretch = 0.0
  /// How much of a lens it is, from 0 to 1.
  var strength = 1.0
  var style = CornerStyle.circular
  /// The colour that the glass has; nil for clear glass.
  var tint: Color?

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[LensMetrics.self]
    var look = Lens.Look(in: environment)
    // A cover would make titles paler.
    look.face = tint ?? .clear
    look.shade = look.shade.opacity(metrics.selectionShade)
    if environment.contrast == .standard { look.rim = look.rim.opacity(metrics.selectionShade) }
    let item = LayoutItem { Measurement(width: $0.width ?? 10, height: $0.height ?? 10) }
    return Node(name: "lens", item: item) { drawing in
      let frame = drawing.frame.inset(dx: -(reach + stretch / 2), dy: -reach)
      let lens = Lens(frame, metrics, look, strength: strength, style: style)
      return lens.around([], in: frame) + lens.glass(pixel: 1 / drawing.grid.scale)
    }
  }
}

/// Arranges elements as another layout does, and one more, which is the last, at a place among them.
struct LensLayout: Layout {
  var base: any Layout
  /// The place: the number of an element, or between those of two.
  var position: Double

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    base.measure(items.dropLast(), proposal: proposal)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let placed = base.place(items.dropLast(), in: rect, proposal: proposal, direction: direction)
    guard let last = placed.indices.last else { return placed }
    let position = Swift.min(Swift.max(position, 0), Double(last))
    let before = Int(position)
    let (from, to) = (placed[before].frame, placed[Swift.min(before + 1, last)].frame)
    let frame = from.moved(to: to, by: position - Double(before))
    return placed + [
      Placement(frame: frame, proposal: Proposal(width: frame.width, height: frame.height))
    ]
  }
}

extension Rect {
  /// Returns the rectangle on the way to another one, after a part of the way from 0 to 1.
  func moved(to other: Rect, by part: Double) -> Rect {
    func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * part }
    return Rect(
      x: between(minX, other.minX), y: between(minY, other.minY), width: between(width, other.width),
      height: between(height, other.height))
  }
}
