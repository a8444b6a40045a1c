internal import MaquetteElements
internal import MaquetteGraphics
import MaquetteLayout
import MaquetteScene

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
      .clipped(radius: metrics.radius, style: metrics.cornerStyle)
      .background(MenuSurface(outline: outline))
      .node(in: environment)
  }
}

/// A translucent surface with a shadow around it and lines inside and outside of its edge.
private struct MenuSurface: Element {
  var outline: Surface.Outline

  func node(in environment: Environment) -> Node {
    let metrics = environment.theme[MenuMetrics.self]
    let pixel = 1 / environment.scale
    let line = Swift.max(metrics.outlineWidth, pixel)
    let ring = environment.color(.menuOutline)
    let outer = Surface(
      outline.outset(by: line), border: ring.alpha > 0 ? .init(color: .color(ring), width: line) : nil)
    let rim = environment.color(.menuRim)
    let surface = Surface(
      outline,
      border: rim.alpha > 0 ? .init(color: .color(rim), width: Swift.max(metrics.rimWidth, pixel)) : nil,
      material: Material(
        sigma: metrics.blur, saturation: metrics.saturation, tint: .token(.menuFill)))
    let shadows = metrics.shadows.map { $0.shadow(environment.color(.shadow)) }
    let item = LayoutItem { Measurement(width: $0.width ?? 10, height: $0.height ?? 10) }
    return Node(name: "menu-surface", item: item) { drawing in
      let frame = drawing.frame
      let shape = surface.shape(in: frame)
      var result: [DisplayList.Operation] = []
      if !shadows.isEmpty {
        // The surface is translucent: a shadow under it would darken it.
        result.append(.push(Layer(clip: Bezel.outside(of: shape, in: frame, reach: 100))))
        result += shadows.map { .shadow(shape, $0) }
        result.append(.pop)
      }
      result += outer.operations(in: frame.inset(by: -line), environment: environment)
      return result + surface.operations(in: frame, environment: environment)
    }
  }
}
