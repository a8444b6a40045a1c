public import MaquetteGraphics

/// Something to lay out: a priority and a function that answers proposals.
///
/// A leaf hands in its own function (no text engine is known here), a container is an item made from a
/// layout and its items. An item remembers its last answers, because a nested stack asks for the same few
/// proposals again at every level; make the items of a tree once and use them to measure and to place.
public struct LayoutItem {
  /// Which items get space first; greater before smaller, 0 unless said otherwise.
  public let priority: Double
  /// The smallest length of a spacer in points; nil for everything that is not a spacer.
  public var spacerLength: Double? { storedSpacerLength.value }
  private let storedSpacerLength: OptionalLength
  private let memory: MeasureMemory

  /// Creates an item that answers proposals with `measure`, a pure function.
  public init(priority: Double = 0, measure: @escaping (Proposal) -> Measurement) {
    self.init(priority: priority, spacerLength: nil, memory: MeasureMemory(.function(measure)))
  }

  /// Creates an item that is a container of others.
  public init(priority: Double = 0, layout: any Layout, items: [LayoutItem]) {
    self.init(
      priority: priority, spacerLength: nil, memory: MeasureMemory(.container(layout, items)))
  }

  /// Creates an item that is as large as another one; a spacer inside is an item like any other.
  public init(priority: Double = 0, wrapping item: LayoutItem) {
    self.init(priority: priority, spacerLength: nil, memory: item.memory)
  }

  /// Creates empty space that grows along the axis of its stack, and along both axes outside of one.
  ///
  /// As in SwiftUI a spacer yields to everything else: its priority is minus infinity. The smallest length
  /// is in points; 8 is the platforms' standard distance.
  public static func spacer(minLength: Double = 8) -> LayoutItem {
    let minLength = Length.tamed(minLength)
    let memory = MeasureMemory(
      .function { proposal in
        Measurement(
          width: Swift.max(minLength, proposal.width ?? 0),
          height: Swift.max(minLength, proposal.height ?? 0))
      })
    return LayoutItem(priority: -.infinity, spacerLength: minLength, memory: memory)
  }

  /// Returns the same item with another priority.
  public func withPriority(_ priority: Double) -> LayoutItem {
    LayoutItem(priority: priority, spacerLength: spacerLength, memory: memory)
  }

  /// Returns the size that the item takes for a proposal.
  public func measure(_ proposal: Proposal) -> Measurement {
    memory.measure(proposal)
  }

  /// Returns where a container puts its items within `rect`, in their order; nothing for a leaf.
  ///
  /// Pass the proposal that led to the size of `rect`.
  public func placements(
    in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    guard case .container(let layout, let items) = memory.rule else { return [] }
    return layout.place(items, in: rect, proposal: proposal, direction: direction)
  }

  /// Returns the size that the item takes in a stack along `axis`, where a spacer has no breadth.
  func measure(_ proposal: Proposal, inStackAlong axis: Axis) -> Measurement {
    guard let spacerLength else { return measure(proposal) }
    let length = Swift.max(spacerLength, proposal[axis] ?? 0)
    return Measurement(size: Size(along: axis, length, across: 0))
  }

  private init(priority: Double, spacerLength: Double?, memory: MeasureMemory) {
    self.priority = priority.isNaN ? 0 : priority
    storedSpacerLength = OptionalLength(spacerLength)
    self.memory = memory
  }
}

extension Placement {
  /// Places an item at the leading top corner of a rectangle, as large as it is for a proposal.
  public init(of item: LayoutItem, in rect: Rect, proposal: Proposal, direction: LayoutDirection) {
    let frame = Rect(origin: rect.origin, size: item.measure(proposal).size)
    self = [Placement(frame: frame, proposal: proposal)].directed(direction, in: rect)[0]
  }
}
