public import MaquetteElements

/// What is drawn around the text of a field.
public enum TextFieldStyle: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// The platform's usual border: round corners on iOS, a bezel on macOS.
  case rounded
  /// Nothing, for fields in rows of lists.
  case plain
  /// A line below the text.
  case underlined
}

/// When a field shows the button that empties it, as with `UITextField.ViewMode`.
public enum ClearButtonMode: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Never.
  case never
  /// While the field is focused.
  case whileEditing = "while-editing"
  /// While the field is not focused.
  case unlessEditing = "unless-editing"
  /// Whenever there is something to empty.
  case always

  /// Whether a field that has text shows the button.
  func isShown(isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
