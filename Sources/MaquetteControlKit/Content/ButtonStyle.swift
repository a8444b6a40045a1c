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
  /// On glass, in the ink of what is behind it; gray before iOS 26 and macOS 26.
  case glass
  /// White on glass of the tint; filled before iOS 26 and macOS 26.
  case glassProminent = "glass-prominent"
}

extension ButtonStyle {
  /// The glass behind the content; nil for another surface.
  package var glass: GlassKind? {
    switch self {
    case .glass: .regular
    case .glassProminent: .prominent
    default: nil
    }
  }

  /// The style as it is drawn, where surfaces are of glass or are not.
  package func shown(hasGlass: Bool) -> ButtonStyle {
    switch self {
    case .glass where !hasGlass: .gray
    case .glassProminent where !hasGlass: .filled
    default: self
    }
  }
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
  package var keyEquivalent: KeyEquivalent? {
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
