public import MaquetteElements
import MaquetteLayout

/// The buttons revealed by swiping a list row.
///
/// They are children of the row. The first one is the outermost, which a swipe over most of the row performs at once.
public struct SwipeActions: ContainerElement {
  /// The end of a row.
  public enum Edge: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    case leading, trailing
  }

  /// How far the buttons are uncovered.
  public enum Reveal: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// Not at all.
    case closed
    /// As wide as they are.
    case open
    /// The first one alone, as wide as the row.
    case full
  }

  /// The end of the row where the buttons stand.
  public var edge: Edge = .trailing
  /// How far the row is swiped; full shows the first action alone.
  public var reveal: Reveal = .closed
  /// Whether a long swipe performs the first action.
  public var allowsFullSwipe = true
  /// The buttons, the outermost first.
  public var children: [any Element] = []

  /// Creates actions without buttons.
  public init() {}

  /// Creates actions at an end of a row.
  public init(
    _ edge: Edge = .trailing, reveal: Reveal = .closed, allowsFullSwipe: Bool = true,
    @ElementBuilder children: () -> [any Element]
  ) {
    self.edge = edge
    self.reveal = reveal
    self.allowsFullSwipe = allowsFullSwipe
    self.children = children()
  }

  public static let name = "swipe-actions"
  public static let metrics: [any ThemeMetrics.Type] = [SwipeMetrics.self]

  public static let attributes: [Attribute<SwipeActions>] = [
    Attribute("edge", \.edge),
    Attribute("reveal", \.reveal),
    Attribute("full-swipe", \.allowsFullSwipe),
  ]

  /// Returns the buttons from one end to the other, the first one at the edge.
  public func node(in environment: Environment) -> Node {
    let metrics = environment.theme[SwipeMetrics.self]
    let layout = SwipeStripLayout(edge: edge, spacing: metrics.spacing, margin: metrics.margin)
    let shown = reveal == .full ? Array(children.prefix(1)) : children
    var inside = environment
    inside.swipeEdge = edge
    var node = Node(name: Self.nodeName, layout: layout, children: shown.inRow, in: inside)
    node.keep(self, in: environment)
    return node
  }
}

/// Buttons beside a row, the first one outermost; they share the width that is uncovered by the width that each needs.
///
/// The proposed width is the most that can be uncovered: if all need more, the widest get less.
struct SwipeStripLayout: Layout {
  var edge: SwipeActions.Edge
  /// The distance between the buttons, and to the ends, in points.
  var spacing, margin: Double

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    let sizes = items.map { $0.measure(Proposal(width: nil, height: proposal.height)).size }
    return Measurement(
      width: proposal.width ?? sizes.reduce(gaps(of: items)) { $0 + $1.width },
      height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    let gaps = gaps(of: items)
    let ideal = items.map { $0.measure(Proposal(width: nil, height: rect.height)).size.width }
    let widths = Self.widths(ideal, within: Swift.max(0, (proposal.width ?? .infinity) - gaps))
    let natural = widths.reduce(0, +)
    // While the row has moved by less than they need, margins and gaps get smaller too.
    let part = natural + gaps > 0 ? Swift.min(1, rect.width / (natural + gaps)) : 0
    let room = Swift.max(0, rect.width - gaps * part)
    let startsRight = (edge == .trailing) == (direction == .leftToRight)
    var distance = margin * part
    return widths.map { width in
      let own = natural > 0 ? room * width / natural : 0
      let x = startsRight ? rect.maxX - distance - own : rect.minX + distance
      distance += own + spacing * part
      return Placement(
        frame: Rect(x: x, y: rect.minY, width: own, height: rect.height),
        proposal: Proposal(width: own, height: rect.height))
    }
  }

  /// The distances between the buttons and to both ends together.
  private func gaps(of items: [LayoutItem]) -> Double {
    items.isEmpty ? 0 : Double(items.count - 1) * spacing + 2 * margin
  }

  /// The widths within the room. If the ideal ones do not fit, the widest buttons shrink to one width.
  static func widths(_ ideal: [Double], within room: Double) -> [Double] {
    guard ideal.reduce(0, +) > room else { return ideal }
    var widths = ideal
    var rest = room
    for (done, index) in ideal.indices.sorted(by: { ideal[$0] < ideal[$1] }).enumerated() {
      widths[index] = Swift.min(ideal[index], rest / Double(ideal.count - done))
      rest -= widths[index]
    }
    return widths
  }
}
