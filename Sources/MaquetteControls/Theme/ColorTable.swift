public import MaquetteGraphics

/// A colour's four looks.
public struct DynamicColor: Hashable, Sendable {
  /// Light appearance, standard contrast.
  public var light: Color
  /// Dark appearance, standard contrast.
  public var dark: Color
  /// Light appearance, increased contrast.
  public var lightIncreased: Color
  /// Dark appearance, increased contrast.
  public var darkIncreased: Color

  /// Creates a colour; increased contrast looks like standard unless given.
  public init(light: Color, dark: Color, lightIncreased: Color? = nil, darkIncreased: Color? = nil) {
    self.light = light
    self.dark = dark
    self.lightIncreased = lightIncreased ?? light
    self.darkIncreased = darkIncreased ?? dark
  }

  /// Returns the look under an appearance and a contrast.
  public func resolved(_ appearance: Appearance, _ contrast: Contrast) -> Color {
    switch (appearance, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): lightIncreased
    case (.dark, .increased): darkIncreased
    }
  }
}

/// What each colour token looks like in a theme.
public struct ColorTable: Sendable {
  private var colors: [ColorToken: DynamicColor]

  /// Creates a table; a token without a colour is clear.
  public init(_ colors: [ColorToken: DynamicColor]) {
    self.colors = colors
  }

  /// Returns a token's colour under an appearance and a contrast.
  public func color(_ token: ColorToken, appearance: Appearance, contrast: Contrast) -> Color {
    colors[token]?.resolved(appearance, contrast) ?? .clear
  }

  /// The four looks of a token.
  public subscript(token: ColorToken) -> DynamicColor? {
    get { colors[token] }
    set { colors[token] = newValue }
  }
}
