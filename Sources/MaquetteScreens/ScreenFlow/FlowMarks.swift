import MaquetteElements
import MaquetteLayout

/// The arrows and the numbers of a flow, which are drawn when all screens have their places.
struct FlowMarks: Sendable {
  var arrows: [FlowArrow]
  var callouts: [Callout]
  var metrics: ScreenFlowMetrics
  var environment: Environment

  /// Returns what lies over a layout of the flow.
  func nodes(over layout: LayoutNode, grid: PixelGrid) -> [LayoutNode] {
    var places: [String: Place] = [:]
    layout.collect(into: &places, on: nil)
    let known = places.keys.sorted()
    var nodes: [LayoutNode] = []
    for arrow in arrows {
      guard let source = places[arrow.from], let target = places[arrow.to] else {
        let missing = [arrow.from, arrow.to].filter { places[$0] == nil }
        nodes.append(warning(about: missing, known: known, at: layout.frame, grid: grid))
        continue
      }
      nodes += self.nodes(of: arrow, from: source, to: target.frame, grid: grid)
    }
    for (index, callout) in callouts.enumerated() {
      guard let place = places[callout.at] else {
        nodes.append(warning(about: [callout.at], known: known, at: layout.frame, grid: grid))
        continue
      }
      let corner = Point(
        x: environment.direction == .rightToLeft ? place.frame.minX : place.frame.maxX, y: place.frame.minY)
      nodes.append(centered(callout.badge(index + 1, metrics, in: environment), at: corner, grid: grid))
    }
    return nodes
  }

  /// Where an element is, and the screen around it.
  fileprivate struct Place {
    var frame: Rect
    var screen: Rect
  }

  private func nodes(
    of arrow: FlowArrow, from source: Place, to target: Rect, grid: PixelGrid
  ) -> [LayoutNode] {
    let path = ArrowPath(from: source.frame, on: source.screen, to: target, metrics: metrics)
    let color = environment.color(environment.resolvedTint(arrow.tint))
    var stroke = StrokeStyle(width: metrics.line, cap: .round)
    arrow.style.apply(to: &stroke)
    let dot = Rect(
      x: path.start.x - metrics.dot / 2, y: path.start.y - metrics.dot / 2, width: metrics.dot,
      height: metrics.dot)
    let bounds = Rect(
      minX: Swift.min(path.start.x, path.end.x), minY: Swift.min(path.start.y, path.end.y),
      maxX: Swift.max(path.start.x, path.end.x), maxY: Swift.max(path.start.y, path.end.y))
    var line = Node(
      name: FlowArrow.nodeName,
      item: LayoutItem { _ in Measurement(width: bounds.width, height: bounds.height) }
    ) { _ in
      [
        .stroke(.path(path.line, .nonzero), stroke, .color(color)),
        .fill(.path(path.tip, .nonzero), .color(color)),
        .fill(.roundedRectangle(RoundedRectangle(rect: dot, radius: metrics.dot / 2)), .color(color)),
      ]
    }
    line.accessibility = Accessibility(
      label: arrow.label.isEmpty ? "\(arrow.from) → \(arrow.to)" : environment.spoken(arrow.label),
      traits: [.staticText])
    let proposal = Proposal(width: bounds.width, height: bounds.height)
    let drawn = line.placed(in: bounds, proposal: proposal, grid: grid)
    guard !arrow.label.isEmpty else { return [drawn] }
    let border = Surface.Border(color: environment.resolvedTint(arrow.tint), width: metrics.line)
    let text = Text(arrow.label, style: metrics.labelStyle, weight: .semibold).with(\.alignment, .center)
      .padding(Insets(horizontal: metrics.labelInset, vertical: metrics.labelInset / 2))
      .background(Surface(.capsule, fill: .token(.background), border: border))
    let room =
      path.isLevel ? path.gap.upperBound - path.gap.lowerBound - 2 * metrics.labelInset : Double.infinity
    return [
      drawn, centered(text, at: path.labelPlace, within: Swift.max(room, 2 * metrics.badge), grid: grid),
    ]
  }

  /// Lays out an element around a point, at most as wide as some room.
  private func centered(
    _ element: any Element, at point: Point, within width: Double = .infinity, grid: PixelGrid
  ) -> LayoutNode {
    let node = element.node(in: environment)
    let proposal = Proposal(width: width.isFinite ? width : nil, height: nil)
    let size = node.item.measure(proposal).size
    let rect = Rect(
      x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    return node.placed(in: rect, proposal: proposal, grid: grid)
  }

  /// Nothing, with warnings that no element has some ids.
  private func warning(
    about ids: [String], known: [String], at frame: Rect, grid: PixelGrid
  ) -> LayoutNode {
    var node = VStack().node(in: environment)
    node.warnings = ids.map { .noSuchElement(id: $0, place: ScreenFlow.name, known: known) }
    return node.placed(
      in: Rect(origin: frame.origin, size: .zero), proposal: Proposal(width: 0, height: 0), grid: grid)
  }
}

extension LayoutNode {
  /// Notes the places of all elements with an id, each with the screen around it: the outermost screen, or the element itself.
  fileprivate func collect(into places: inout [String: FlowMarks.Place], on screen: Rect?) {
    let screen = screen ?? (name == Screen.nodeName ? frame : nil)
    if let id = self.id, places[id] == nil {
      let frame = element.frame
      places[id] = FlowMarks.Place(frame: frame, screen: screen ?? frame)
    }
    for child in children { child.collect(into: &places, on: screen) }
  }

  /// The element inside its padding and its frame, whose id is that of the whole.
  private var element: LayoutNode {
    guard [.padding, .frame, .fixedSize, .offset].contains(name), children.count == 1 else { return self }
    return children[0].element
  }
}
