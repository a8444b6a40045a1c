public import MaquetteElements
import MaquetteGraphics

extension MenuBarItem: MenuOwner {
  /// The items, sections and dividers of the menu.
  public var menuItems: [any Element] {
    get { children }
    set { children = newValue }
  }
}

extension MenuBarItem: InteractiveControl {
  /// Returns an item whose menu opens as soon as it is touched; from there the touch opens those beside it too.
  public func live(at place: ControlPlace) -> LiveControl { LiveMenuBarItem(place, self) }
}

/// An item of a menu bar. While its menu is open, a pointer over another item, or an arrow key, opens that one's instead.
private final class LiveMenuBarItem: LiveMenu<MenuBarItem> {
  /// The items of the bar with a menu, from leading to trailing.
  private var bar: [LiveMenuBarItem] {
    neighbors.compactMap { $0 as? LiveMenuBarItem }.filter { $0.place.list == place.list && $0.hasMenu }
  }

  override func menuTouched(_ touch: Touch, _ phase: MenuTouchPhase) {
    let isOver = phase == .began || phase == .moved || phase == .hovered
    if isOver, let other = bar.first(where: { $0 !== self && $0.frame.contains(touch.location) }) {
      return change(to: other, at: phase == .hovered ? nil : touch.location)
    }
    // A touch on the open item closes its menu.
    if phase == .began, frame.contains(touch.location) { return closeMenu() }
    super.menuTouched(touch, phase)
  }

  override func menuKey(_ key: MenuKey) {
    let forward: MenuKey = environment.direction == .rightToLeft ? .left : .right
    // Forward leads into a submenu, back out of an open one.
    let isWithin = presented.count > 1 || key == forward && isOnSubmenu
    guard key == .left || key == .right, !isWithin, let index = bar.firstIndex(where: { $0 === self }) else {
      return super.menuKey(key)
    }
    let count = bar.count
    let next = bar[(index + (key == forward ? 1 : count - 1)) % count]
    if next !== self { change(to: next, at: nil) }
  }

  /// Whether the highlighted item opens a submenu.
  private var isOnSubmenu: Bool {
    MenuItemList(value.menuItems).items.contains {
      $0.item.state.contains(.highlighted) && !$0.item.children.isEmpty
    }
  }

  private func change(to other: LiveMenuBarItem, at location: Point?) {
    closeMenu()
    other.openMenu(at: location)
  }
}
