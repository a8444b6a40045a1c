import MaquetteControlKit
public import MaquetteElements

/// An open menu of commands or choices, drawn on its own.
public struct Menu: Control, ContainerElement {
  /// The title above the items; nil for none.
  public var title: String?
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?
  /// The items, sections and dividers from top to bottom.
  public var children: [any Element] = []

  /// Creates a menu without items.
  public init() {}

  /// Creates a menu of items.
  public init(_ title: String? = nil, @ElementBuilder children: () -> [any Element]) {
    self.title = title
    self.children = children()
  }

  public static let name = "menu"
  public static let platforms: Set<Platform> = [.ios, .macos]
  public static let guideline =
    "Separate groups of related items; put the most used items first and destructive ones last."
  public static let metrics: [any ThemeMetrics.Type] = [MenuMetrics.self, ActionSheetMetrics.self]

  public static let attributes: [Attribute<Menu>] = [
    Attribute("title", \.title),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the items on the surface of a menu.
  public func body(in environment: Environment) -> any Element {
    environment.theme[MenuMetrics.self].isSheet
      ? ActionSheetCard(title: title, menu: children) : MenuPanel(title: title, children: children)
  }

  /// Returns the title as the label of a container.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: accessibilityLabel ?? title ?? "", isContainer: true)
  }

  /// Returns a warning if there is no item.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    children.isEmpty ? [.itemCount(element: Self.name, count: 0, allowed: 1...100)] : []
  }
}
