public import MaquetteGraphics
public import MaquetteTypography

/// What a subtree is drawn under: inherited by children, overridable at any element.
public struct Environment: Sendable {
  /// The system whose controls are drawn.
  public var platform: Platform = .ios
  /// Light or dark.
  public var appearance: Appearance = .light
  /// Standard or increased contrast.
  public var contrast: Contrast = .standard
  /// Which side is leading.
  public var direction: LayoutDirection = .leftToRight
  /// The Dynamic Type size.
  public var textSize: TextSize = .large
  /// Device pixels a point.
  public var scale: Double = 2
  /// The accent colour of controls that have none of their own.
  public var tint: ColorReference = .token(.blue)
  /// Whether controls can be used.
  public var isEnabled = true
  /// The colours and measures.
  public var theme: Theme
  /// The letters.
  public var fonts: FontLibrary

  /// Creates an environment; the platform is the theme's.
  public init(theme: Theme = .ios, fonts: FontLibrary = .bundled) {
    self.theme = theme
    self.fonts = fonts
    self.platform = theme.platform
  }

  /// Returns the colour that a token stands for here.
  public func color(_ token: ColorToken) -> Color {
    theme.colors.color(token, appearance: appearance, contrast: contrast)
  }

  /// Returns the colour that a reference stands for here.
  public func color(_ reference: ColorReference) -> Color {
    switch reference {
    case .token(let token): color(token)
    case .color(let color): color
    }
  }

  /// Returns the font of a text style at the environment's text size.
  public func font(_ style: TextStyle, weight: FontWeight? = nil) -> Font {
    let entry = platform.typeRamp.entry(for: style, at: textSize)
    return Font(size: entry.size, weight: weight ?? entry.weight)
  }
}
