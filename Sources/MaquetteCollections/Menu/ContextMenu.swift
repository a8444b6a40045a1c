import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// An element with a context menu, opened by a long press or a secondary click.
public struct ContextMenu: StatefulControl, ContainerElement {
  /// Whether the menu is open.
  public var menu = MenuVisibility.closed
  /// Whether a tap opens the menu instead of performing the element's action.
  public var isPrimaryAction = false
  /// The interaction state; a disabled element does not open its menu.
  public var state: ControlState = .normal
  /// Where the pointer opens the macOS menu, as fractions of the element's size.
  public var pointer = [0.5, 0.5]
  /// The items, sections and dividers of the menu, and the element, which is anything else.
  public var children: [any Element] = []

  /// Creates an element without content.
  public init() {}

  /// Creates an element with a menu.
  public init(_ content: any Element, @ElementBuilder items: () -> [any Element]) {
    children = [content] + items()
  }

  public static let name = "context-menu"
  public static let platforms: Set<Platform> = [.ios, .macos]
  public static let guideline =
    "Offer the commands that people need most for the element, and make each available elsewhere too."
  public static let metrics: [any ThemeMetrics.Type] = [MenuMetrics.self]

  public static let attributes: [Attribute<ContextMenu>] = [
    Attribute("menu", \.menu),
    Attribute("menu-as-primary-action", \.isPrimaryAction),
    Attribute("state", \.state),
    Attribute("pointer", \.pointer, count: 2...2, of: "numbers"),
  ]

  /// Returns the element with the menu in front of the picture, if that is open.
  public func body(in environment: Environment) -> any Element {
    let content = content
    guard menu == .open, !MenuItemList(menuItems).items.isEmpty else { return content }
    return content.presenting(
      .menu(
        menuItems, at: isPrimaryAction ? .below : .context(x: pointer[0], y: pointer[1]), in: environment))
  }

  /// The element that the menu belongs to.
  private var content: any Element {
    let others = children.filter { !$0.isMenuPart }
    return others.count == 1 ? others[0] : VStack { others }
  }

  /// Returns an empty container: the element is exposed by itself.
  public func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: "", isContainer: true)
  }
}

extension ContextMenu: MenuOwner {
  /// The items, sections and dividers of the menu.
  public var menuItems: [any Element] {
    get { children.filter(\.isMenuPart) }
    set { children = children.filter { !$0.isMenuPart } + newValue }
  }
}

extension Element {
  /// Whether the element is a part of a menu.
  fileprivate var isMenuPart: Bool {
    let element = unmodified
    return element is MenuItem || element is MenuSection || element is Divider
  }
}

extension ContextMenu: InteractiveContainer {
  /// Returns an element whose menu a long press opens.
  public func live(at place: ControlPlace) -> LiveControl { LiveContextMenu(place, self) }
}

/// The menu of an element, which the session opens after a long press or a secondary click.
private final class LiveContextMenu: LiveMenu<ContextMenu>, ContextMenuPresenter {
  override init(_ place: ControlPlace, _ value: ContextMenu) {
    super.init(place, value)
    showsMenuAsPrimaryAction = value.isPrimaryAction
  }

  /// A menu that is the primary action opens below its control, and not at a pointer.
  override func drawn() -> any Element {
    let drawn = super.drawn()
    return (drawn as? ContextMenu)?.with(\.isPrimaryAction, showsMenuAsPrimaryAction) ?? drawn
  }
}
