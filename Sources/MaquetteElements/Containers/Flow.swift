/// Elements in lines from leading to trailing, wrapped where the next does not fit.
public struct Flow: ContainerElement {
  /// The distance between elements on a line in points.
  public var spacing: Double = 8
  /// The distance between lines in points.
  public var lineSpacing: Double = 8
  /// The horizontal alignment of lines, and the vertical alignment within a line.
  public var alignment: Alignment = .leading
  /// The elements in reading order.
  public var children: [any Element] = []

  /// Creates an empty flow.
  public init() {}

  /// Creates a flow of elements.
  public init(
    spacing: Double = 8, lineSpacing: Double = 8, alignment: Alignment = .leading,
    @ElementBuilder children: () -> [any Element]
  ) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.alignment = alignment
    self.children = children()
  }

  public static let name = "flow"
  public static let guideline =
    "Use it for chips, tags and other short elements of unknown number or language; line up equal "
    + "elements in a grid instead."

  public static let attributes: [Attribute<Flow>] = [
    Attribute("spacing", \.spacing, in: -1000...10_000),
    Attribute("line-spacing", \.lineSpacing, in: -1000...10_000),
    Attribute("alignment", \.alignment),
  ]

  public func node(in environment: Environment) -> Node {
    Node(
      name: Self.nodeName,
      layout: FlowLayout(spacing: spacing, lineSpacing: lineSpacing, alignment: alignment),
      children: children.inRow, in: environment)
  }
}
