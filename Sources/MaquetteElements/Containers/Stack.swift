/// Elements one below the other.
public struct VStack: ContainerElement {
  /// The distance between neighbours in points.
  public var spacing: Double = 8
  /// The alignment of the elements.
  public var alignment: HorizontalAlignment = .center
  /// The elements from top to bottom.
  public var children: [any Element] = []

  /// Creates an empty stack.
  public init() {}

  /// Creates a stack of elements.
  public init(
    spacing: Double = 8, alignment: HorizontalAlignment = .center,
    @ElementBuilder children: () -> [any Element]
  ) {
    self.spacing = spacing
    self.alignment = alignment
    self.children = children()
  }

  public static let name = "vstack"

  public static let attributes: [Attribute<VStack>] = [
    Attribute("spacing", \.spacing, in: -1000...10_000),
    Attribute("alignment", \.alignment),
  ]

  public func node(in environment: Environment) -> Node {
    Node(
      name: Self.nodeName, layout: StackLayout.column(spacing: spacing, alignment: alignment),
      children: children, in: environment)
  }
}

/// Elements side by side, from leading to trailing.
public struct HStack: ContainerElement {
  /// The distance between neighbours in points.
  public var spacing: Double = 8
  /// The alignment of the elements.
  public var alignment: VerticalAlignment = .center
  /// The elements from leading to trailing.
  public var children: [any Element] = []

  /// Creates an empty stack.
  public init() {}

  /// Creates a stack of elements.
  public init(
    spacing: Double = 8, alignment: VerticalAlignment = .center,
    @ElementBuilder children: () -> [any Element]
  ) {
    self.spacing = spacing
    self.alignment = alignment
    self.children = children()
  }

  public static let name = "hstack"

  public static let attributes: [Attribute<HStack>] = [
    Attribute("spacing", \.spacing, in: -1000...10_000),
    Attribute("alignment", \.alignment),
  ]

  public func node(in environment: Environment) -> Node {
    Node(
      name: Self.nodeName, layout: StackLayout.row(spacing: spacing, alignment: alignment),
      children: children.inRow, in: environment)
  }
}

/// Elements on top of each other, the last one in front.
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
