import MaquetteElements

extension MeasurementCollector {
  /// Adds the room between the frame of a padding node and its child, on each side.
  mutating func addPadding(_ node: LayoutNode, in context: Context) {
    guard kinds.contains(.padding), let child = node.children.first, node.children.count == 1,
      Self.draws(child)
    else { return }
    let (outer, inner) = (node.frame, child.frame)
    let sides: [(String, Axis, Rect)] = [
      ("left", .horizontal, Rect(minX: outer.minX, minY: outer.minY, maxX: inner.minX, maxY: outer.maxY)),
      ("right", .horizontal, Rect(minX: inner.maxX, minY: outer.minY, maxX: outer.maxX, maxY: outer.maxY)),
      ("top", .vertical, Rect(minX: inner.minX, minY: outer.minY, maxX: inner.maxX, maxY: inner.minY)),
      ("bottom", .vertical, Rect(minX: inner.minX, minY: inner.maxY, maxX: inner.maxX, maxY: outer.maxY)),
    ]
    groups += 1
    for (name, axis, rect) in sides {
      add(
        Measurements.Band(kind: .padding, rect: rect, axis: axis, group: groups),
        as: "padding \(context.owner) \(name)", in: context)
    }
  }

  mutating func addSpacing(_ node: LayoutNode, in context: Context) {
    guard kinds.contains(.spacing), node.children.count > 1,
      !Self.unspaced.contains(node.name)
    else { return }
    groups += 1
    for (first, second) in zip(node.children, node.children.dropFirst()) {
      guard first.name != Spacer.nodeName, second.name != Spacer.nodeName, Self.draws(first),
        Self.draws(second)
      else {
        continue
      }
      let (a, b) = (first.frame, second.frame)
      let (left, right) = a.minX <= b.minX ? (a, b) : (b, a)
      let top = Swift.max(a.minY, b.minY)
      let bottom = Swift.min(a.maxY, b.maxY)
      if right.minX > left.maxX, bottom > top {
        let rect = Rect(minX: left.maxX, minY: top, maxX: right.minX, maxY: bottom)
        add(
          Measurements.Band(kind: .spacing, rect: rect, axis: .horizontal, group: groups),
          as: "spacing \(context.owner) \(node.name)", in: context)
        continue
      }
      let start = Swift.max(a.minX, b.minX)
      let end = Swift.min(a.maxX, b.maxX)
      if b.minY > a.maxY, end > start {
        let rect = Rect(minX: start, minY: a.maxY, maxX: end, maxY: b.minY)
        add(
          Measurements.Band(kind: .spacing, rect: rect, axis: .vertical, group: groups),
          as: "spacing \(context.owner) \(node.name)", in: context)
      }
    }
  }

  /// Whether a node or anything inside it draws.
  private static func draws(_ node: LayoutNode) -> Bool {
    !node.operations.isEmpty || node.children.contains(where: draws)
  }
}
