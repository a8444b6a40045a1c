public import MaquetteElements

/// A list of settings: grouped sections of rows with controls.
public struct Form: ContainerElement {
  /// The sections; rows between them form sections of their own.
  public var children: [any Element] = []

  /// Creates an empty form.
  public init() {}

  /// Creates a form of sections and rows.
  public init(@ElementBuilder children: () -> [any Element]) {
    self.children = children()
  }

  public static let name = "form"
  public static let summary = "A list of settings: grouped sections of rows with controls."
  public static let attributes: [Attribute<Form>] = []

  /// Returns an inset grouped list.
  public func node(in environment: Environment) -> Node {
    var node = List(style: .insetGrouped) { children }.node(in: environment)
    node.name = Self.name
    node.keep(self, in: environment)
    return node
  }
}
