internal import MaquetteGraphics

/// The measuring rule of an item, and a cache of its last few answers.
///
/// A stack measures each item at its smallest, its largest and its final size, so without a cache a tree of
/// depth d costs 3^d measurements. Few proposals are in use at a time, so a short list searched from the
/// front is faster than a dictionary. Most items of a tree at its ideal size get one proposal only: its
/// answer is stored inline, and the list is allocated for the second one.
class MeasureMemory {
  private struct Answer {
    var proposal: Proposal
    var measurement: Measurement
  }

  private static let capacity = 7
  private var first: Answer?
  private var others: [Answer] = []
  private var oldest = 0

  /// Returns the answer to a proposal, from the cache if possible.
  func measure(_ proposal: Proposal) -> Measurement {
    guard let first else {
      let measurement = answer(to: proposal)
      first = Answer(proposal: proposal, measurement: measurement)
      return measurement
    }
    if first.proposal == proposal { return first.measurement }
    for answer in others where answer.proposal == proposal { return answer.measurement }
    let answer = Answer(proposal: proposal, measurement: answer(to: proposal))
    if others.count < MeasureMemory.capacity {
      if others.isEmpty { others.reserveCapacity(3) }
      others.append(answer)
    } else {
      others[oldest] = answer
      oldest = (oldest + 1) % MeasureMemory.capacity
    }
    return answer.measurement
  }

  /// Measures the item; rules override it.
  func answer(to proposal: Proposal) -> Measurement { Measurement(size: .zero) }

  /// Calls `body` with the placement of each item inside; a leaf has none.
  func forEachPlacement(
    in rect: Rect, proposal: Proposal, direction: LayoutDirection, _ body: (_ index: Int, Placement) -> Void
  ) {}
}

/// The rule of a leaf: its own function.
final class LeafMemory: MeasureMemory {
  private let function: (Proposal) -> Measurement

  init(_ function: @escaping (Proposal) -> Measurement) { self.function = function }

  override func answer(to proposal: Proposal) -> Measurement { function(proposal) }
}

/// The rule of an item inside a modifier.
final class ModifierMemory: MeasureMemory {
  private let layout: any ModifierLayout
  private let item: LayoutItem

  init(_ layout: any ModifierLayout, _ item: LayoutItem) {
    self.layout = layout
    self.item = item
  }

  override func answer(to proposal: Proposal) -> Measurement { layout.measure(item, proposal: proposal) }

  override func forEachPlacement(
    in rect: Rect, proposal: Proposal, direction: LayoutDirection, _ body: (_ index: Int, Placement) -> Void
  ) {
    body(0, layout.place(item, in: rect, proposal: proposal).directed(direction, in: rect))
  }
}

/// The rule of a container.
final class ContainerMemory: MeasureMemory {
  private let layout: any Layout
  private let items: [LayoutItem]

  init(_ layout: any Layout, _ items: [LayoutItem]) {
    self.layout = layout
    self.items = items
  }

  override func answer(to proposal: Proposal) -> Measurement { layout.measure(items, proposal: proposal) }

  override func forEachPlacement(
    in rect: Rect, proposal: Proposal, direction: LayoutDirection, _ body: (_ index: Int, Placement) -> Void
  ) {
    let placements = layout.place(items, in: rect, proposal: proposal, direction: direction)
    for (index, placement) in placements.enumerated() { body(index, placement) }
  }
}
