public import MaquetteElements

/// A group of menu items between separators.
public struct MenuSection: ContainerElement {
  /// How an item of the section shows its symbol and its title, as with `UIMenu.ElementSize`.
  public enum ItemSize: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
    /// Symbols side by side without titles.
    case small
    /// Symbols side by side with their titles below.
    case medium
    /// Rows.
    case large
  }

  /// The title above the items; nil for none.
  public var title: String?
  /// The items' layout: rows, or a line of symbols with titles (medium) or without (small), as since iOS 16.
  public var itemSize = ItemSize.large
  /// The items.
  public var children: [any Element] = []

  /// Creates a section without items.
  public init() {}

  /// Creates a section of items.
  public init(
    _ title: String? = nil, itemSize: ItemSize = .large, @ElementBuilder children: () -> [any Element]
  ) {
    self.title = title
    self.itemSize = itemSize
    self.children = children()
  }

  public static let name = "menu-section"
  public static let platforms: Set<Platform> = [.ios, .macos]

  public static let attributes: [Attribute<MenuSection>] = [
    Attribute("title", \.title),
    Attribute("item-size", \.itemSize),
  ]

  /// Returns the items as part of a menu.
  public func node(in environment: Environment) -> Node {
    var node = MenuColumn(children: [self], isPart: true).node(in: environment)
    node.name = Self.nodeName
    node.keep(self, in: environment)
    return node
  }
}
