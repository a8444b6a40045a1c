extension SymbolSource {
  /// Letters and marks, drawn as strokes and dots so that they match the set rather than a font.
  static let letters = [
    SymbolSource(
      "info", .sign, inner: 0.66,
      """
      d factor=0.62 base=0.35 limit=2.6 M11.9 5.2
      s limit=3.6 M9.6 10.3 H12.2 V18.6
      s limit=3.6 M9.2 18.8 H15.2
      """),
    SymbolSource(
      "questionmark", .sign, inner: 0.62,
      """
      s limit=3.6 M7.5 8.2 C7.5 5.5 9.4 3.8 12 3.8 C14.6 3.8 16.5 5.4 16.5 7.8 C16.5 9.9 15.3 10.9 13.9 11.9 C12.6 12.8 12 13.5 12 15 | M6.9 7.9 C6.9 4.9 9 3 12 3 C15 3 17.1 4.8 17.1 7.3 C17.1 9.4 15.8 10.4 14.3 11.3 C12.7 12.3 12 12.8 12 14.2
      d factor=0.62 base=0.2 limit=2.6 M12 19.6 | M12 20.6
      """),
    SymbolSource(
      "exclamationmark", .sign, inner: 0.62,
      """
      s limit=4 M12 4.2 V14.4 | M12 3.6 V12.8
      d factor=0.62 base=0.2 limit=2.7 M12 19.2 | M12 20.1
      """),
  ]
}
