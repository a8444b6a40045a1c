package import MaquetteElements
package import MaquetteGraphics
package import MaquetteLayout

/// The lens of a selection over what has been drawn before it, which reaches beyond its place.
package struct LensSurface: Element {
  /// The distance in points from the edges of its place.
  package var reach: Double
  /// The additional width in points.
  package var stretch = 0.0
  /// The lens effect's strength, 0 to 1.
  package var strength = 1.0
  package var style = CornerStyle.circular
  /// The colour that the glass has; nil for clear glass.
  package var tint: Color?
  /// Returns its place in the frame that a layout gives it.
  var place: @Sendable (Rect) -> Rect

  package init(
    reach: Double, stretch: Double = 0.0, strength: Double = 1.0, style: CornerStyle = .circular,
    tint: Color? = nil,
    place: @escaping @Sendable (Rect) -> Rect = { $0 }
  ) {
    self.reach = reach
    self.stretch = stretch
    self.strength = strength
    self.style = style
    self.tint = tint
    self.place = place
  }

  package func node(in environment: Environment) -> Node {
    Node(name: NodeName("lens"), item: .filling) { drawing in
      let lens = lens(in: drawing.frame, environment)
      return lens.around([], in: lens.frame) + lens.glass(pixel: 1 / drawing.grid.scale)
    }
  }

  /// Returns the lens in the frame that a layout gives it.
  package func lens(in frame: Rect, _ environment: Environment) -> Lens {
    let metrics = environment.theme[LensMetrics.self]
    var look = Lens.Look(in: environment, as: .selection)
    // A cover would make titles paler.
    look.face = tint ?? .clear
    look.shade = look.shade.opacity(metrics.selectionShade)
    if environment.contrast == .standard {
      look.rim = look.rim.opacity(metrics.selectionShade)
      look.fringe = look.fringe.opacity(metrics.selectionShade)
      look.lowerFringe = look.lowerFringe.opacity(metrics.selectionShade)
    }
    return Lens(
      place(frame).inset(dx: -(reach + stretch / 2), dy: -reach), metrics, look, strength: strength,
      style: style)
  }
}

extension LayoutItem {
  /// Something without a size of its own, which takes what it is given.
  package static var filling: LayoutItem {
    LayoutItem { Measurement(width: $0.width ?? 10, height: $0.height ?? 10) }
  }
}

/// Arranges elements as another layout does, and one more, which is the last, at a place among them.
package struct LensLayout: Layout {
  package var base: any Layout
  /// The place: the number of an element, or between those of two.
  package var position: Double

  package init(base: any Layout, position: Double) {
    self.base = base
    self.position = position
  }

  package func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    base.measure(items.dropLast(), proposal: proposal)
  }

  package func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let placed = base.place(items.dropLast(), in: rect, proposal: proposal, direction: direction)
    guard let frame = placed.map(\.frame).place(position) else { return placed }
    return placed + [
      Placement(frame: frame, proposal: Proposal(width: frame.width, height: frame.height))
    ]
  }
}

extension [Rect] {
  /// Returns the rectangle with a number, or that between the rectangles with two numbers; nil if there are none.
  package func place(_ position: Double) -> Rect? {
    guard let last = indices.last else { return nil }
    let position = Swift.min(Swift.max(position, 0), Double(last))
    let before = Int(position)
    return self[before].moved(to: self[Swift.min(before + 1, last)], by: position - Double(before))
  }
}

extension Rect {
  /// Returns the rectangle on the way to another one, after a part of the way from 0 to 1.
  package func moved(to other: Rect, by part: Double) -> Rect {
    func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * part }
    return Rect(
      x: between(minX, other.minX), y: between(minY, other.minY), width: between(width, other.width),
      height: between(height, other.height))
  }
}
