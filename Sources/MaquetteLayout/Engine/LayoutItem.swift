internal import MaquetteGraphics

/// Something to lay out: a priority and a function that answers proposals.
///
/// A leaf hands in its own function (no text engine is known here), a container is an item made from a
/// layout and its items. An item remembers its last answers, because a nested stack asks for the same few
/// proposals again at every level; make the items of a tree once and use them to measure and to place.
public struct LayoutItem {
  /// Which items get space first; greater before smaller, 0 unless said otherwise.
  public let priority: Double
  /// The smallest length of a spacer in points; nil for everything that is not a spacer.
  public let spacerLength: Double?
  private let memory: MeasureMemory

  /// Creates an item that answers proposals with `measure`, a pure function.
  public init(priority: Double = 0, measure: @escaping (Proposal) -> Measurement) {
    self.init(priority: priority, spacerLength: nil, measure: measure)
  }

  /// Creates an item that is a container of others.
  public init(priority: Double = 0, layout: any Layout, items: [LayoutItem]) {
    self.init(priority: priority) { layout.measure(items, proposal: $0) }
  }

  /// Creates empty space that grows along the axis of its stack, and along both axes outside of one.
  ///
  /// As in SwiftUI a spacer yields to everything else: its priority is minus infinity. The smallest length
  /// is in points; 8 is the platforms' standard distance.
  public static func spacer(minLength: Double = 8) -> LayoutItem {
    let minLength = Length.tamed(minLength)
    return LayoutItem(priority: -.infinity, spacerLength: minLength) { proposal in
      Measurement(
        width: Swift.max(minLength, proposal.width ?? 0), height: Swift.max(minLength, proposal.height ?? 0))
    }
  }

  /// Returns the same item with another priority.
  public func withPriority(_ priority: Double) -> LayoutItem {
    LayoutItem(priority: priority, spacerLength: spacerLength, memory: memory)
  }

  /// Returns the size that the item takes for a proposal.
  public func measure(_ proposal: Proposal) -> Measurement {
    memory.measure(proposal)
  }

  /// Returns the size that the item takes in a stack along `axis`, where a spacer has no breadth.
  func measure(_ proposal: Proposal, inStackAlong axis: Axis) -> Measurement {
    guard let spacerLength else { return measure(proposal) }
    let length = Swift.max(spacerLength, proposal[axis] ?? 0)
    return Measurement(size: Size(along: axis, length, across: 0))
  }

  private init(priority: Double, spacerLength: Double?, measure: @escaping (Proposal) -> Measurement) {
    self.init(priority: priority, spacerLength: spacerLength, memory: MeasureMemory(measure))
  }

  private init(priority: Double, spacerLength: Double?, memory: MeasureMemory) {
    self.priority = priority.isNaN ? 0 : priority
    self.spacerLength = spacerLength
    self.memory = memory
  }
}
