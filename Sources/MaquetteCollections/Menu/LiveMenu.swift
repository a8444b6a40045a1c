package import MaquetteElements
package import MaquetteGraphics

/// A control whose menu a person opens, chooses from and dismisses.
package class LiveMenu<Value: MenuOwner>: LiveMenuButton<Value>, MenuPresenter {
  /// A finger that moves less than this after it opened the menu has not chosen yet; our choice.
  private let slop = 4.0
  /// The items of open submenus, from the outermost to the innermost.
  private var openItems: MenuItemPath = []
  /// The highlighted item of the innermost open menu; nil for none.
  private var highlighted: Int?
  /// Whether the finger that is down has opened the menu.
  private var isOpening = false

  package var isMenuOpen: Bool { value.menu == .open && hasMenu }
  package var hasMenu: Bool { isEnabled && !MenuItemList(value.menuItems).items.isEmpty }

  package override var valueText: String? { value.chosenText }
  package override var eventsOfPurpose: ControlEvents {
    value.chosenText == nil ? super.eventsOfPurpose : .valueChanged
  }

  private var list: MenuItemList { MenuItemList(value.menuItems) }

  package func openMenu(at place: Point?) {
    guard hasMenu, !isMenuOpen else { return }
    isOpening = place != nil
    var changed = value
    changed.menu = .open
    value = changed
  }

  /// A touch has stayed on the control, whose menu is not its primary action.
  package override func timePassed() {
    host?.cancelTouch()
    openMenu(at: nil)
    sendActions(for: .menuActionTriggered)
  }

  /// Opens the menu if that is the primary action.
  package override func performPrimaryAction() {
    super.performPrimaryAction()
    if opensMenuAtOnce { openMenu(at: nil) }
  }

  package func closeMenu() {
    guard isMenuOpen else { return }
    (openItems, highlighted, isOpening) = ([], nil, false)
    update { $0.menu = .closed }
  }

  package func menuTouched(_ touch: Touch, _ phase: MenuTouchPhase) {
    let hit = item(at: touch.location)
    switch phase {
    case .began:
      isOpening = false
      if let hit {
        highlight(hit)
      } else if !isInMenu(touch.location) {
        closeMenu()
      }
    case .moved:
      guard !isOpening || hasMoved(touch) else { return }
      highlight(hit)
      if let hit, opensSubmenusBeside { openSubmenu(of: hit) }
    case .ended:
      defer { isOpening = false }
      guard !isOpening || hasMoved(touch) else { return }
      guard let hit else {
        highlight(nil)
        return
      }
      perform(hit)
    case .cancelled: highlight(nil)
    case .hovered:
      highlight(hit)
      if let hit, opensSubmenusBeside { openSubmenu(of: hit) }
    }
  }

  package func menuKey(_ key: MenuKey) {
    let forward: MenuKey = environment.direction == .rightToLeft ? .left : .right
    switch key {
    case .down: step(by: 1)
    case .up: step(by: -1)
    case .left, .right:
      if key == forward {
        if let current { openSubmenu(of: current, highlightingFirst: true) }
      } else if let last = openItems.popLast() {
        highlighted = last
        draw()
      }
    case .return: if let current { perform(current) } else { closeMenu() }
    case .escape: closeMenu()
    }
  }

  package func menuItemFrame(_ name: String) -> Rect? {
    for (level, menu) in presented.enumerated().reversed() {
      let items = items(of: Array(openItems.prefix(level)))
      for (index, node) in menu.nodes(named: MenuItem.nodeName).enumerated()
      where items.indices.contains(index) {
        if node.id == name || items[index].title == name { return node.frame }
      }
    }
    return nil
  }

  private var opensSubmenusBeside: Bool { environment.theme[MenuMetrics.self].hasSubmenusBeside }

  /// The path of the highlighted item.
  private var current: MenuItemPath? { highlighted.map { openItems + [$0] } }

  private func items(of path: MenuItemPath) -> [MenuItem] {
    let list = path.isEmpty ? list : MenuItemList(list.item(at: path)?.children ?? [])
    return list.items.map(\.item)
  }

  /// The path of the item at a location, in the frontmost menu there.
  private func item(at location: Point) -> MenuItemPath? {
    for (level, menu) in presented.enumerated().reversed() where menu.frame.contains(location) {
      let nodes = menu.nodes(named: MenuItem.nodeName)
      guard let index = nodes.firstIndex(where: { $0.frame.contains(location) }) else { return nil }
      return Array(openItems.prefix(level)) + [index]
    }
    return nil
  }

  private func isInMenu(_ location: Point) -> Bool { presented.contains { $0.frame.contains(location) } }

  private func hasMoved(_ touch: Touch) -> Bool {
    abs(touch.location.x - touch.start.x) > slop || abs(touch.location.y - touch.start.y) > slop
  }

  private func highlight(_ path: MenuItemPath?) {
    let enabled = path.flatMap { path in list.item(at: path)?.isChoosable == true ? path : nil }
    let open = path.map { Array($0.dropLast()) } ?? openItems
    // The submenu of the item under the pointer stays.
    let keeps = path.map { openItems.starts(with: $0) } ?? true
    let next = keeps ? openItems : open
    let last = keeps && path.map { $0.count <= openItems.count } ?? false ? nil : enabled?.last
    guard next != openItems || last != highlighted else { return }
    (openItems, highlighted) = (next, last)
    draw()
  }

  private func openSubmenu(of path: MenuItemPath, highlightingFirst: Bool = false) {
    guard let item = list.item(at: path), item.isChoosable, !item.children.isEmpty else { return }
    guard !openItems.starts(with: path) else { return }
    openItems = path
    highlighted = highlightingFirst ? items(of: path).firstIndex(where: \.isChoosable) : nil
    draw()
  }

  /// Chooses an item, or opens its submenu.
  private func perform(_ path: MenuItemPath) {
    guard let item = list.item(at: path), item.isChoosable else { return }
    guard item.children.isEmpty else {
      openSubmenu(of: path)
      return
    }
    let former = value.chosenText
    closeMenu()
    value = value.choosing(path)
    if value.chosenText != former { sendActions(for: .valueChanged) }
    sendAction(ControlAction(item.title), to: nil, for: .primaryActionTriggered)
  }

  /// Highlights the next item that can be chosen.
  private func step(by distance: Int) {
    let items = items(of: openItems)
    let choosable = items.indices.filter { items[$0].isChoosable }
    guard !choosable.isEmpty else { return }
    let place = highlighted.flatMap { choosable.firstIndex(of: $0) }
    let start = distance > 0 ? -1 : choosable.count
    highlighted = choosable[min(max((place ?? start) + distance, 0), choosable.count - 1)]
    draw()
  }

  /// Draws the open submenus and the highlighted item.
  private func draw() { update { _ in } }

  private func update(_ change: (inout Value) -> Void) {
    let (open, current) = (openItems, current)
    var changed = value
    changed.menuItems = list.mapping { item, path in
      item.menu = open.starts(with: path) ? .open : .closed
      if path == current {
        item.state.insert(.highlighted)
      } else {
        item.state.remove(.highlighted)
      }
    }
    change(&changed)
    value = changed
  }
}

extension MenuItem {
  /// Whether a person can choose the item or open its submenu.
  fileprivate var isChoosable: Bool { !state.contains(.disabled) }
}
