extension SymbolSource {
  /// Plain signs made of a few strokes.
  static let signs = [
    SymbolSource(
      "plus", .sign,
      """
      s M12 4.7 V19.3 M4.7 12 H19.3
      """),
    SymbolSource(
      "minus", .sign,
      """
      s M4.7 12 H19.3
      """),
    SymbolSource(
      "checkmark", .sign, inner: 0.54,
      """
      s M5.1 12.9 L9.9 18.7 L18.9 5.3
      """),
    SymbolSource(
      "xmark", .sign, inner: 0.48,
      """
      s M5.4 5.4 L18.6 18.6 M18.6 5.4 L5.4 18.6
      """),
    SymbolSource(
      "ellipsis", .sign, inner: 0.54,
      """
      d factor=0.45 base=0.75 M4.6 12 M12 12 M19.4 12
      """),
  ]
}
