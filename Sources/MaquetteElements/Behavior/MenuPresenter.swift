/// A live control that shows a menu in front of the picture. While the menu is open, it gets every touch and every key.
public protocol MenuPresenter: LiveControl {
  /// Whether the menu is open.
  var isMenuOpen: Bool { get }
  /// Whether there is a menu that could open.
  var hasMenu: Bool { get }

  /// Opens the menu; the place is that of the finger or the pointer that does, nil for a key.
  func openMenu(at place: Point?)
  /// Closes the menu without a choice.
  func closeMenu()
  /// Follows a touch while the menu is open. It may have begun before, on the control.
  func menuTouched(_ touch: Touch, _ phase: MenuTouchPhase)
  /// Responds to a key while the menu is open.
  func menuKey(_ key: MenuKey)
  /// Returns the frame of an item of the open menu, by its title or identifier; nil if there is none.
  func menuItemFrame(_ name: String) -> Rect?
}

/// A live control that presents the context menu of what is inside: touches go to that, and open the menu if they stay.
public protocol ContextMenuPresenter: MenuPresenter {}

/// A live control whose text has an edit menu, which opens for a touch that stays or a secondary click. While it is open, touches
/// beside it go on to what they hit.
public protocol EditMenuPresenter: MenuPresenter {
  /// Whether a touch at a place is for the menu or a handle of the selection.
  func takesTouch(at place: Point) -> Bool
  /// Responds to a touch beside the text and its menu, which closes the menu and ends the selection of a label.
  func touchedBeside(at place: Point)
}

/// A phase of a touch while a menu is open.
public enum MenuTouchPhase: Hashable, Sendable {
  case began, moved, ended, cancelled
  /// A pointer moves over the menu without a button: it highlights as a touch does, and chooses nothing.
  case hovered
}

/// A key that moves through an open menu.
public enum MenuKey: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  case up, down, left, right
  /// Chooses the highlighted item.
  case `return`
  /// Closes the menu.
  case escape
}

/// Whether a menu is open.
public enum MenuVisibility: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  case closed, open
}
