extension SymbolSource {
  /// Sun, moon and lightning.
  static let weather = [
    SymbolSource(
      "sun.max", .object, inner: 0.56,
      """
      o limit=2.9 circle 12 12 4.5
      s limit=2.7 M12 2.9 V1.4 M12 21.1 V22.6 M2.9 12 H1.4 M21.1 12 H22.6 M5.57 5.57 L4.5 4.5 M18.43 5.57 L19.5 4.5 M5.57 18.43 L4.5 19.5 M18.43 18.43 L19.5 19.5
      """),
    SymbolSource(
      "moon", .object, inner: 0.54,
      """
      o limit=3.2 M20.6 14.6 C19.6 15 18.5 15.2 17.3 15.2 C12.5 15.2 8.8 11.5 8.8 6.7 C8.8 5.5 9 4.4 9.4 3.4 C9.7 2.7 9.1 2.3 8.4 2.6 C4.9 4.1 2.4 7.6 2.4 11.7 C2.4 17.2 6.8 21.6 12.3 21.6 C16.4 21.6 19.9 19.1 21.4 15.6 C21.7 14.9 21.3 14.3 20.6 14.6 Z
      """),
    SymbolSource(
      "bolt", .object, inner: 0.54,
      """
      o limit=3 round=0.6 M14.6 1.4 L4.4 13.6 H11.2 L9.4 22.6 L19.6 10.4 H12.8 Z
      """),
  ]
}
