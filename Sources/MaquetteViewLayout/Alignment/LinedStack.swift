public import MaquetteElements
public import MaquetteLayout

/// Elements in a row, in a column or on top of each other that meet on lines, which may be declared elsewhere.
public struct LinedStack: Element {
  /// How the elements are arranged.
  public enum Kind: Hashable, Sendable {
    /// One after the other along an axis, meeting on a line across it.
    case along(Axis, spacing: StackSpacing, line: AlignmentLine)
    /// On top of each other, meeting on lines of both axes.
    case layers(AlignmentLines)
  }

  /// How the elements are arranged.
  public let kind: Kind
  /// The elements.
  public let children: [any Element]

  /// Creates a stack of elements.
  public init(_ kind: Kind, @ElementBuilder children: () -> [any Element]) {
    self.kind = kind
    self.children = children()
  }

  public func node(in environment: Environment) -> Node {
    switch kind {
    case .along(let axis, let spacing, let line):
      Node(
        name: axis == .horizontal ? HStack.nodeName : VStack.nodeName,
        layout: LinedLayout(stackAlong: axis, spacing: spacing.distance, line: line),
        children: axis == .horizontal ? children.inRow : children, in: environment)
    case .layers(let lines):
      Node(
        name: ZStack.nodeName, layout: LinedLayout(layersOn: lines), children: children, in: environment)
    }
  }
}
