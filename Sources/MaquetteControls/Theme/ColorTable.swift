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
  /// One for each token, at its place.
  private var colors = [DynamicColor?](repeating: nil, count: ColorToken.allCases.count)

  /// Creates a table; a token without a colour is clear.
  public init(_ colors: KeyValuePairs<ColorToken, DynamicColor>) {
    for (token, color) in colors { self.colors[token.place] = color }
  }

  /// Returns a token's colour under an appearance and a contrast.
  public func color(_ token: ColorToken, appearance: Appearance, contrast: Contrast) -> Color {
    colors[token.place]?.resolved(appearance, contrast) ?? .clear
  }

  /// The four looks of a token.
  public subscript(token: ColorToken) -> DynamicColor? {
    get { colors[token.place] }
    set { colors[token.place] = newValue }
  }
}

extension ColorToken {
  /// The token's place among all tokens.
  ///
  /// Swift numbers cases without values in their order, in a byte while there are at most 256 of them; a test looks at
  /// every one. Names would have to be hashed for every colour that a picture asks for.
  var place: Int { Int(unsafe unsafeBitCast(self, to: UInt8.self)) }
}
