extension SymbolSource {
  /// Buying things.
  static let commerce = [
    SymbolSource(
      "cart", .object, inner: 0.56,
      """
      s M1.8 4.2 H3.7 C4.5 4.2 5 4.6 5.2 5.4 L7.5 15.2
      o M5.7 7.2 H20.6 C21.5 7.2 22 7.8 21.8 8.7 L20.8 13.2 C20.6 14.2 20 14.7 19 14.8 L7.4 15.2 Z
      s M7.4 15.2 C6.4 15.8 6.6 17.6 8 17.6 H19.4
      d factor=0.5 base=0.8 M9 21 M18 21
      """)
  ]
}
