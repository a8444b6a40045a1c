public import MaquetteElements

/// How prominent a button is.
public enum ButtonStyle: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Title and symbol in the tint without a surface, with the insets of the other styles.
  case plain
  /// On a gray surface.
  case gray
  /// On a surface of faint tint.
  case tinted
  /// White on the tint.
  case filled
  /// In the tint, within a line of the tint.
  case outlined
  /// Title and symbol alone, without insets.
  case system
}

/// The role of a button.
public enum ButtonRole: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Nothing special.
  case normal
  /// The default choice, which Return presses; its title is semibold.
  case primary
  /// Cancels without any action, as Escape does.
  case cancel
  /// A destructive action; its tint is red.
  case destructive

  /// The key that presses a button of the role.
  var keyEquivalent: KeyEquivalent? {
    switch self {
    case .primary: .returnKey
    case .cancel: .escape
    case .normal, .destructive: nil
    }
  }
}

/// The side of its title that a button's symbol is on.
public enum SymbolPlacement: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  case leading, trailing, top, bottom
}
