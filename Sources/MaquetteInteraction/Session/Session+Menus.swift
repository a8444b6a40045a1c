public import MaquetteElements

// Menus of a session. While one is open, it gets every touch and every key, as on the platforms: a touch outside closes it
// and does nothing else.
extension Session {
  /// The time after which a touch that stays opens a context menu: our choice, near to what the platforms do.
  private static let longPress = Moment(seconds: 0.5)
  /// The distance in points that such a touch may move, which is the allowance of `UILongPressGestureRecognizer`.
  private static let pressDistance = 10.0

  /// The control whose menu is open; nil for none.
  public var openMenu: (any MenuPresenter)? {
    controls.lazy.compactMap { $0 as? any MenuPresenter }.last { $0.isMenuOpen }
  }

  /// Opens the context menu of the element at a place, as a click with the secondary button does; without one, nothing
  /// happens.
  public func secondaryClick(at place: Point) {
    guard place.x.isFinite && place.y.isFinite else { return }
    dismissToolTip()
    _ = layout
    openMenu?.closeMenu()
    if let text = hitTest(place) as? any EditMenuPresenter, text.hasMenu, text.isContextMenuInteractionEnabled
    {
      log.add(.secondaryClick(place), of: text.title, at: time)
      return text.openMenu(at: place)
    }
    var menu = contextMenu(at: place)
    // A control that is all of the menu's content may have turned it off.
    if let control = hitTest(place), control.contextMenu === menu, !control.isContextMenuInteractionEnabled {
      menu = nil
    }
    log.add(.secondaryClick(place), of: menu?.title, at: time)
    guard let menu else { return }
    menu.openMenu(at: nil)
    menu.sendActions(for: .menuActionTriggered)
  }

  /// Presses a key: an open menu moves its highlight, chooses or closes. Without one, the arrow down opens the menu of the
  /// control that has the focus, and return and escape do as ``pressReturn()`` and ``pressEscape()``.
  public func pressKey(_ key: MenuKey) {
    dismissToolTip()
    if let menu = openMenu {
      log.add(.key(key), of: menu.title, at: time)
      return menu.menuKey(key)
    }
    switch key {
    case .return: pressReturn()
    case .escape: pressEscape()
    case .up, .down, .left, .right:
      log.add(.key(key), of: focused?.title, at: time)
      if key == .down, let menu = focused as? any MenuPresenter, !(menu is any EditMenuPresenter),
        menu.hasMenu
      {
        menu.openMenu(at: nil)
      }
    }
  }

  /// Chooses an item of the open menu, by its title or identifier, as a tap on it does. Returns whether there is one.
  @discardableResult
  public func choose(_ item: String) -> Bool {
    guard let place = place(ofItem: item) else { return false }
    touchDown(at: place)
    touchUp()
    return true
  }

  /// The middle of an item of the open menu; nil if there is none of that title or identifier.
  public func place(ofItem item: String) -> Point? {
    _ = layout
    return openMenu?.menuItemFrame(item)?.center
  }

  /// Opens the menu of what a touch has come down on, at once or once it has stayed.
  func touchBegan(on target: LiveControl?, at place: Point) {
    let own = target as? any MenuPresenter
    // The menu of a text gives way to that of an element around it.
    let isOther = own is any EditMenuPresenter && own?.hasMenu == false
    guard let menu = (isOther ? nil : own) ?? contextMenu(at: place), menu.hasMenu else { return }
    // A control that is all of the menu's content decides for it; one of several is touched by itself.
    let owner = menu === target?.contextMenu ? target ?? menu : menu
    guard owner.isContextMenuInteractionEnabled else { return }
    if owner.opensMenuAtOnce, owner === target || target == nil {
      menu.openMenu(at: place)
      // A control has sent the event as it was touched.
      if target == nil { menu.sendActions(for: .menuActionTriggered) }
    } else if menu.environment.platform != .macos {
      wake(menu, after: Self.longPress)
      pressed = menu
    }
  }

  /// Follows a touch with the open menu, and forgets about the one that it might open once it moves or ends.
  func followMenu(_ touch: Touch, _ phase: MenuTouchPhase) {
    let (dx, dy) = (touch.location.x - touch.start.x, touch.location.y - touch.start.y)
    if let pressed, phase != .moved || dx * dx + dy * dy > Self.pressDistance * Self.pressDistance {
      wake(pressed, after: nil)
      self.pressed = nil
    }
    openMenu?.menuTouched(touch, phase)
  }

  package func cancelTouch() { touchCancel() }

  /// Closes the edit menu of a text, which no key is for.
  func closeEditMenu() {
    if let menu = openMenu as? any EditMenuPresenter { menu.closeMenu() }
  }

  /// The innermost element with a context menu at a place.
  private func contextMenu(at place: Point) -> (any MenuPresenter)? {
    controls.lazy.compactMap { $0 as? any ContextMenuPresenter }
      .last {
        $0.isVisible && $0.isEnabled && $0.hasMenu && $0.isContextMenuInteractionEnabled
          && $0.frame.contains(place)
      }
  }

  /// Tells controls that are the only content of a context menu about it, among new ones.
  func linkContextMenus(of new: [LiveControl]) {
    for menu in new.compactMap({ $0 as? any ContextMenuPresenter }) {
      let inside = controls.filter { $0.place.path.isInside(menu.place.path) }
      let outermost = inside.filter { control in
        !inside.contains { control.place.path.isInside($0.place.path) }
      }
      guard outermost.count == 1, let control = outermost.first else { continue }
      control.contextMenu = menu
      control.isContextMenuInteractionEnabled = true
      // A button with a menu of its own keeps that, and one that pops up opens this one at once, however it is written.
      if control is any MenuPresenter { continue }
      if control.showsMenuAsPrimaryAction { menu.showsMenuAsPrimaryAction = true }
      control.showsMenuAsPrimaryAction = menu.showsMenuAsPrimaryAction
    }
  }
}

extension LayoutNode {
  /// What each control presents in front of the picture, in the order in which it was opened.
  var presentedByControl: [ControlPath: [LayoutNode]] {
    var result: [ControlPath: [LayoutNode]] = [:]
    forEach { node, _ in
      if let presenter = node.presenter { result[presenter, default: []].append(node) }
    }
    return result
  }
}
