extension SymbolSource {
  /// Things of an office.
  static let documents = [
    SymbolSource(
      "pencil", .object, inner: 0.54,
      """
      o limit=2.9 M3.6 20.4 L4.7 15.6 L16.3 4 C17.3 3 18.5 3 19.4 3.9 L20.1 4.6 C21 5.5 21 6.7 20 7.7 L8.4 19.3 Z
      k limit=2.4 factor=0.9 M14.4 6.4 L17.6 9.6
      """),
    SymbolSource(
      "folder", .object, inner: 0.54,
      """
      o limit=2.9 M2.3 7 C2.3 5.3 3.3 4.3 5 4.3 H8.3 C9.2 4.3 9.8 4.5 10.4 5.1 L11.2 5.8 C11.7 6.3 12.2 6.5 12.9 6.5 H19 C20.7 6.5 21.7 7.5 21.7 9.2 V17 C21.7 18.7 20.7 19.7 19 19.7 H5 C3.3 19.7 2.3 18.7 2.3 17 Z
      k limit=2.2 M2.4 10.3 H21.6 | M2.4 11 H21.6
      """),
    SymbolSource(
      "envelope", .object, inner: 0.54,
      """
      o limit=2.9 rect 2 4.6 20 14.8 2.7
      k limit=2.5 factor=0.95 M3.2 6.2 L10.3 12.4 C11.4 13.3 12.6 13.3 13.7 12.4 L20.8 6.2
      """),
    SymbolSource(
      "calendar", .object, inner: 0.54,
      """
      o limit=2.8 rect 3 4.2 18 16.8 3
      k limit=2.4 M3.2 9.2 H20.8 | M3.2 9.8 H20.8
      s limit=2.8 M7.7 2.4 V5.4 M16.3 2.4 V5.4
      e factor=0.4 base=0.55 limit=1.4 M8 13 M12 13 M16 13 M8 17 M12 17 M16 17
      """),
    SymbolSource(
      "bookmark", .object, inner: 0.54,
      """
      o limit=3.2 M6 5.4 C6 3.7 7 2.8 8.6 2.8 H15.4 C17 2.8 18 3.7 18 5.4 V20.2 C18 21.2 17.2 21.5 16.5 20.9 L12 17 L7.5 20.9 C6.8 21.5 6 21.2 6 20.2 Z
      """),
    SymbolSource(
      "doc", .object, inner: 0.54,
      """
      o limit=3 M4.7 5 C4.7 3.1 5.7 2.1 7.6 2.1 H12.4 C13.3 2.1 13.9 2.4 14.5 3 L18.5 7 C19.1 7.6 19.3 8.2 19.3 9.1 V19 C19.3 20.9 18.3 21.9 16.4 21.9 H7.6 C5.7 21.9 4.7 20.9 4.7 19 Z
      k limit=2.3 M13 2.6 V6.9 C13 8 13.5 8.5 14.6 8.5 H18.9
      """),
  ]
}
