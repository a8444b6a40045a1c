/// One named value of a theme: `color.label`, `button.medium.corner-radius`.
///
/// Names and values come from the theme's own tables, so controls draw with nothing but tokens.
public struct ThemeToken: Sendable {
  /// The kind of a token.
  public enum Kind: Hashable, Sendable {
    /// A colour.
    case color
    /// A length in points.
    case points(ClosedRange<Double>)
    /// A number without a unit.
    case number(ClosedRange<Double>)
    /// The weight of the font.
    case weight
    /// A text style: family, size, weight and line height.
    case typography
    /// A reference to one of the theme's text styles.
    case textStyle
    /// A reference to one of the theme's colours.
    case colorToken
  }

  /// The settings that a token depends on within one platform's theme.
  public enum Variation: Hashable, Sendable {
    /// Nothing.
    case none
    /// Light and dark.
    case appearance
    /// Light and dark, and contrast in each.
    case look
    /// The reader's text size.
    case textSize
  }

  /// The settings under which a value is read or set.
  public struct Context: Hashable, Sendable {
    /// Light or dark.
    public var appearance: Appearance
    /// Standard or increased contrast.
    public var contrast: Contrast
    /// The reader's text size.
    public var textSize: TextSize

    /// Creates a context; the defaults are the factory settings of a device.
    public init(
      appearance: Appearance = .light, contrast: Contrast = .standard, textSize: TextSize = .large
    ) {
      self.appearance = appearance
      self.contrast = contrast
      self.textSize = textSize
    }
  }

  /// The groups in kebab-case and the token's own name, joined with dots.
  public let name: String
  /// The names of its groups, the outermost first, and its own name.
  public let path: [String]
  /// The kind of the token.
  public let kind: Kind
  /// The settings that the token depends on.
  public let variation: Variation
  /// The value in a theme; nil if the theme has none, for example no second shadow.
  public let value: @Sendable (Theme, Context) -> ThemeTokenValue?
  /// Sets the value in a theme; a value of another kind has no effect.
  public let set: @Sendable (inout Theme, ThemeTokenValue, Context) -> Void

  package init(
    _ path: [String], kind: Kind, variation: Variation,
    value: @escaping @Sendable (Theme, Context) -> ThemeTokenValue?,
    set: @escaping @Sendable (inout Theme, ThemeTokenValue, Context) -> Void
  ) {
    name = path.joined(separator: ".")
    self.path = path
    self.kind = kind
    self.variation = variation
    self.value = value
    self.set = set
  }
}

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
