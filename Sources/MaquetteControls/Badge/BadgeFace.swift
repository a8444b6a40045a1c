package import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// A short text on a capsule, or a dot: the one drawing of badges, those of bars included.
package struct BadgeFace: Element {
  /// The text; empty for a dot.
  package var text: String
  /// The colour; nil for red.
  var tint: ColorReference?
  /// The accessibility label; nil for the text.
  var label: String?

  package init(text: String, tint: ColorReference? = nil, label: String? = nil) {
    self.text = text
    self.tint = tint
    self.label = label
  }

  /// The name of the node of a badge with a text.
  package static let nodeName = NodeName("count")

  package func node(in environment: Environment) -> Node {
    let metrics = environment.theme[BadgeMetrics.self]
    let height = environment.isInListRow ? metrics.rowHeight : metrics.height
    let surface = Surface(.capsule, fill: tint ?? .token(.red))
    guard !text.isEmpty else {
      let dot = surface.frame(width: metrics.dotDiameter, height: metrics.dotDiameter)
      var node = Node(
        name: NodeName("dot"), wrapping: dot.node(in: environment), direction: environment.direction)
      node.accessibility = label.map { Accessibility(label: environment.spoken($0), traits: [.staticText]) }
      return node
    }
    let face = Text(text).with(\.size, metrics.titleSize).color(.token(.onTint)).lineLimit(1)
      .padding(Insets(horizontal: metrics.padding, vertical: 0))
      .frame(width: FrameLength(min: height), height: FrameLength(filling: height))
      .fixedSize()
      .background(surface)
    guard let label else {
      var node = face.node(in: environment)
      node.name = Self.nodeName
      return node
    }
    var node = Node(
      name: Self.nodeName, wrapping: face.node(in: environment), direction: environment.direction)
    node.accessibility = Accessibility(label: environment.spoken(label), traits: [.staticText])
    return node
  }
}

extension Environment {
  private enum ListRowKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the element stands beside the title of a list's row.
  package var isInListRow: Bool {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }
}

/// An element with a badge over a corner, which has no effect on its size. A badge of one digit has its middle at a place
/// near the corner; a wider one ends where that one does, and a smaller one shares its middle.
struct CornerLayout: Layout {
  var corner: Badge.Corner
  /// The distance of the middle from both edges, in points.
  var inset: Double
  /// The distance from the middle of a badge of one digit to its edge, in points.
  var reach: Double

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    items.first?.measure(proposal) ?? Measurement(width: 0, height: 0)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    items.enumerated().map { index, item in
      guard index > 0 else { return Placement(frame: rect, proposal: proposal) }
      let size = item.measure(.unspecified).size
      let isTop = corner == .topLeading || corner == .topTrailing
      let isTrailing = corner == .topTrailing || corner == .bottomTrailing
      let isRight = isTrailing == (direction == .leftToRight)
      let end = Swift.min(reach, size.width / 2) - inset
      let y = isTop ? rect.minY + inset : rect.maxY - inset
      let origin = Point(
        x: isRight ? rect.maxX + end - size.width : rect.minX - end, y: y - size.height / 2)
      return Placement(frame: Rect(origin: origin, size: size), proposal: .unspecified)
    }
  }
}
