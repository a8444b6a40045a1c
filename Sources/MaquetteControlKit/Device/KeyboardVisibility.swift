public import MaquetteElements

/// When a screen shows the keyboard of the field that is edited in it.
public enum KeyboardVisibility: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// On phones, while a field is edited.
  case automatic
  /// Never, as with a keyboard of keys beside the phone.
  case hidden

  package static let help =
    "Whether a phone shows the keyboard while a field is edited: automatic or hidden."
}
