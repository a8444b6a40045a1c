public import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// A command, a choice or a submenu.
public struct MenuItem: UntouchedControl, ContainerElement {
  /// The title.
  public var title = ""
  /// A smaller line below the title.
  public var subtitle: String?
  /// The symbol's name.
  public var symbol: String?
  /// The choice's state: true has a check mark, mixed a dash.
  public var value: ToggleValue = .off
  /// The role: on iOS a destructive item is red.
  public var role: ButtonRole = .normal
  /// The keyboard shortcut, as macOS shows it: `⇧⌘S`.
  public var shortcut: String?
  /// The interaction state; a highlighted item is under the pointer or reached by arrow keys.
  public var state: ControlState = .normal
  /// Whether the submenu is open.
  public var menu = MenuVisibility.closed
  /// The accessibility label; nil for the title.
  public var accessibilityLabel: String?
  /// The items of the submenu; none for a command.
  public var children: [any Element] = []

  /// Creates an item without content.
  public init() {}

  /// Creates an item, with the items of its submenu if it has one.
  public init(
    _ title: String, symbol: String? = nil, shortcut: String? = nil, value: ToggleValue = .off,
    @ElementBuilder children: () -> [any Element] = { [] }
  ) {
    self.title = title
    self.symbol = symbol
    self.shortcut = shortcut
    self.value = value
    self.children = children()
  }

  public static let name = "menu-item"
  public static let platforms: Set<Platform> = [.ios, .macos]
  public static let guideline =
    "Name the result with a short verb; add an ellipsis if the command needs more input."
  public static let shorthand: String? = "title"
  public static let metrics: [any ThemeMetrics.Type] = [MenuMetrics.self]

  public static let attributes: [Attribute<MenuItem>] = [
    Attribute("title", \.title),
    Attribute("subtitle", \.subtitle),
    Attribute("symbol", \.symbol, type: .symbol),
    Attribute("value", \.value),
    Attribute("role", \.role),
    Attribute("shortcut", \.shortcut),
    Attribute("state", \.state),
    Attribute("menu", \.menu),
    Attribute("accessibility-label", \.accessibilityLabel),
  ]

  /// Returns the row of a menu, which presents the submenu if that is open.
  public func body(in environment: Environment) -> any Element {
    let row: any Element =
      environment.dialogButton?(
        DialogAction(
          title: title, role: role, state: effectiveState(in: environment), isOn: value == .on))
      ?? MenuRow(item: self)
    guard menu == .open, !children.isEmpty else { return row }
    return row.presenting(.submenu(of: self, in: environment))
  }

  /// Returns the title, whether the choice is made, and whether the submenu is open.
  public func accessibility(in environment: Environment) -> Accessibility {
    let value: String? =
      if !children.isEmpty {
        environment.spoken(menu == .open ? .expanded : .collapsed)
      } else if self.value == .mixed {
        environment.spoken(.mixed)
      } else {
        nil
      }
    return Accessibility(
      label: accessibilityLabel ?? (title.isEmpty ? symbol ?? "" : title), value: value,
      traits: traits(.button, isSelected: self.value == .on, in: environment)
    ).guessed(if: accessibilityLabel == nil && title.isEmpty)
  }

  /// Returns a warning if title and symbol are empty.
  public func warnings(in environment: Environment) -> [ElementWarning] {
    title.isEmpty && symbol == nil ? [.emptyTitle(element: Self.name)] : []
  }
}

extension MenuItem: DialogChoice {}

extension MenuItem {
  /// Returns the item with a role.
  public func role(_ role: ButtonRole) -> MenuItem { with(\.role, role) }
  /// Returns the item with its submenu open or closed.
  public func menu(_ menu: MenuVisibility) -> MenuItem { with(\.menu, menu) }
}
