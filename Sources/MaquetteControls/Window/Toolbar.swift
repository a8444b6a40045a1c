public import MaquetteElements

/// The elements in a window's title bar; the first element of a window.
public struct Toolbar: ContainerElement {
  /// The elements from leading to trailing.
  public var children: [any Element] = []

  /// Creates an empty toolbar.
  public init() {}

  /// Creates a toolbar.
  public init(@ElementBuilder children: () -> [any Element]) {
    self.children = children()
  }

  public static let name = "toolbar"
  public static let summary = "The elements in a window's title bar; the first element of a window."

  public static let attributes: [Attribute<Toolbar>] = []

  /// Returns the elements in a row.
  public func node(in environment: Environment) -> Node {
    var node = HStack(spacing: environment.theme[WindowMetrics.self].toolbarSpacing) { children }
      .node(in: environment)
    node.name = Self.name
    return node
  }
}
