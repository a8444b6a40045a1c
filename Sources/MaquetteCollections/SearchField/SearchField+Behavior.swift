import MaquetteElements

extension SearchField: EditableValue {
  public var hidesText: Bool { false }
}

extension SearchField {
  /// The keyboard of letters, whose return key searches once there is a text.
  public var keyboard: Keyboard? {
    var keyboard = Keyboard(.default, returnKey: .search)
    keyboard.isReturnKeyEnabled = !text.isEmpty
    keyboard.shift = text.isBeforeSentence ? .uppercase : .lowercase
    return keyboard
  }
}
