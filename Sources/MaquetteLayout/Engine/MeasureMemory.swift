import MaquetteGraphics

/// The measuring rule of an item, and a cache of its last few answers.
///
/// A stack measures each item at its smallest, its largest and its final size, so without a cache a tree of
/// depth d costs 3^d measurements. Few proposals are in use at a time, so a short list searched from the
/// front is faster than a dictionary. Only deep trees of columns in rows fill it, which would take exponential
/// time with a shorter one. Most items get one or two proposals, the ideal size and that of their
/// container: these answers are stored inline, and a list is allocated for the third.
class MeasureMemory {
  private struct Answer {
    var proposal: Proposal
    var measurement: Measurement
  }

  private static let capacity = 62
  private var first: Answer?
  private var second: Answer?
  private var oldest: UInt8 = 0
  private var others: [Answer] = []

  /// Returns the answer to a proposal, from the cache if possible.
  final func measure(_ proposal: Proposal) -> Measurement {
    guard let first else {
      let measurement = answer(to: proposal)
      first = Answer(proposal: proposal, measurement: measurement)
      return measurement
    }
    if first.proposal == proposal { return first.measurement }
    guard let second else {
      let measurement = answer(to: proposal)
      second = Answer(proposal: proposal, measurement: measurement)
      return measurement
    }
    return second.proposal == proposal ? second.measurement : otherAnswer(to: proposal)
  }

  /// Returns the answer to a proposal that is neither the first nor the second.
  private func otherAnswer(to proposal: Proposal) -> Measurement {
    for answer in others where answer.proposal == proposal { return answer.measurement }
    if let measurement = rigidAnswer(to: proposal) { return measurement }
    let answer = Answer(proposal: proposal, measurement: answer(to: proposal))
    if others.count < MeasureMemory.capacity {
      others.append(answer)
    } else {
      others[Int(oldest)] = answer
      oldest = (oldest + 1) % UInt8(MeasureMemory.capacity)
    }
    return answer.measurement
  }

  /// Returns the answer of an item that has the same size for the least and for the greatest length along an axis, and so for
  /// every length between; nil for any other. Without it each of the lengths that stacks and grids try is passed down to the
  /// leaves, and their number doubles with each level of columns in rows.
  private func rigidAnswer(to proposal: Proposal) -> Measurement? {
    rigidAnswer(to: proposal, along: .vertical) ?? rigidAnswer(to: proposal, along: .horizontal)
  }

  private func rigidAnswer(to proposal: Proposal, along axis: Axis) -> Measurement? {
    guard let length = proposal[axis], length > 0, length < .infinity,
      let least = known(proposal.replacing(axis, with: 0)),
      let most = known(proposal.replacing(axis, with: .infinity)), least == most
    else { return nil }
    return least
  }

  /// The answer to a proposal, if it is in the cache.
  private func known(_ proposal: Proposal) -> Measurement? {
    if let first, first.proposal == proposal { return first.measurement }
    if let second, second.proposal == proposal { return second.measurement }
    return others.first { $0.proposal == proposal }?.measurement
  }

  /// Measures the item; rules override it.
  func answer(to proposal: Proposal) -> Measurement { Measurement(size: .zero) }

  /// Calls `body` with the placement of each item inside; a leaf has none.
  func forEachPlacement(
    in rect: Rect, proposal: Proposal, direction: LayoutDirection, _ body: (_ index: Int, Placement) -> Void
  ) {}

  /// Drops the items inside, which are not measured or placed any more.
  func dropItems() {}

  /// Returns the distance that an edge asks for.
  func spacing(at edge: ItemEdge) -> SpacingPreference { .standard }

  /// Returns the place of a line that the item, or one inside it, states, in the size for a proposal.
  func stated(_ line: AlignmentLine, for proposal: Proposal) -> Double? { nil }
}

/// The rule of a leaf: its own function.
final class LeafMemory: MeasureMemory {
  private let function: (Proposal) -> Measurement

  init(_ function: @escaping (Proposal) -> Measurement) {
    self.function = function
  }

  override func answer(to proposal: Proposal) -> Measurement { function(proposal) }
}

/// The rule of a text, which keeps other distances than other items above and below it.
final class TextMemory: MeasureMemory {
  private let function: (Proposal) -> Measurement
  private let text: TextSpacing

  init(_ text: TextSpacing, _ function: @escaping (Proposal) -> Measurement) {
    self.function = function
    self.text = text
  }

  override func answer(to proposal: Proposal) -> Measurement { function(proposal) }

  override func spacing(at edge: ItemEdge) -> SpacingPreference { .text(text, at: edge) }
}

/// The rule of a spacer, which keeps no distance.
final class SpacerMemory: MeasureMemory {
  private let minLength: Double

  init(minLength: Double) {
    self.minLength = minLength
  }

  override func answer(to proposal: Proposal) -> Measurement {
    Measurement(
      width: Swift.max(minLength, proposal.width ?? 0), height: Swift.max(minLength, proposal.height ?? 0))
  }

  override func spacing(at edge: ItemEdge) -> SpacingPreference { .none }
}

/// The rule of an item inside a modifier.
final class ModifierMemory: MeasureMemory {
  private let modifier: LayoutModifier
  /// The item; nil once it was dropped.
  private var item: LayoutItem?

  init(_ modifier: LayoutModifier, _ item: LayoutItem) {
    self.modifier = modifier
    self.item = item
  }

  override func stated(_ line: AlignmentLine, for proposal: Proposal) -> Double? {
    guard let item else { return nil }
    let rect = Rect(origin: .zero, size: measure(proposal).size)
    return modifier.place(item, in: rect, proposal: proposal).stated(line, of: item)
  }

  override func answer(to proposal: Proposal) -> Measurement {
    guard let item else { return super.answer(to: proposal) }
    return modifier.measure(item, proposal: proposal)
  }

  override func forEachPlacement(
    in rect: Rect, proposal: Proposal, direction: LayoutDirection, _ body: (_ index: Int, Placement) -> Void
  ) {
    guard let item else { return }
    body(0, modifier.place(item, in: rect, proposal: proposal).directed(direction, in: rect))
  }

  override func dropItems() { item = nil }

  override func spacing(at edge: ItemEdge) -> SpacingPreference {
    guard let item, !modifier.separates(at: edge) else { return .standard }
    return item.spacing(at: edge)
  }
}

/// The rule of a container.
final class ContainerMemory: MeasureMemory {
  private let layout: any Layout
  private var items: [LayoutItem]
  private var spacings: [ItemEdge: SpacingPreference] = [:]

  init(_ layout: any Layout, _ items: [LayoutItem]) {
    self.layout = layout
    self.items = items
  }

  override func stated(_ line: AlignmentLine, for proposal: Proposal) -> Double? {
    layout.stated(line, of: items, proposal: proposal)
  }

  override func answer(to proposal: Proposal) -> Measurement { layout.measure(items, proposal: proposal) }

  override func forEachPlacement(
    in rect: Rect, proposal: Proposal, direction: LayoutDirection, _ body: (_ index: Int, Placement) -> Void
  ) {
    let placements = layout.place(items, in: rect, proposal: proposal, direction: direction)
    for (index, placement) in placements.enumerated() { body(index, placement) }
  }

  override func dropItems() { items = [] }

  override func spacing(at edge: ItemEdge) -> SpacingPreference {
    // Asked at each level of a tree and for each proposal.
    if let known = spacings[edge] { return known }
    let spacing = layout.spacing(of: items, at: edge)
    spacings[edge] = spacing
    return spacing
  }
}

/// The rule of an item that states the place of one of its lines.
final class LineMemory: MeasureMemory {
  private let line: AlignmentLine
  private var item: LayoutItem?
  private let place: (ItemLines) -> Double

  init(_ line: AlignmentLine, _ item: LayoutItem, _ place: @escaping (ItemLines) -> Double) {
    self.line = line
    self.item = item
    self.place = place
  }

  /// Returns the size of the item, with the baseline that it states.
  override func answer(to proposal: Proposal) -> Measurement {
    guard let item else { return super.answer(to: proposal) }
    let measurement = item.measure(proposal)
    guard case .vertical(let alignment) = line else { return measurement }
    let (isFirst, isLast) = (alignment == .firstBaseline, alignment == .lastBaseline)
    guard isFirst || isLast else { return measurement }
    let baseline = place(ItemLines(of: item, measurement: measurement, for: proposal))
    return Measurement(
      size: measurement.size, firstBaseline: isFirst ? baseline : measurement.firstBaseline,
      lastBaseline: isLast ? baseline : measurement.lastBaseline)
  }

  /// Returns the place of a line; baselines are part of the size, where the uppermost or lowermost of several counts.
  override func stated(_ line: AlignmentLine, for proposal: Proposal) -> Double? {
    guard let item, !line.isBaseline else { return nil }
    guard line == self.line else { return item.stated(line, for: proposal) }
    return Length.tamed(signed: place(ItemLines(of: item, for: proposal)))
  }

  override func forEachPlacement(
    in rect: Rect, proposal: Proposal, direction: LayoutDirection, _ body: (_ index: Int, Placement) -> Void
  ) {
    guard let item else { return }
    body(0, Placement(of: item, in: rect, proposal: proposal, direction: direction))
  }

  override func dropItems() { item = nil }

  override func spacing(at edge: ItemEdge) -> SpacingPreference { item?.spacing(at: edge) ?? .standard }
}
