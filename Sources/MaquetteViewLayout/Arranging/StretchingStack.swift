public import MaquetteElements
import MaquetteGraphics
public import MaquetteLayout

/// Elements in a row or in a column as in SwiftUI: without an offer across the axis, each is offered the extent of the broadest.
///
/// So views that fill any height are as high as the highest one in a row of its ideal height, and a divider is as long as its
/// neighbours: `.frame(maxHeight: .infinity)` in a row with `.fixedSize(horizontal: false, vertical: true)` is the common way to
/// cards of equal height.
public struct StretchingStack: Element {
  private let layout: StackLayout
  /// The elements.
  public let children: [any Element]

  /// Creates a row.
  public init(
    rowWith spacing: StackSpacing, alignment: VerticalAlignment, @ElementBuilder children: () -> [any Element]
  ) {
    layout = .row(spacing: spacing.distance, alignment: alignment)
    self.children = children().inRow
  }

  /// Creates a column.
  public init(
    columnWith spacing: StackSpacing, alignment: HorizontalAlignment,
    @ElementBuilder children: () -> [any Element]
  ) {
    layout = .column(spacing: spacing.distance, alignment: alignment)
    self.children = children()
  }

  public func node(in environment: Environment) -> Node {
    Node(
      name: layout.axis == .horizontal ? HStack.nodeName : VStack.nodeName,
      layout: Stretching(stack: layout), children: children, in: environment)
  }
}

/// A stack that offers its items the extent of the broadest if it is offered none itself.
private struct Stretching: Layout {
  let stack: StackLayout

  func measure(_ items: [LayoutItem], proposal: Proposal) -> Measurement {
    stack.measure(items, proposal: offer(items, proposal))
  }

  func place(
    _ items: [LayoutItem], in rect: Rect, proposal: Proposal, direction: LayoutDirection
  ) -> [Placement] {
    stack.place(items, in: rect, proposal: offer(items, proposal), direction: direction)
  }

  func spacing(of items: [LayoutItem], at edge: ItemEdge) -> SpacingPreference {
    stack.spacing(of: items, at: edge)
  }

  private func offer(_ items: [LayoutItem], _ proposal: Proposal) -> Proposal {
    let across = stack.axis.cross
    guard proposal[across] == nil, items.count > 1 else { return proposal }
    let ideal = stack.measure(items, proposal: proposal).size
    return proposal.replacing(across, with: across == .horizontal ? ideal.width : ideal.height)
  }
}
