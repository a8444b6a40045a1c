public import MaquetteElements
public import MaquetteGraphics
public import MaquetteLayout

/// Elements that functions arrange, as a type of SwiftUI's `Layout` does.
///
/// The functions must be pure, and placing with the proposal that was measured must give the measured sizes.
public struct Arrangement: Element {
  /// The functions of an arrangement.
  public struct Rule: Layout {
    /// Returns the size of the whole for a proposal.
    public var measuring: @Sendable (_ items: [LayoutItem], _ proposal: Proposal) -> Measurement
    /// Returns a placement for each item, in order, within a rectangle that has the measured size, with leading at the left.
    public var placing: @Sendable (_ items: [LayoutItem], _ rect: Rect, _ proposal: Proposal) -> [Placement]
    /// Returns the distance that an edge asks for; nil for what the items ask for together.
    public var spacing: (@Sendable (_ items: [LayoutItem], _ edge: ItemEdge) -> SpacingPreference)?

    /// Creates a rule.
    public init(
      measuring: @escaping @Sendable ([LayoutItem], Proposal) -> Measurement,
      placing: @escaping @Sendable ([LayoutItem], Rect, Proposal) -> [Placement],
      spacing: (@Sendable ([LayoutItem], ItemEdge) -> SpacingPreference)? = nil
    ) {
      self.measuring = measuring
      self.placing = placing
      self.spacing = spacing
    }

    public func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
      measuring(items, proposal)
    }

    /// Returns the placements of the items, mirrored for right-to-left reading; items without one are left out.
    public func place(
      _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
    ) -> [Placement] {
      let placed = placing(items, rect, proposal).prefix(items.count)
      let mirrored = direction == .rightToLeft ? placed.map { $0.mirrored(in: rect) } : Array(placed)
      return mirrored + Array(repeating: .leftOut, count: items.count - placed.count)
    }

    public func spacing(of items: [LayoutItem], at edge: ItemEdge) -> SpacingPreference {
      spacing?(items, edge) ?? .common(items.map { $0.spacing(at: edge) })
    }
  }

  /// The functions.
  public let rule: Rule
  /// The elements.
  public let children: [any Element]

  /// Creates an arrangement of elements.
  public init(_ rule: Rule, @ElementBuilder children: () -> [any Element]) {
    self.rule = rule
    self.children = children()
  }

  public func node(in environment: Environment) -> Node {
    Node(name: NodeName("arrangement"), layout: rule, children: children, in: environment)
  }
}
