public import MaquetteElements
internal import MaquetteGraphics
internal import MaquetteLayout

/// Sections of rows, one below the other, on a background of their own.
public struct List: ContainerElement {
  /// The style that separates sections.
  public var style: ListStyle = .insetGrouped
  /// The sections; rows between them form sections of their own.
  public var children: [any Element] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list of sections and rows.
  public init(style: ListStyle = .insetGrouped, @ElementBuilder children: () -> [any Element]) {
    self.style = style
    self.children = children()
  }

  public static let name = "list"
  public static let summary = "Sections of rows, one below the other, on a background of their own."
  public static let metrics: [any ThemeMetrics.Type] = [ListMetrics.self]

  public static let attributes: [Attribute<List>] = [
    Attribute("style", \.style, help: "How sections are set apart.")
  ]

  /// Returns the sections at the top of the available space.
  public func node(in environment: Environment) -> Node {
    let metrics = environment.theme[ListMetrics.self]
    var inside = environment
    inside.listStyle = style
    inside.hasRowSeparator = false
    inside.isScrolling = true
    let isGrouped = style == .insetGrouped
    let sections = sections(in: inside)
    var node = VStack(spacing: isGrouped ? metrics.sectionSpacing : 0, alignment: .leading) { sections }
      .padding(
        Insets(horizontal: isGrouped ? metrics.groupMargin : 0, vertical: isGrouped ? metrics.listPadding : 0)
      )
      // Rows keep their height: rows that do not fit are clipped, as in a scrolling view.
      .fixedSize(horizontal: false)
      .frame(width: FrameLength(), height: FrameLength(min: 0, max: .infinity), alignment: .top)
      .clipped()
      .background(Surface(fill: .token(isGrouped ? .groupedBackground : .background)))
      .node(in: inside)
    node.name = Self.name
    node.keep(self, in: environment)
    return node
  }

  private func sections(in environment: Environment) -> [any Element] {
    var sections: [any Element] = []
    var rows: [any Element] = []
    for child in children {
      if child.node(in: environment).isOrWraps(Section.name) {
        if !rows.isEmpty { sections.append(Section { rows }) }
        rows = []
        sections.append(child)
      } else {
        rows.append(child)
      }
    }
    return rows.isEmpty ? sections : sections + [Section { rows }]
  }
}
