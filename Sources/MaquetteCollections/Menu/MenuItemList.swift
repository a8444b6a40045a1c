package import MaquetteElements

/// The place of an item in a menu: its number among the items of the menu, then those of the submenus around it.
package typealias MenuItemPath = [Int]

/// The items of a menu in their order, those of sections included, those of submenus not.
package struct MenuItemList {
  /// An item with its place: the index of the child, and of the item in it if that is a section.
  package struct Entry {
    package var item: MenuItem
    /// The item with everything around it, such as its identifier.
    var element: any Element
    var child: Int
    var part: Int?
  }

  private let children: [any Element]
  package let items: [Entry]

  package init(_ children: [any Element]) {
    self.children = children
    items = children.enumerated().flatMap { index, child -> [Entry] in
      if let item = child.unmodified as? MenuItem { return [Entry(item: item, element: child, child: index)] }
      guard let section = child.unmodified as? MenuSection else { return [] }
      return section.children.enumerated().compactMap { part, element in
        (element.unmodified as? MenuItem).map { Entry(item: $0, element: element, child: index, part: part) }
      }
    }
  }

  /// Returns the item at a path; nil if there is none.
  func item(at path: MenuItemPath) -> MenuItem? {
    guard let first = path.first, items.indices.contains(first) else { return nil }
    let item = items[first].item
    return path.count == 1 ? item : MenuItemList(item.children).item(at: Array(path.dropFirst()))
  }

  /// Returns the path of the first item that satisfies a condition, in this menu or in its submenus.
  func path(where condition: (MenuItem) -> Bool) -> MenuItemPath? {
    if let index = items.firstIndex(where: { condition($0.item) }) { return [index] }
    for (index, entry) in items.enumerated() {
      if let path = MenuItemList(entry.item.children).path(where: condition) { return [index] + path }
    }
    return nil
  }

  /// Returns the children up to an item of this menu.
  func children(through path: MenuItemPath) -> [any Element]? {
    guard let first = path.first, items.indices.contains(first) else { return nil }
    let entry = items[first]
    var result = Array(children[..<entry.child])
    var last = children[entry.child]
    if let part = entry.part, var section = last.unmodified as? MenuSection {
      section.children = Array(section.children[...part])
      last = section
    }
    result.append(last)
    return result
  }

  /// Returns the children with every item changed, each with its path; those of submenus first.
  func mapping(_ change: (inout MenuItem, MenuItemPath) -> Void) -> [any Element] {
    mapping(below: [], change)
  }

  private func mapping(below path: MenuItemPath, _ change: (inout MenuItem, MenuItemPath) -> Void)
    -> [any Element]
  {
    var result = children
    for (index, entry) in items.enumerated() {
      var item = entry.item
      let own = path + [index]
      if !item.children.isEmpty { item.children = MenuItemList(item.children).mapping(below: own, change) }
      change(&item, own)
      guard let part = entry.part else {
        result[entry.child] = result[entry.child].replacingCore(by: item)
        continue
      }
      guard var section = result[entry.child].unmodified as? MenuSection else { continue }
      section.children[part] = section.children[part].replacingCore(by: item)
      result[entry.child] = result[entry.child].replacingCore(by: section)
    }
    return result
  }
}
