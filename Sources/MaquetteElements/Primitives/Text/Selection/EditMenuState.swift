/// Whether the edit menu of a text is open, and what of it a finger has chosen.
public struct EditMenuState: Hashable, Sendable {
  /// A menu that is not in the picture.
  public static let closed = EditMenuState()
  /// A menu at its first page.
  public static let open = EditMenuState(isOpen: true)

  /// Whether the menu is open.
  public var isOpen = false
  /// The page, from 0, of a menu that does not fit.
  package var page = 0
  /// The index of the highlighted command; nil for none.
  package var highlighted: Int?
  /// Whether the menu is out of sight while a finger drags a handle.
  package var isOutOfSight = false

  private init(isOpen: Bool = false) { self.isOpen = isOpen }
}

extension EditMenuState: AttributeDecodable {
  public static var attributeType: AttributeType { MenuVisibility.attributeType }

  /// Takes `open` or `closed`.
  public init(attribute value: AttributeValue) throws(AttributeError) {
    self.init(isOpen: try MenuVisibility(attribute: value) == .open)
  }
}
