/// Elements in a column.
public struct VStack: ContainerElement {
  /// The distance between elements in points; by default the elements' preferred distance.
  public var spacing: StackSpacing = 8
  /// The alignment of the elements.
  public var alignment: HorizontalAlignment = .center
  /// Whether all elements and their surfaces stretch to the widest one.
  public var hasEqualWidths = false
  /// The elements from top to bottom.
  public var children: [any Element] = []

  /// Creates an empty stack.
  public init() {}

  /// Creates a stack of elements, with a distance between them in points.
  public init(
    spacing: Double = 8, alignment: HorizontalAlignment = .center,
    @ElementBuilder children: () -> [any Element]
  ) {
    self.init(spacing: .points(spacing), alignment: alignment, children: children)
  }

  /// Creates a stack of elements.
  public init(
    spacing: StackSpacing, alignment: HorizontalAlignment = .center, hasEqualWidths: Bool = false,
    @ElementBuilder children: () -> [any Element]
  ) {
    self.spacing = spacing
    self.alignment = alignment
    self.hasEqualWidths = hasEqualWidths
    self.children = children()
  }

  public static let name = "vstack"

  public static let attributes: [Attribute<VStack>] = [
    Attribute("spacing", \.spacing),
    Attribute("alignment", \.alignment),
    Attribute("equal-widths", \.hasEqualWidths),
  ]

  public func node(in environment: Environment) -> Node {
    let layout = StackLayout.column(
      spacing: spacing.distance, alignment: alignment, hasEqualWidths: hasEqualWidths)
    return Node(
      name: Self.nodeName, layout: layout,
      children: hasEqualWidths
        ? children.map { $0.filling(.horizontal, Alignment(alignment, .center)) } : children,
      in: environment)
  }
}

/// Elements side by side, from leading to trailing.
public struct HStack: ContainerElement {
  /// The distance between elements in points; by default the elements' preferred distance.
  public var spacing: StackSpacing = 8
  /// The alignment of the elements.
  public var alignment: VerticalAlignment = .center
  /// Whether all elements and their surfaces stretch to the highest one.
  public var hasEqualHeights = false
  /// The elements from leading to trailing.
  public var children: [any Element] = []

  /// Creates an empty stack.
  public init() {}

  /// Creates a stack of elements, with a distance between them in points.
  public init(
    spacing: Double = 8, alignment: VerticalAlignment = .center,
    @ElementBuilder children: () -> [any Element]
  ) {
    self.init(spacing: .points(spacing), alignment: alignment, children: children)
  }

  /// Creates a stack of elements.
  public init(
    spacing: StackSpacing, alignment: VerticalAlignment = .center, hasEqualHeights: Bool = false,
    @ElementBuilder children: () -> [any Element]
  ) {
    self.spacing = spacing
    self.alignment = alignment
    self.hasEqualHeights = hasEqualHeights
    self.children = children()
  }

  public static let name = "hstack"

  public static let attributes: [Attribute<HStack>] = [
    Attribute("spacing", \.spacing),
    Attribute("alignment", \.alignment),
    Attribute("equal-heights", \.hasEqualHeights),
  ]

  public func node(in environment: Environment) -> Node {
    let layout = StackLayout.row(
      spacing: spacing.distance, alignment: alignment, hasEqualHeights: hasEqualHeights)
    let row = children.inRow
    return Node(
      name: Self.nodeName, layout: layout,
      children: hasEqualHeights ? row.map { $0.filling(.vertical, Alignment(.center, alignment)) } : row,
      in: environment)
  }
}

/// Elements on top of each other; the last one is in front.
public struct ZStack: ContainerElement {
  /// The alignment of the elements.
  public var alignment: Alignment = .center
  /// The elements from back to front.
  public var children: [any Element] = []

  /// Creates an empty stack.
  public init() {}

  /// Creates a stack of elements.
  public init(alignment: Alignment = .center, @ElementBuilder children: () -> [any Element]) {
    self.alignment = alignment
    self.children = children()
  }

  public static let name = "zstack"

  public static let attributes: [Attribute<ZStack>] = [
    Attribute("alignment", \.alignment)
  ]

  public func node(in environment: Environment) -> Node {
    Node(
      name: Self.nodeName, layout: ZStackLayout(alignment: alignment), children: children, in: environment)
  }
}
