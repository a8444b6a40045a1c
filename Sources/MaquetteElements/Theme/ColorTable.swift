/// The four looks of a colour.
public struct DynamicColor: Hashable, Sendable {
  /// Light appearance, standard contrast.
  public var light: Color
  /// Dark appearance, standard contrast.
  public var dark: Color
  /// Light appearance, increased contrast.
  public var lightIncreased: Color
  /// Dark appearance, increased contrast.
  public var darkIncreased: Color

  /// Creates a colour; the looks under increased contrast default to those under standard contrast.
  public init(light: Color, dark: Color, lightIncreased: Color? = nil, darkIncreased: Color? = nil) {
    self.light = light
    self.dark = dark
    self.lightIncreased = lightIncreased ?? light
    self.darkIncreased = darkIncreased ?? dark
  }

  func named(_ token: ColorTokenName?) -> DynamicColor {
    DynamicColor(
      light: light.named(token), dark: dark.named(token), lightIncreased: lightIncreased.named(token),
      darkIncreased: darkIncreased.named(token))
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

/// The looks of colour tokens in a theme: those of its platform and era unless changed.
public struct ColorTable: Hashable, Sendable {
  private let platform: Platform
  private let era: Era
  private var changes: [ColorToken: DynamicColor] = [:]

  init(platform: Platform, era: Era) {
    self.platform = platform
    self.era = era
  }

  /// Returns a token's colour under an appearance and a contrast.
  public func color(_ token: ColorToken, appearance: Appearance, contrast: Contrast) -> Color {
    self[token].resolved(appearance, contrast)
  }

  /// The four looks of a token.
  public subscript(token: ColorToken) -> DynamicColor {
    get {
      // Few themes change colours.
      if !changes.isEmpty, let changed = changes[token] { return changed }
      return token.standard(for: platform, era: era)
    }
    // The name is set here and not at each lookup, because every control looks up colours many times per picture.
    set { changes[token] = newValue.named(ColorTokenName(token.name)) }
  }
}

extension DynamicColor {
  /// Creates a colour from four `RRGGBBAA` numbers: light, dark, and both with increased contrast.
  package init(_ light: UInt32, _ dark: UInt32, _ lightIncreased: UInt32, _ darkIncreased: UInt32) {
    self.init(
      light: Color(rgba: light), dark: Color(rgba: dark), lightIncreased: Color(rgba: lightIncreased),
      darkIncreased: Color(rgba: darkIncreased))
  }
}

extension Color {
  init(rgba: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgba >> 24), green: UInt8(truncatingIfNeeded: rgba >> 16),
      blue: UInt8(truncatingIfNeeded: rgba >> 8), alpha: UInt8(truncatingIfNeeded: rgba))
  }
}
