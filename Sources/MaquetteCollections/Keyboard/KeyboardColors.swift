public import MaquetteElements

extension ColorToken {
  /// What the keys lie on.
  public static let keyboardTray = ColorToken(
    "keyboard-tray", DynamicColor(0xD2D4_DAFF, 0x2B2B_2BFF, 0xD2D4_DAFF, 0x1C1C_1CFF),
    ios7: DynamicColor(0xD2D5_DAFF, 0x2B2B_2BFF, 0xD2D5_DAFF, 0x1C1C_1CFF),
    iosGlass: DynamicColor(0xDCDE_E3D1, 0x3333_36D1, 0xE2E4_E8FF, 0x1C1C_1EFF))
  /// A letter's key, and the balloon over it.
  public static let keyboardKey = ColorToken(
    "keyboard-key", DynamicColor(0xFFFF_FFFF, 0x6B6B_6BFF, 0xFFFF_FFFF, 0x6B6B_6BFF),
    iosGlass: DynamicColor(0xFFFF_FFFF, 0x5858_5BFF, 0xFFFF_FFFF, 0x5858_5BFF))
  /// The keys around the letters.
  public static let keyboardSpecialKey = ColorToken(
    "keyboard-special-key", DynamicColor(0xAEB3_BCFF, 0x4747_47FF, 0x9A9F_A9FF, 0x4747_47FF),
    iosGlass: ColorToken.keyboardKey.standard(for: .ios, era: .glass))
  /// A shift key that is on.
  public static let keyboardShiftedKey = ColorToken(
    "keyboard-shifted-key", DynamicColor(0xFFFF_FFFF, 0xD3D3_D3FF, 0xFFFF_FFFF, 0xD3D3_D3FF))
  /// A space bar or a pad's key under a finger.
  public static let keyboardPressedKey = ColorToken(
    "keyboard-pressed-key", DynamicColor(0xAEB3_BCFF, 0x4747_47FF, 0x9A9F_A9FF, 0x4747_47FF),
    iosGlass: DynamicColor(0xCFD2_D8FF, 0x8080_83FF, 0xCFD2_D8FF, 0x8080_83FF))
  /// The hard shadow under a key.
  public static let keyboardKeyShadow = ColorToken(
    "keyboard-key-shadow", DynamicColor(0x898B_8EFF, 0x1D1D_1DFF, 0x898B_8EFF, 0x1D1D_1DFF))
  /// Letters, words and symbols on keys.
  public static let keyboardText = ColorToken(
    "keyboard-text", DynamicColor(0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF))
  /// The symbol on a shift key that is on.
  public static let keyboardShiftedText = ColorToken(
    "keyboard-shifted-text", DynamicColor(0x0000_00FF, 0x0000_00FF, 0x0000_00FF, 0x0000_00FF))
  /// The ground of suggestions.
  public static let keyboardSuggestionBar = ColorToken(
    "keyboard-suggestion-bar", DynamicColor(0xD2D4_DA00, 0x2B2B_2B00, 0xD2D4_DA00, 0x2B2B_2B00),
    ios7: DynamicColor(0xBBC2_C9FF, 0x3F3F_3FFF, 0xBBC2_C9FF, 0x3F3F_3FFF))
  /// The suggested words.
  public static let keyboardSuggestionText = ColorToken(
    "keyboard-suggestion-text", DynamicColor(0x0000_00FF, 0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF),
    ios7: DynamicColor(0xFFFF_FFFF, 0xFFFF_FFFF, 0x0000_00FF, 0xFFFF_FFFF))
  /// The lines between suggestions.
  public static let keyboardSuggestionLine = ColorToken(
    "keyboard-suggestion-line", DynamicColor(0x3C3C_434A, 0xFFFF_FF33, 0x3C3C_4399, 0xFFFF_FF66),
    ios7: ColorToken.keyboardTray.standard(for: .ios, era: .ios7))
  /// The bar above a keyboard with the buttons of a form.
  public static let keyboardAccessoryBar = ColorToken(
    "keyboard-accessory-bar", DynamicColor(0xF6F7_F6FF, 0x3838_3AFF, 0xF6F7_F6FF, 0x3838_3AFF))
}
