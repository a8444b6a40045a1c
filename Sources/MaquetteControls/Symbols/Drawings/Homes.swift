extension SymbolSource {
  /// A house, a clock and what else stands in one.
  static let homes = [
    SymbolSource(
      "house", .object, inner: 0.54,
      """
      s limit=3 M1.7 11.9 L10.9 3.9 C11.6 3.3 12.4 3.3 13.1 3.9 L22.3 11.9
      o limit=3 M4.4 9.55 V18 C4.4 19.7 5.3 20.6 7 20.6 H17 C18.7 20.6 19.6 19.7 19.6 18 V9.55 L13.1 3.9 C12.4 3.3 11.6 3.3 10.9 3.9 Z
      k limit=2 factor=0.95 M9.4 20.4 V15 C9.4 14.2 9.8 13.8 10.6 13.8 H13.4 C14.2 13.8 14.6 14.2 14.6 15 V20.4
      """),
    SymbolSource(
      "clock", .object, inner: 0.54,
      """
      o circle 12 12 9.6
      k limit=2.9 M12 6.2 V12.4 L15.9 14.9
      """),
    SymbolSource(
      "eye", .object, inner: 0.56,
      """
      o limit=3 M1.4 12 C3.4 8.2 7.3 5.4 12 5.4 C16.7 5.4 20.6 8.2 22.6 12 C20.6 15.8 16.7 18.6 12 18.6 C7.3 18.6 3.4 15.8 1.4 12 Z
      k limit=2.4 circle 12 12 3.3
      """),
  ]
}
