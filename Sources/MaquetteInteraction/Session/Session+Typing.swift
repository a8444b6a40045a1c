extension Session {
  /// Types a text into the control that has the keyboard, letter by letter; without one nothing happens.
  public func type(_ text: String) {
    log.add(.text(text), of: focused?.title, at: time)
    guard let field = focused as? any EditableControl else { return }
    for letter in text { field.insert(letter) }
  }

  /// Presses the return key: the field that has the keyboard ends editing. A control that no text is typed into, such as a
  /// date picker, has no use for the key.
  public func pressReturn() {
    log.add(.returnKey, of: focused?.title, at: time)
    guard let focused, focused is any EditableControl else { return }
    focused.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    resign(focused)
  }
}

/// A control that letters can be typed into.
protocol EditableControl: LiveControl {
  /// Puts a letter where the caret is, and says so.
  func insert(_ letter: Character)
}
