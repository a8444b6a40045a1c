public import MaquetteGraphics

/// Something to lay out: a priority and a function that answers proposals.
///
/// A leaf passes its own function (this module knows no text engine); a container is an item made from a
/// layout and its items. An item caches its last answers, because a nested stack repeats the same few
/// proposals at every level; create the items of a tree once and use them to measure and to place.
public struct LayoutItem {
  /// The order of items for getting space, highest first; 0 by default.
  public let priority: Double
  /// The smallest length of a spacer in points; nil for everything that is not a spacer.
  public var spacerLength: Double? { storedSpacerLength.value }
  // What states lines is no spacer: a marked nil says so without another field.
  private let storedSpacerLength: OptionalLength
  private let memory: MeasureMemory

  /// Creates an item that answers proposals with `measure`, a pure function.
  public init(priority: Double = 0, measure: @escaping (Proposal) -> Measurement) {
    self.init(priority: priority, spacerLength: nil, memory: LeafMemory(measure))
  }

  /// Creates the item of a text or a symbol, which keeps the distances of a text where a stack states none.
  package init(text: TextSpacing, measure: @escaping (Proposal) -> Measurement) {
    self.init(priority: 0, spacerLength: nil, memory: TextMemory(text, measure))
  }

  /// Creates an item that is a container of others.
  public init(priority: Double = 0, layout: any Layout, items: [LayoutItem]) {
    self.init(
      priority: priority, statesLines: items.contains(where: \.statesLines),
      memory: ContainerMemory(layout, items))
  }

  /// Creates an item that wraps another one in a modifier.
  public init(priority: Double = 0, modifier: LayoutModifier, item: LayoutItem) {
    self.init(
      priority: priority, statesLines: item.statesLines, memory: ModifierMemory(modifier, item))
  }

  /// Creates an item of the size of another one; a spacer inside it is an ordinary item.
  public init(priority: Double = 0, wrapping item: LayoutItem) {
    self.init(priority: priority, statesLines: item.statesLines, memory: item.memory)
  }

  /// Creates an item of the size of another one that states the place of one of its lines.
  public init(
    priority: Double = 0, stating line: AlignmentLine, of item: LayoutItem,
    place: @escaping (ItemLines) -> Double
  ) {
    self.init(priority: priority, statesLines: true, memory: LineMemory(line, item, place))
  }

  /// Creates empty space that grows along the axis of its stack, or along both axes outside a stack.
  ///
  /// As in SwiftUI a spacer yields to everything else: its priority is minus infinity. The smallest length
  /// is in points; 8 is the platforms' standard distance.
  public static func spacer(minLength: Double = 8) -> LayoutItem {
    let minLength = Length.tamed(minLength)
    return LayoutItem(
      priority: -.infinity, spacerLength: minLength, memory: SpacerMemory(minLength: minLength))
  }

  /// Returns the size of the item for a proposal.
  public func measure(_ proposal: Proposal) -> Measurement {
    memory.measure(proposal)
  }

  /// Calls `body` with the placement of each item of a container within `rect`, in order; never for a leaf.
  ///
  /// Pass the proposal that led to the size of `rect`.
  public func forEachPlacement(
    in rect: Rect, proposal: Proposal, direction: LayoutDirection, _ body: (_ index: Int, Placement) -> Void
  ) {
    memory.forEachPlacement(in: rect, proposal: proposal, direction: direction, body)
  }

  /// Drops the items inside a container or a modifier, which is not measured or placed any more, so that their memory serves
  /// others.
  package func dropItems() { memory.dropItems() }

  /// Whether the item, or one inside it, states the place of a line.
  var statesLines: Bool { storedSpacerLength.isMarked }

  /// Returns the place of a line that the item states, in its size for a proposal; nil for none. Baselines are part of the size.
  public func stated(_ line: AlignmentLine, for proposal: Proposal) -> Double? {
    statesLines ? memory.stated(line, for: proposal) : nil
  }

  /// Returns the distance that an edge asks for between it and its neighbour.
  public func spacing(at edge: ItemEdge) -> SpacingPreference { memory.spacing(at: edge) }

  /// Returns the size of the item in a stack along `axis`, where a spacer has no extent across the axis.
  public func measure(_ proposal: Proposal, inStackAlong axis: Axis) -> Measurement {
    guard let spacerLength else { return measure(proposal) }
    let length = Swift.max(spacerLength, proposal[axis] ?? 0)
    return Measurement(size: Size(along: axis, length, across: 0))
  }

  private init(priority: Double, statesLines: Bool, memory: MeasureMemory) {
    self.priority = priority.isNaN ? 0 : priority
    storedSpacerLength = statesLines ? .marked : OptionalLength(nil)
    self.memory = memory
  }

  private init(priority: Double, spacerLength: Double?, memory: MeasureMemory) {
    self.priority = priority.isNaN ? 0 : priority
    storedSpacerLength = OptionalLength(spacerLength)
    self.memory = memory
  }
}

extension Placement {
  /// Places an item at the top leading corner of a rectangle, in its size for a proposal.
  public init(of item: LayoutItem, in rect: Rect, proposal: Proposal, direction: LayoutDirection) {
    let frame = Rect(origin: rect.origin, size: item.measure(proposal).size)
    self = Placement(frame: frame, proposal: proposal).directed(direction, in: rect)
  }
}
