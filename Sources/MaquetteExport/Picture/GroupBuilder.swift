import MaquetteElements
import MaquetteGraphics
import MaquetteScene

/// Puts the operations of a display list into groups by the nodes that draw them.
struct GroupBuilder {
  /// A node in preorder.
  private struct Entry {
    /// The index of the nearest node around that has a group; nil for none.
    var parent: Int?
    /// The group; nil for a node without a meaning.
    var group: ExportGroup?
  }

  /// What is open while operations are added: a group or a layer, with its items so far.
  private struct Opened {
    var group: ExportGroup?
    /// The node of the group; nil for a layer.
    var node: Int?
    var layer: Layer?
    var items: [ExportItem] = []
  }

  private var entries: [Entry] = []
  private var open: [Opened] = []
  private var items: [ExportItem] = []

  init(_ layout: LayoutNode) {
    visit(layout, parent: nil, isSpoken: true)
  }

  /// Adds a node and those inside it; `isSpoken` tells whether accessibility descriptions are exposed here.
  private mutating func visit(_ node: LayoutNode, parent: Int?, isSpoken: Bool) {
    let index = entries.count
    let accessibility = isSpoken && !node.isCovered ? node.accessibility : nil
    let exposed = accessibility.flatMap { $0.isHidden || !$0.isNamed ? nil : $0 }
    let isElement = node.id != nil || node.source != nil || exposed != nil
    entries.append(Entry(parent: parent))
    if isElement {
      entries[index].group = ExportGroup(
        name: node.name.text, id: node.id, accessibility: exposed, frame: node.frame)
    }
    let speaks = isSpoken && !node.isCovered && accessibility?.isHidden != true
    let isSpokenInside = speaks && (accessibility.map { $0.isContainer || !$0.isNamed } ?? true)
    for child in node.children {
      visit(child, parent: isElement ? index : parent, isSpoken: isSpokenInside)
    }
  }

  /// Returns the items of a list that was drawn from the layout.
  mutating func items(of list: DisplayList) -> [ExportItem] {
    for command in list.commands {
      switch command.operation {
      case .push(let layer):
        enter(command.node.index)
        open.append(Opened(layer: layer))
      case .pop: closeLayer()
      case let operation:
        enter(command.node.index)
        add(.operation(operation))
      }
    }
    while !open.isEmpty { close() }
    return items
  }

  /// Opens the groups around a node's operations, and closes those that do not hold it.
  private mutating func enter(_ node: Int) {
    var chain: [Int] = []
    var next: Int? =
      entries.indices.contains(node) ? (entries[node].group == nil ? entries[node].parent : node) : nil
    // Most operations belong to the group that is already open.
    if let next, open.last?.node == next { return }
    while let index = next {
      chain.append(index)
      next = entries[index].parent
    }
    chain.reverse()
    // Groups above the innermost layer can be closed; those below are around it.
    let inLayer = open.lastIndex { $0.layer != nil }.map { $0 + 1 } ?? 0
    let around = open[..<inLayer].compactMap(\.node)
    let wanted = chain.filter { !around.contains($0) }
    var kept = 0
    while inLayer + kept < open.count, kept < wanted.count, open[inLayer + kept].node == wanted[kept] {
      kept += 1
    }
    while open.count > inLayer + kept { close() }
    for index in wanted[kept...] {
      open.append(Opened(group: entries[index].group, node: index))
    }
  }

  /// Closes the innermost layer and the groups in it.
  private mutating func closeLayer() {
    while let last = open.last {
      close()
      if last.layer != nil { return }
    }
  }

  private mutating func close() {
    guard let last = open.popLast() else { return }
    if let layer = last.layer {
      if !last.items.isEmpty { add(.layer(layer, last.items)) }
    } else if var group = last.group {
      group.items = last.items
      if let item = group.simplified { add(item) }
    }
  }

  private mutating func add(_ item: ExportItem) {
    if open.isEmpty { items.append(item) } else { open[open.count - 1].items.append(item) }
  }
}

extension Accessibility {
  /// Whether there is something to say.
  fileprivate var isNamed: Bool {
    !label.isEmpty || !traits.isEmpty || !isContainer && !(value ?? "").isEmpty
  }
}

extension ExportGroup {
  /// The group without a wrapper: one that adds nothing to its only part is that part. Nil if it draws nothing.
  fileprivate var simplified: ExportItem? {
    guard let only = items.first else { return nil }
    guard items.count == 1 else { return .group(self) }
    switch only {
    case .group(let inner) where id == nil && accessibility == nil: return .group(inner)
    case .layer(let inner, let items) where layer == nil:
      var group = self
      (group.layer, group.items) = (inner, items)
      return .group(group)
    default: return .group(self)
    }
  }
}
