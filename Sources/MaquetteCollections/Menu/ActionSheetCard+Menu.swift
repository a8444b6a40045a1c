import MaquetteControlKit
import MaquetteElements

extension Presentation {
  /// The choices of a menu, as a sheet.
  static func actionSheet(
    title: String?, children: [any Element], in environment: Environment
  ) -> Presentation {
    var inside = environment
    inside.isEnabled = true
    inside.menuColumns = nil
    var presentation = Presentation(
      in: inside, content: { _ in ActionSheetCard(title: title, menu: children) },
      place: { ActionSheetCard.place($0, at: $1, in: $2, environment) })
    presentation.backdrop = Surface(fill: .token(.menuBackdrop))
    return presentation
  }
}

extension ActionSheetCard {
  /// Creates the sheet of a menu's items, with a button that cancels.
  init(title: String?, menu children: [any Element]) {
    self.init(
      rows: ActionSheetRows(title: title, choices: MenuItemList(children).items.map(\.element)),
      cancel: CancelItem())
  }
}

/// The button that cancels the choice from a menu.
private struct CancelItem: Element {
  func node(in environment: Environment) -> Node {
    var look = DialogButtonLook(metrics: environment.theme[ActionSheetMetrics.self].button)
    look.isStrong = true
    let action = DialogAction(title: environment.translated(.cancel), role: .cancel)
    var node = DialogButton(action: action, look: look).node(in: environment)
    node.name = NodeName("sheet-button")
    node.accessibility = Accessibility(label: environment.spoken(.cancel), traits: [.button])
    return node
  }
}
