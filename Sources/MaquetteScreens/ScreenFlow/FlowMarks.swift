import MaquetteElements
import MaquetteLayout

/// The arrows and the numbers of a flow, which are drawn when all screens have their places.
struct FlowMarks: Sendable {
  /// The arrows and the numbers, with the modifiers around them.
  var arrows: [any Element]
  var callouts: [any Element]
  var metrics: ScreenFlowMetrics
  var environment: Environment

  /// Returns what lies over a layout of the flow.
  func nodes(over layout: LayoutNode, grid: PixelGrid) -> [LayoutNode] {
    var places: [String: Place] = [:]
    layout.collect(into: &places, on: nil)
    let known = places.keys.sorted()
    // Texts and numbers lie over all lines.
    var (nodes, texts): ([LayoutNode], [LayoutNode]) = ([], [])
    var route = ArrowRoute(
      screens: layout.screens, bounds: layout.frame, direction: environment.direction, metrics: metrics)
    for element in arrows {
      guard let arrow = element.unmodified as? FlowArrow else { continue }
      guard let source = places[arrow.from], let target = places[arrow.to] else {
        let missing = [arrow.from, arrow.to].filter { places[$0] == nil }
        nodes.append(warning(about: missing, of: element, known: known, at: layout.frame, grid: grid))
        continue
      }
      let path = route.path(from: source.frame, on: source.screen, to: target.frame)
      nodes.append(line(of: arrow, along: path, grid: grid))
      if !arrow.label.isEmpty { texts.append(label(of: arrow, on: path, grid: grid)) }
    }
    for (index, element) in callouts.enumerated() {
      guard let callout = element.unmodified as? Callout else { continue }
      guard let place = places[callout.at] else {
        nodes.append(warning(about: [callout.at], of: element, known: known, at: layout.frame, grid: grid))
        continue
      }
      let corner = Point(
        x: environment.direction == .rightToLeft ? place.frame.minX : place.frame.maxX, y: place.frame.minY)
      texts.append(centered(callout.badge(index + 1, metrics, in: environment), at: corner, grid: grid))
    }
    return nodes + texts
  }

  /// Where an element is, and the screen around it.
  fileprivate struct Place {
    var frame: Rect
    var screen: Rect
  }

  private func line(of arrow: FlowArrow, along path: ArrowPath, grid: PixelGrid) -> LayoutNode {
    let color = environment.color(environment.resolvedTint(arrow.tint))
    var stroke = StrokeStyle(width: metrics.line, cap: .round)
    arrow.style.apply(to: &stroke)
    let dot = Rect(
      x: path.start.x - metrics.dot / 2, y: path.start.y - metrics.dot / 2, width: metrics.dot,
      height: metrics.dot)
    let (x, y) = (path.points.map(\.x), path.points.map(\.y))
    let bounds = Rect(
      minX: x.min() ?? 0, minY: y.min() ?? 0, maxX: x.max() ?? 0, maxY: y.max() ?? 0)
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
    return line.placed(in: bounds, proposal: proposal, grid: grid)
  }

  private func label(of arrow: FlowArrow, on path: ArrowPath, grid: PixelGrid) -> LayoutNode {
    let border = Surface.Border(color: environment.resolvedTint(arrow.tint), width: metrics.line)
    // Round ends for one line; several keep their corners, which are clear of the words.
    let height = environment.theme.typeRamp.entry(for: metrics.labelStyle, at: environment.textSize).leading
    let radius = (height + metrics.labelInset) / 2
    let text = Text(arrow.label, style: metrics.labelStyle, weight: .semibold).with(\.alignment, .center)
      .padding(Insets(horizontal: metrics.labelInset, vertical: metrics.labelInset / 2))
      .background(Surface(.rounded(radius: radius, .circular), fill: .token(.background), border: border))
    let room = Swift.max(path.labelRoom - 2 * metrics.labelInset, 2 * metrics.badge)
    return centered(text, at: path.labelPlace, within: room, grid: grid)
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

  /// Nothing in the place of a mark, with warnings that no element has some ids.
  private func warning(
    about ids: [String], of mark: any Element, known: [String], at frame: Rect, grid: PixelGrid
  ) -> LayoutNode {
    var node = mark.replacingCore(by: VStack()).node(in: environment)
    node.warnings = ids.map { .noSuchElement(id: $0, place: ScreenFlow.name, known: known) }
    return node.placed(
      in: Rect(origin: frame.origin, size: .zero), proposal: Proposal(width: 0, height: 0), grid: grid)
  }
}

extension LayoutNode {
  /// The frames of the screens of a flow: what stands side by side in its rows.
  fileprivate var screens: [Rect] {
    guard let rows = children.first?.children.first?.children else { return [] }
    return rows.flatMap { $0.children.map(\.frame) }
  }

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
