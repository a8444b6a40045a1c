extension SymbolSource {
  /// Pictures and what takes them.
  static let pictures = [
    SymbolSource(
      "photo", .object, inner: 0.54,
      """
      o limit=2.9 rect 1.8 3.9 20.4 16.2 3
      k limit=2.2 M2.6 17.4 L7.4 12.6 C8.2 11.8 9.2 11.8 10 12.6 L13.4 16 L14.9 14.5 C15.7 13.7 16.7 13.7 17.5 14.5 L21.2 18.2
      e factor=0.5 base=0.9 limit=2 M16.6 8.7
      """),
    SymbolSource(
      "camera", .object, inner: 0.54,
      """
      o limit=2.9 M8.2 4.9 L7.4 6.1 C7 6.7 6.5 7 5.8 7 H4.8 C3 7 2 8 2 9.8 V17 C2 18.8 3 19.8 4.8 19.8 H19.2 C21 19.8 22 18.8 22 17 V9.8 C22 8 21 7 19.2 7 H18.2 C17.5 7 17 6.7 16.6 6.1 L15.8 4.9 C15.4 4.2 14.8 3.9 14 3.9 H10 C9.2 3.9 8.6 4.2 8.2 4.9 Z
      k limit=2.4 circle 12 13.2 3.9
      """),
  ]
}
