extension SymbolSource {
  /// The world and the way to it.
  static let networks = [
    SymbolSource(
      "globe", .sign, inner: 0.56,
      """
      s limit=3 circle 12 12 9.6
      s limit=2.2 factor=0.92 M12 2.4 C9.2 4.8 7.8 8.2 7.8 12 C7.8 15.8 9.2 19.2 12 21.6 C14.8 19.2 16.2 15.8 16.2 12 C16.2 8.2 14.8 4.8 12 2.4 Z
      s limit=2.2 factor=0.92 M2.4 12 H21.6
      s until=2 factor=0.92 M12 2.4 V21.6
      """),
    SymbolSource(
      "wifi", .object, inner: 0.56,
      """
      s limit=2.9 M1.6 9.2 C7.4 3.7 16.6 3.7 22.4 9.2 | M1.6 7.6 C7.4 2.1 16.6 2.1 22.4 7.6
      s limit=2.9 M5.2 13 C9 9.5 15 9.5 18.8 13 | M5.6 12.4 C9.2 9.1 14.8 9.1 18.4 12.4
      s limit=2.9 M8.7 16.7 C10.6 15 13.4 15 15.3 16.7 | M9.7 17 C11 15.9 13 15.9 14.3 17
      d factor=0.5 base=0.8 limit=2.2 M12 20.2 | M12 21.6
      """),
  ]
}
