import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

/// A label with text that can be selected and copied.
package struct SelectableText: InteractiveControl {
  /// The text, with its selection and its menu.
  package var text = Text()

  package init() {}

  package init(_ text: Text) { self.text = text }

  package static let name = "selectable-label"
  package static let guideline =
    "Let people copy what they may need elsewhere, such as an address, a number or a code."
  package static let attributes: [Attribute<SelectableText>] = []
  package static let metrics: [any ThemeMetrics.Type] = [TextFieldMetrics.self, EditMenuMetrics.self]

  /// Returns the text with the selection behind it, its handles and its menu.
  package func body(in environment: Environment) -> any Element {
    guard let range = range(in: environment), !range.isEmpty else { return text }
    let look = environment.selectionLook(tint: environment.resolvedTint(nil))
    let marked = text.with(\.mark, TextMark(range, look))
    guard let menu = menu(in: environment) else { return marked }
    let frame: @Sendable (Rect) -> Rect = { frame in
      let lines = text.geometry(in: frame, environment).lines(of: range)
      // The knobs are outside of the lines.
      return lines.bounds?.inset(dx: 0, dy: -look.knob) ?? frame
    }
    return marked.presenting(.edit(menu, of: frame, in: environment))
  }

  /// Returns the text; one with links exposes itself.
  package func accessibility(in environment: Environment) -> Accessibility {
    guard text.partIDs.isEmpty else { return Accessibility(label: "", isContainer: true) }
    var exposed = Accessibility(label: text.spoken(in: environment), traits: [.staticText])
    exposed.isLabelTranslated = true
    return exposed
  }

  /// The selected characters; nil for none.
  func range(in environment: Environment) -> Range<Int>? {
    let selection = text.selection ?? (text.editMenu.isOpen ? .all : nil)
    return selection?.places(in: text.shown(in: environment).count)
  }

  /// The menu that is in sight; nil for none.
  private func menu(in environment: Environment) -> EditMenu? {
    EditMenu(commands(in: environment), in: text.editMenu)
  }

  /// The commands for what is selected.
  func commands(in environment: Environment) -> [EditCommand] {
    .fitting(
      selection: range(in: environment) ?? 0..<0, of: text.shown(in: environment).count, isEditable: false)
  }
}

extension Text {
  /// Returns the text as one that a person can select and copy.
  ///
  /// - Parameters:
  ///   - selection: the part that is selected; nil for none.
  ///   - menu: whether the edit menu is open.
  public func selectable(_ selection: TextSelection? = nil, menu: EditMenuState = .closed) -> any Element {
    SelectableText(with(\.isSelectable, true).with(\.selection, selection).with(\.editMenu, menu))
  }
}

extension SelectableText {
  /// Returns the element of a label of a sheet: one that can be selected, or the text itself.
  package static func of(_ element: any Element) -> any Element {
    guard let text = element as? Text, text.isSelectable else { return element }
    return SelectableText(text)
  }
}
