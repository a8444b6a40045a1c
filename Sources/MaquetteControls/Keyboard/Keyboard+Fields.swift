import MaquetteElements

extension TextField {
  /// The keyboard for the field's content; the first letter of a sentence is a capital.
  public var keyboard: Keyboard? {
    var keyboard = Keyboard(keyboardType, returnKey: returnKey)
    keyboard.accessory = keyboardAccessory
    keyboard.shift =
      !isSecure && keyboardType.capitalizesSentences && text.isBeforeSentence ? .uppercase : .lowercase
    return keyboard
  }
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

extension ComboBox {
  /// None: a combo box is a control of macOS.
  public var keyboard: Keyboard? { nil }
}

extension String {
  /// Whether the next letter begins a sentence: at the beginning, and after a full stop and a space.
  var isBeforeSentence: Bool {
    guard last == " " else { return isEmpty }
    return last { $0 != " " }.map { ".?!".contains($0) } ?? true
  }
}
