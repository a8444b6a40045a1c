public import MaquetteTypography

/// One value of a theme under its name: `color.label`, `button.medium.corner-radius`.
///
/// Names and values come from the theme's own tables, so what is not a token cannot be drawn.
public struct ThemeToken: Sendable {
  /// What a token can be.
  public enum Kind: Hashable, Sendable {
    /// A colour.
    case color
    /// A length in points.
    case points(ClosedRange<Double>)
    /// A number without a unit.
    case number(ClosedRange<Double>)
    /// The weight of the font.
    case weight
    /// A text style: family, size, thickness and the distance of lines.
    case typography
    /// A reference to one of the theme's text styles.
    case textStyle
    /// A reference to one of the theme's colours.
    case colorToken
  }

  /// What it differs by within one platform's theme.
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

  /// What a value is asked for or set under.
  public struct Context: Hashable, Sendable {
    /// Light or dark.
    public var appearance: Appearance
    /// Standard or increased contrast.
    public var contrast: Contrast
    /// The reader's text size.
    public var textSize: TextSize

    /// Creates a context; unless said otherwise it is what a device has when it leaves the shop.
    public init(
      appearance: Appearance = .light, contrast: Contrast = .standard, textSize: TextSize = .large
    ) {
      self.appearance = appearance
      self.contrast = contrast
      self.textSize = textSize
    }
  }

  /// Groups in kebab-case and the token's own name, joined with dots.
  public let name: String
  /// The names of its groups, the outermost first, and its own.
  public let path: [String]
  /// What it can be.
  public let kind: Kind
  /// What it differs by.
  public let variation: Variation
  /// The platforms in whose themes the value is this project's own choice, for no source gives it.
  public let choices: Set<Platform>
  /// The value in a theme; nil if the theme has no such thing, as a second shadow.
  public let value: @Sendable (Theme, Context) -> ThemeTokenValue?
  /// Sets the value in a theme; a value of another kind changes nothing.
  public let set: @Sendable (inout Theme, ThemeTokenValue, Context) -> Void

  package init(
    _ path: [String], kind: Kind, variation: Variation, choices: Set<Platform> = [],
    value: @escaping @Sendable (Theme, Context) -> ThemeTokenValue?,
    set: @escaping @Sendable (inout Theme, ThemeTokenValue, Context) -> Void
  ) {
    name = path.joined(separator: ".")
    self.path = path
    self.kind = kind
    self.variation = variation
    self.choices = choices
    self.value = value
    self.set = set
  }
}
