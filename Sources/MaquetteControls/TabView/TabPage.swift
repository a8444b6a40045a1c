public import MaquetteElements
public import MaquetteLayout

/// A page of a tab view: a title, and the content while it is selected.
public struct TabPage: ContainerElement {
  /// The title of the tab.
  public var title = ""
  /// The distance between elements in points; nil for the platform's.
  public var spacing: Double?
  /// The horizontal alignment of the elements.
  public var alignment: HorizontalAlignment = .leading
  /// The elements from top to bottom.
  public var children: [any Element] = []

  /// Creates an empty page.
  public init() {}

  /// Creates a page of elements.
  public init(_ title: String, @ElementBuilder children: () -> [any Element]) {
    self.title = title
    self.children = children()
  }

  public static let name = "tab-page"
  public static let platforms: Set<Platform> = [.macos]

  public static let shorthand: String? = "title"

  public static let attributes: [Attribute<TabPage>] = [
    Attribute("title", \.title),
    Attribute("spacing", \.spacing, in: -1000...10_000),
    Attribute("alignment", \.alignment),
  ]

  /// Returns the elements, one below the other.
  public func node(in environment: Environment) -> Node {
    let metrics = environment.theme[TabViewMetrics.self]
    var node = VStack(spacing: spacing ?? metrics.contentSpacing, alignment: alignment) { children }
      .node(in: environment)
    node.name = Self.nodeName
    if !environment.isInTabView, !title.isEmpty {
      node.warnings = [.misplaced(element: Self.name, place: TabView.name)]
    }
    return node
  }
}

extension Environment {
  private enum TabViewKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the element is a page of a tab view, which shows its title.
  var isInTabView: Bool {
    get { self[TabViewKey.self] }
    set { self[TabViewKey.self] = newValue }
  }
}
