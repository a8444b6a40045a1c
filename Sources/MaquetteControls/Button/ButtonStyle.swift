public import MaquetteElements

/// How prominent a button is.
public enum ButtonStyle: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Title and symbol in the tint, nothing behind them, the insets of the other styles.
  case plain
  /// On a gray surface.
  case gray
  /// On a surface of faint tint.
  case tinted
  /// White on the tint.
  case filled
  /// Title and symbol alone, without insets.
  case system
}

/// What a button means.
public enum ButtonRole: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// Nothing special.
  case normal
  /// The default choice; its title is semibold.
  case primary
  /// Leaves without doing anything.
  case cancel
  /// Destroys something; its tint is red.
  case destructive
}

/// On which side of its title a button's symbol stands.
public enum SymbolPlacement: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  case leading, trailing, top, bottom
}
