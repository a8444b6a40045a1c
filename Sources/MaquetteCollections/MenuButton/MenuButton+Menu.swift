package import MaquetteElements

extension MenuButton {
  /// The items of the menu: those of titles, then the others.
  public var menuItems: [any Element] {
    get { items.map { MenuItem($0) } + children }
    set { (items, children) = ([], newValue) }
  }

  /// Returns the button with its menu in front of the picture, if that is open.
  func opened(_ button: any Element, in environment: Environment) -> any Element {
    let items = MenuItemList(shownItems)
    guard menu == .open, !items.items.isEmpty else { return button }
    // On iOS 26 the menu grows out of the button, which is gone while it is open.
    let anchor =
      environment.theme[MenuMetrics.self].coversAnchor ? button.opacity(0) : button
    return anchor.presenting(.menu(shownItems, at: menuPlace(of: items, in: environment), in: environment))
  }

  /// On macOS, a menu of choices lies over its control so that the choice does not move.
  private func menuPlace(of items: MenuItemList, in environment: Environment) -> MenuPlace {
    let metrics = environment.theme[MenuButtonMetrics.self]
    guard metrics.hasBezel, self is PopUpButton else { return .below }
    let chosen = items.items.firstIndex { $0.item.value == .on } ?? 0
    return .over(item: [chosen], titleInset: metrics.bezel(of: size).titleInset)
  }
}

extension PullDownButton {
  /// The items as they are shown.
  var shownItems: [any Element] { menuItems }
}

extension PopUpButton {
  /// The items as they are shown: unless an item is marked, that of the button's title is.
  var shownItems: [any Element] {
    let items = MenuItemList(menuItems)
    guard items.path(where: { $0.value != .off }) == nil else { return menuItems }
    return items.mapping { item, _ in
      if item.title == title, item.children.isEmpty { item.value = .on }
    }
  }

  /// Returns the button with another choice; the item of the former one is no longer marked.
  public func choosing(_ path: [Int]) -> PopUpButton {
    guard let item = MenuItemList(menuItems).item(at: path) else { return self }
    var result = self
    result.menuItems = MenuItemList(shownItems).mapping { item, other in
      if other == path {
        item.value = .on
      } else if item.value == .on {
        item.value = .off
      }
    }
    result.title = item.title
    result.symbol = item.symbol ?? symbol
    return result
  }

  /// The choice.
  public var chosenText: String? { menuItems.isEmpty ? nil : title }
}

extension Accessibility {
  /// Returns the description with the state of a menu, if there is one: expanded while it is open.
  package func hinting(at owner: some MenuOwner, in environment: Environment) -> Accessibility {
    guard owner.menu == .open else { return self }
    var result = self
    let word = environment.spoken(.expanded)
    result.value = [value, word].compactMap(\.self).joined(separator: ", ")
    return result
  }
}
