import MaquetteControlKit
import MaquetteElements
import MaquetteGraphics

/// The surface of a menu with its items.
struct MenuPanel: Element {
  /// The title above the items; nil for none.
  var title: String?
  /// The item that the menu is the submenu of, at its top where submenus cover their menus.
  var header: MenuItem?
  var children: [any Element]
  /// The least width in points, if it is greater than that of menus.
  var minimumWidth = 0.0

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[MenuMetrics.self]
    let outline = Surface.Outline.rounded(radius: metrics.radius, metrics.cornerStyle)
    return MenuColumn(title: title, header: header, children: children, minimumWidth: minimumWidth)
      .padding(Insets(horizontal: 0, vertical: metrics.verticalPadding))
      .scrollingIfNeeded()
      .clipped(radius: metrics.radius, style: metrics.cornerStyle)
      .background(PanelSurface(outline, metrics.panel(environment.appearance), .menu))
      .node(in: environment)
  }
}
