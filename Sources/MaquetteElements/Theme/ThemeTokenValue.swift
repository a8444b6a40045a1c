public import MaquetteGraphics
public import MaquetteTypography

/// What a token of a theme can be worth.
public enum ThemeTokenValue: Hashable, Sendable {
  /// A colour.
  case color(Color)
  /// A length in points.
  case points(Double)
  /// A number without a unit.
  case number(Double)
  /// The weight of the font.
  case weight(FontWeight)
  /// Letters, their size and the distance of their lines.
  case typography(TypeRamp.Entry)
  /// The same as one of the theme's text styles, whatever that is.
  case textStyle(TextStyle)
  /// The same as one of the theme's colours, whatever that is.
  case colorToken(ColorToken)
}
