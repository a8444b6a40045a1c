import MaquetteControlKit
import MaquetteControls
import MaquetteElements

/// The button that opens a menu of toolbar items that do not fit; invisible if all fit.
struct ToolbarOverflow: MenuOwner {
  /// Whether the menu is open.
  var menu = MenuVisibility.closed
  /// The items of the menu, once it is open.
  var menuItems: [any Element] = []
  /// The interaction state.
  var state: ControlState = .normal
  /// The elements of the toolbar, by the places that they are laid out in.
  var groups: [[any Element]] = []

  var children: [any Element] {
    get { menuItems }
    set { menuItems = newValue }
  }

  static let name = "toolbar-overflow"
  static let guideline =
    "Put what people need most at the leading end; the overflow menu takes the rest."
  static let metrics: [any ThemeMetrics.Type] = [ToolbarItemMetrics.self]
  static let attributes: [Attribute<ToolbarOverflow>] = []

  /// Returns two arrowheads, with the menu below them if that is open.
  func body(in environment: Environment) -> any Element {
    let mark = OverflowMark(isPressed: menu == .open || state.contains(.highlighted))
    guard menu == .open, !menuItems.isEmpty else { return mark }
    return mark.presenting(.menu(menuItems, at: .below, in: environment))
  }

  func accessibility(in environment: Environment) -> Accessibility {
    Accessibility(label: environment.translated(.more), traits: traits(.button, in: environment))
      .hinting(at: self, in: environment)
  }
}

extension ToolbarOverflow: InteractiveControl {
  var isTouchable: Bool { groups.contains { $0.contains { $0.menuItem != nil } } }

  func live(at place: ControlPlace) -> LiveControl { LiveToolbarOverflow(place, self) }
}

/// A menu of those items of a toolbar that have no room. It performs the action of the title of an item.
private final class LiveToolbarOverflow: LiveMenu<ToolbarOverflow> {
  override var hasMenu: Bool { value.menu == .open ? super.hasMenu : isEnabled && !hiddenItems.isEmpty }

  override func openMenu(at place: Point?) {
    guard !isMenuOpen else { return }
    value.menuItems = hiddenItems
    super.openMenu(at: place)
  }

  /// The menu items of the elements without a control in the picture.
  private var hiddenItems: [any Element] {
    value.groups.enumerated().flatMap { index, group -> [any Element] in
      // The mark is the first child of the toolbar.
      let path = place.path.sibling(index + 1)
      let isShown = neighbors.contains {
        $0.isVisible && ($0.place.path == path || $0.place.path.isInside(path))
      }
      return isShown ? [] : group.compactMap(\.menuItem)
    }
  }
}

extension Element {
  /// The item of an overflow menu that stands for a button of a toolbar; nil for what has none.
  fileprivate var menuItem: MenuItem? {
    func item(_ title: String, _ symbol: String?, _ state: ControlState) -> MenuItem? {
      guard !title.isEmpty else { return nil }
      return MenuItem(title, symbol: symbol.flatMap { $0.isEmpty ? nil : $0 })
        .state(state.intersection(.disabled))
    }
    switch unmodified {
    case let button as ToolbarItem:
      let title = button.title.isEmpty ? button.accessibilityLabel ?? "" : button.title
      return item(title, button.symbol, button.state)?.with(\.value, button.isShownOn ? .on : .off)
    case let button as PushButton: return item(button.title, button.symbol, button.state)
    case let button as Button: return item(button.title, button.symbol, button.state)
    case let button as PullDownButton:
      return item(button.title, button.symbol, button.state)?.with(\.children, button.menuItems)
    default: return nil
    }
  }
}
