extension SymbolSource {
  /// Buying things.
  static let commerce = [
    SymbolSource(
      "cart", .object, inner: 0.56,
      """
      s limit=2.7 M1.8 3.6 H3.5 C4.4 3.6 4.9 4 5.1 4.9 L7.6 16 C7.8 17.1 8.4 17.7 9.4 17.7 H19.2
      o limit=2.7 M5.53 6.8 H20.6 C21.5 6.8 22 7.4 21.8 8.3 L20.9 12.2 C20.7 13.1 20.1 13.6 19.2 13.6 L7.06 13.6 Z
      d factor=0.4 base=0.95 limit=2 M9.6 21.3 M18 21.3 | M9.6 22.3 M18 22.3
      """)
  ]
}
