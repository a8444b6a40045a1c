import MaquetteGraphics
import MaquetteLayout

/// A small generator (SplitMix64, Steele, Lea and Flood 2014), so that a seed gives the same tree on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A layout with its items, or a leaf; the smallest thing that can be measured, placed and snapped.
struct Tree {
  var item: LayoutItem
  var layout: (any Layout)?
  var children: [Tree] = []

  init(leaf: LayoutItem) { item = leaf }

  init(_ layout: any Layout, _ children: [Tree]) {
    self.layout = layout
    self.children = children
    item = LayoutItem(layout: layout, items: children.map(\.item))
  }

  /// The frames of this tree and all below it, in preorder.
  func frames(in rect: Rect, _ proposal: Proposal, _ direction: LayoutDirection) -> [Rect] {
    guard let layout else { return [rect] }
    let placed = layout.place(
      children.map(\.item), in: rect, proposal: proposal, direction: direction)
    return [rect]
      + zip(children, placed).flatMap { $0.frames(in: $1.frame, $1.proposal, direction) }
  }

  /// A tree of stacks and padding over leaves that never ask for more than they are offered.
  static func random(depth: Int, using generator: inout SeededGenerator) -> Tree {
    guard depth > 0, Int.random(in: 0..<6, using: &generator) > 0 else {
      let width = Double.random(in: 0...60, using: &generator)
      return Tree(leaf: Bool.random(using: &generator) ? fill() : text(width))
    }
    let children = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      random(depth: depth - 1, using: &generator)
    }
    let spacing = Double.random(in: 0...3, using: &generator)
    let alignment = Alignment.allCases[
      Int.random(in: 0..<Alignment.allCases.count, using: &generator)]
    let axis = Bool.random(using: &generator) ? Axis.horizontal : .vertical
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return Tree(StackLayout(axis: axis, spacing: spacing, alignment: alignment), children)
    case 1: return Tree(StackLayout(axis: axis, spacing: nil, alignment: alignment), children)
    case 2:
      return Tree(
        StackLayout(axis: axis, spacing: spacing, alignment: alignment, hasEqualBreadths: true), children)
    case 3: return Tree(ZStackLayout(alignment: alignment), children)
    case 4:
      return Tree(FlowLayout(spacing: spacing, lineSpacing: spacing, alignment: alignment), children)
    default: return Tree(PaddingLayout(Insets(all: spacing)), Array(children.prefix(1)))
    }
  }
}
