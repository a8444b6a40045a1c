import MaquetteControlKit
package import MaquetteElements
package import MaquetteGraphics

extension LiveField: SelectingControl {
  package var selecting: SelectionTouch { selectionTouch }

  package var editMenu: EditMenuState {
    get { value.editMenu }
    set { if newValue != editMenu { value.editMenu = newValue } }
  }

  package var commands: [EditCommand] { value.commands }
  package var selectedCharacters: Range<Int>? { value.selected }

  package var knobs: (first: Rect, last: Rect)? {
    guard isFocused else { return nil }
    if let (lines, frame, environment) = lines { return lines.knobs(in: frame, environment) }
    return line.flatMap { $0.line.knobs(in: $0.frame, grid: PixelGrid(scale: environment.scale)) }
  }

  package func select(_ characters: Range<Int>?) {
    value.selection = characters.map { $0.isEmpty ? .caret($0.lowerBound) : .range($0) }
  }

  package func index(at point: Point) -> Int? {
    lines.map { $0.lines.index(at: point, in: $0.frame, $0.environment) }
      ?? line.map { $0.line.index(at: point.x, in: $0.frame) }
  }

  package func word(at point: Point) -> Range<Int>? {
    // Dots have no words.
    value.hidesText ? 0..<value.text.count : index(at: point).map { value.text.wordRange(at: $0) }
  }

  /// Opens the menu: that of the caret at a place, or on macOS that of the word there.
  package func openMenu(at place: Point?) {
    guard hasMenu, !isMenuOpen else { return }
    focus()
    if let place, let index = index(at: place), !value.selected.contains(index) {
      select(environment.platform == .macos ? word(at: place) : index..<index)
    }
    if !commands.isEmpty { editMenu = .open }
  }

  package func touchedBeside(at place: Point) { closeMenu() }

  package func perform(_ command: EditCommand) {
    let range = value.selected
    switch command {
    case .copy, .cut:
      host?.copy(String(Array(value.text)[range]), from: self)
      if command == .cut { replaceSelection(by: "") }
    case .paste: if let text = host?.pasteboard { replaceSelection(by: text) }
    case .select:
      select(value.hidesText ? 0..<value.text.count : value.text.wordRange(at: range.lowerBound))
      editMenu = .open
    case .selectAll:
      value.selection = .all
      editMenu = .open
    case .lookUp, .custom: break
    }
  }

  /// Puts a text in place of the selection, with the caret behind it.
  private func replaceSelection(by text: String) {
    let range = value.selected
    var characters = Array(value.text)
    characters.replaceSubrange(range, with: text)
    if let limit = value.maximumLength, characters.count > Swift.max(limit, value.text.count) { return }
    value.selection = .caret(range.lowerBound + text.count)
    value.edit(String(characters))
    sendActions(for: .editingChanged)
  }

  /// The lines of the field as they are in the picture; nil for one of a single line.
  private var lines: (lines: FieldLines, frame: Rect, environment: Environment)? {
    guard let node = layout?.first(where: { $0.name == FieldLines.name }), let subject = node.subject,
      let lines = subject.element as? FieldLines
    else { return nil }
    return (lines, node.frame, subject.environment)
  }

  /// The line of the field as it is in the picture.
  private var line: (line: FieldLine, frame: Rect)? {
    guard let node = layout?.first(where: { $0.name == FieldText.nodeName }), let subject = node.subject,
      let text = subject.element as? FieldText
    else { return nil }
    return (FieldLine(text, in: subject.environment), node.frame)
  }
}
