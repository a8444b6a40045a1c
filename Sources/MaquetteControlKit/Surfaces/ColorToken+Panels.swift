public import MaquetteElements
import MaquetteGraphics

// Colours that several surfaces share: menus, alerts, popovers, banners, keyboards, windows.
extension ColorToken {
  /// The translucent surface of a menu.
  public static let menuFill = ColorToken("menu-fill")
  /// The lines between rows and sections.
  public static let menuLine = ColorToken("menu-line")
  /// The line around a menu.
  public static let menuOutline = ColorToken("menu-outline")
  /// The line around a menu where a point has two pixels or more.
  public static let menuFineOutline = ColorToken("menu-fine-outline")
  /// The line just inside the edge.
  public static let menuRim = ColorToken("menu-rim")
  /// The highlight of an item under a finger, and of a chosen symbol.
  public static let menuPressed = ColorToken("menu-pressed")
  /// The title and the symbol of an item that cannot be chosen.
  public static let menuDisabled = ColorToken("menu-disabled")
  /// What dims the picture behind a context menu or a sheet.
  public static let menuBackdrop = ColorToken("menu-backdrop")
  /// The surface of an alert.
  public static let alertFill = ColorToken("alert-fill")
  /// The line just inside the edge of an alert.
  public static let alertRim = ColorToken("alert-rim")
  /// The border of a window.
  public static let windowEdge = ColorToken("window-edge")
}
