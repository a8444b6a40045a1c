public import MaquetteGraphics
public import MaquetteTypography

/// The value of a token of a theme.
public enum ThemeTokenValue: Hashable, Sendable {
  /// A colour.
  case color(Color)
  /// A length in points.
  case points(Double)
  /// A number without a unit.
  case number(Double)
  /// The weight of the font.
  case weight(FontWeight)
  /// A font with its size and line height.
  case typography(TypeRamp.Entry)
  /// A reference to one of the theme's text styles.
  case textStyle(TextStyle)
  /// A reference to one of the theme's colours.
  case colorToken(ColorToken)
}
