extension SymbolSource {
  /// A person: head and shoulders.
  static let people = [
    SymbolSource(
      "person", .object, inner: 0.54,
      """
      o limit=3.1 circle 12 7.1 4.1 | circle 12 6.3 3.9
      o limit=3.1 M4.3 18.9 C4.3 15.7 7.6 13.6 12 13.6 C16.4 13.6 19.7 15.7 19.7 18.9 C19.7 20.1 19 20.7 17.8 20.7 H6.2 C5 20.7 4.3 20.1 4.3 18.9 Z | M3.9 19.1 C3.9 16.6 7.3 14.9 12 14.9 C16.7 14.9 20.1 16.6 20.1 19.1 C20.1 20.9 19.3 21.7 17.6 21.7 H6.4 C4.7 21.7 3.9 20.9 3.9 19.1 Z
      """)
  ]
}
