import MaquetteControlKit
package import MaquetteElements
import MaquetteGraphics

extension Presentation {
  /// The edit menu of a text: a bar above the selection, or below it where there is no room; on macOS a context menu.
  ///
  /// - Parameters:
  ///   - menu: the menu with its commands; its arrow points to the selection by itself.
  ///   - selection: returns the frame of the selection or the caret with its handles, for the frame of the text.
  package static func edit(
    _ menu: EditMenu, of selection: @escaping @Sendable (_ text: Rect) -> Rect, in environment: Environment
  ) -> Presentation {
    guard environment.platform != .macos else {
      let items = menu.items.enumerated().map { index, item in
        MenuItem(item.title(in: environment))
          .with(\.state, index == menu.highlighted ? .highlighted : .normal)
      }
      var presentation = Presentation.menu(items, at: .context(x: 0, y: 0), in: environment)
      let place = presentation.place
      presentation.place = { size, anchor, bounds in
        let target = selection(anchor)
        return place(size, Rect(x: target.center.x, y: target.maxY, width: 0, height: 0), bounds)
      }
      return presentation
    }
    var inside = environment
    inside.isEnabled = true
    let metrics = environment.theme[EditMenuMetrics.self]
    return Presentation(
      in: inside,
      content: { anchor in
        EditMenuPanel(menu: menu, target: selection(anchor))
      },
      place: { size, anchor, bounds in
        let bounds = bounds.inset(by: environment.safeAreaInsets)
        let (size, target) = (bounds.fitted(size, margin: metrics.margin), selection(anchor))
        let distance = metrics.gap + (menu.isList(in: environment) ? 0 : metrics.arrow.length)
        let above = target.minY - distance - size.height
        let fits = bounds.growsInHeight || above >= bounds.frame.minY + metrics.margin
        let frame = Rect(
          x: target.center.x - size.width / 2, y: fits ? above : target.maxY + distance, width: size.width,
          height: size.height)
        return bounds.holding(frame, margin: metrics.margin, direction: environment.direction)
      })
  }
}

extension EditMenu {
  /// Creates the menu of a text in its state; nil for one that is not in sight.
  package init?(_ commands: [EditCommand], in state: EditMenuState) {
    guard state.isOpen, !state.isOutOfSight else { return nil }
    self.init(commands)
    (page, highlighted) = (state.page, state.highlighted)
  }
}

/// The surface of an edit menu at its text.
private struct EditMenuPanel: Element {
  var menu: EditMenu
  /// The frame that its arrow points to.
  var target: Rect

  func node(in environment: Environment) -> Node {
    menu.panel(in: environment) { _ in target }.node(in: environment)
  }
}
