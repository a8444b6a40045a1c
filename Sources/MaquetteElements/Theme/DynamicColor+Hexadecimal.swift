import MaquetteGraphics

extension DynamicColor {
  /// Creates a colour from four `RRGGBBAA` numbers: light, dark, and both with increased contrast.
  init(_ light: UInt32, _ dark: UInt32, _ lightIncreased: UInt32, _ darkIncreased: UInt32) {
    self.init(
      light: Color(rgba: light), dark: Color(rgba: dark), lightIncreased: Color(rgba: lightIncreased),
      darkIncreased: Color(rgba: darkIncreased))
  }
}

extension Color {
  /// Creates a colour from `RRGGBBAA`.
  init(rgba: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgba >> 24), green: UInt8(truncatingIfNeeded: rgba >> 16),
      blue: UInt8(truncatingIfNeeded: rgba >> 8), alpha: UInt8(truncatingIfNeeded: rgba))
  }
}
