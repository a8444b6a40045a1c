import MaquetteCollections
import MaquetteControlKit
import MaquetteElements

extension ViewContext {
  /// Returns the items of a menu from the buttons, choices and lines in it; a tap on one does what it says and then closes the menu.
  func menuItems(of content: any View, close: @escaping () -> Void) -> [any Element] {
    var inner = child("items")
    inner.environment.own.place = .menu
    return inner.parts(of: content).compactMap { part in
      if part.traits.isDivider { return MaquetteElements.Divider(.horizontal) }
      guard let words = part.traits.title else { return nil }
      var item = MenuItem(words.text ?? "", symbol: words.symbol)
      item.role = words.role == .destructive ? .destructive : .normal
      item.value = words.isSelected ? .on : .off
      if !words.isEnabled { item.state = .disabled }
      let action = part.traits.action
      return touchable(
        item, words.text,
        .tap {
          action?()
          close()
        })
    }
  }

  /// Returns an element that a tap opens a menu of, with the menu in front while it is open.
  func opening(_ element: any Element, _ label: String?, _ content: any View) -> any Element {
    guard session.targets != nil else { return element }
    let isOpen = graph.slot("menu") { SharedValue(false) }
    let face = touchable(element, label, .tap { isOpen.value.toggle() })
    guard isOpen.value else { return face }
    let items = menuItems(of: content) { isOpen.value = false }
    return Modified(face) { face, environment in
      face.presenting(.menu(items, at: .below, in: environment)).node(in: environment)
    }
  }
}
