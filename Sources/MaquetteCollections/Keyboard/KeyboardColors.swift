public import MaquetteElements

extension ColorToken {
  /// What the keys lie on.
  public static let keyboardTray = ColorToken("keyboard-tray")
  /// A letter's key, and the balloon over it.
  public static let keyboardKey = ColorToken("keyboard-key")
  /// The keys around the letters.
  public static let keyboardSpecialKey = ColorToken("keyboard-special-key")
  /// A shift key that is on.
  public static let keyboardShiftedKey = ColorToken("keyboard-shifted-key")
  /// A space bar or a pad's key under a finger.
  public static let keyboardPressedKey = ColorToken("keyboard-pressed-key")
  /// The hard shadow under a key.
  public static let keyboardKeyShadow = ColorToken("keyboard-key-shadow")
  /// Letters, words and symbols on keys.
  public static let keyboardText = ColorToken("keyboard-text")
  /// The symbol on a shift key that is on.
  public static let keyboardShiftedText = ColorToken("keyboard-shifted-text")
  /// The ground of suggestions.
  public static let keyboardSuggestionBar = ColorToken("keyboard-suggestion-bar")
  /// The suggested words.
  public static let keyboardSuggestionText = ColorToken("keyboard-suggestion-text")
  /// The lines between suggestions.
  public static let keyboardSuggestionLine = ColorToken("keyboard-suggestion-line")
  /// The bar above a keyboard with the buttons of a form.
  public static let keyboardAccessoryBar = ColorToken("keyboard-accessory-bar")
}
