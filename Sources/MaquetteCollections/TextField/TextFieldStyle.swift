public import MaquetteElements

/// The border style of a field.
public enum TextFieldStyle: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// The platform's usual border: round corners on iOS, a bezel on macOS.
  case rounded
  /// A bezel with round corners on macOS, as with `NSTextField.BezelStyle.roundedBezel`; elsewhere the usual border.
  case roundedBezel = "rounded-bezel"
  /// No border, for fields in list rows.
  case plain
  /// A line below the text.
  case underlined
}

/// When a field shows its clear button, like `UITextField.ViewMode`.
public enum ClearButtonMode: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Never.
  case never
  /// While the field is focused.
  case whileEditing = "while-editing"
  /// While the field is not focused.
  case unlessEditing = "unless-editing"
  /// Whenever the field has text.
  case always

  /// Whether a field with text shows the button.
  func isShown(isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
