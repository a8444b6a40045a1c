extension SymbolSource {
  /// A bell with its clapper, which keeps its distance as the lines grow.
  static let bells = [
    SymbolSource(
      "bell", .object, inner: 0.54,
      """
      o M12 3.4 C8.6 3.4 6.3 5.9 6.3 9.3 V11.4 C6.3 13.6 5.6 14.5 4.7 15.6 C4.2 16.2 4 16.6 4 17 C4 17.6 4.4 18 5.1 18 H18.9 C19.6 18 20 17.6 20 17 C20 16.6 19.8 16.2 19.3 15.6 C18.4 14.5 17.7 13.6 17.7 11.4 V9.3 C17.7 5.9 15.4 3.4 12 3.4 Z
      f M9.4 19.6 H14.6 C14.4 21 13.4 21.9 12 21.9 C10.6 21.9 9.6 21 9.4 19.6 Z | M8.6 21.1 H15.4 C15.1 22.7 13.9 23.7 12 23.7 C10.1 23.7 8.9 22.7 8.6 21.1 Z
      """)
  ]
}
