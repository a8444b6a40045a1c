public import MaquetteElements

/// A control with a menu that opens: a pop-up or pull-down button, or an element with a context menu.
public protocol MenuOwner: StatefulControl, ContainerElement {
  /// Whether the menu is open.
  var menu: MenuVisibility { get set }
  /// The items, sections and dividers of the menu.
  var menuItems: [any Element] { get set }
  /// The choice in event logs; nil if the menu has commands only.
  var chosenText: String? { get }

  /// Returns the control after an item was chosen, by the numbers of the items on the way to it.
  func choosing(_ path: [Int]) -> Self
}

extension MenuOwner {
  public var chosenText: String? { nil }
  public func choosing(_ path: [Int]) -> Self { self }
}
