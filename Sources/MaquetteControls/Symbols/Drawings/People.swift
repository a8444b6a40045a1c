extension SymbolSource {
  /// A person: head and shoulders.
  static let people = [
    SymbolSource(
      "person", .object, inner: 0.54,
      """
      o circle 12 7.3 4
      o M4.4 19.1 C4.4 15.8 7.8 13.7 12 13.7 C16.2 13.7 19.6 15.8 19.6 19.1 C19.6 20 19.1 20.5 18.2 20.5 H5.8 C4.9 20.5 4.4 20 4.4 19.1 Z
      """)
  ]
}
