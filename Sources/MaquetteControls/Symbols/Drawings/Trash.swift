extension SymbolSource {
  /// A bin with a lid; it has three slats, and from semibold up two that are thinner than the rest.
  static let trash = [
    SymbolSource(
      "trash", .object, inner: 0.56,
      """
      s M3.6 5.6 H20.4
      s M8.6 5.2 V4.4 C8.6 3.1 9.4 2.4 10.6 2.4 H13.4 C14.6 2.4 15.4 3.1 15.4 4.4 V5.2
      o M5.4 5.6 L6.3 19.3 C6.4 20.8 7.3 21.6 8.7 21.6 H15.3 C16.7 21.6 17.6 20.8 17.7 19.3 L18.6 5.6 Z
      k until=2 factor=0.85 M8.9 9.2 L9.3 18 M12 9.2 V18 M15.1 9.2 L14.7 18
      k after=2 limit=1.7 M10.2 9.8 L10.4 17.6 M13.8 9.8 L13.6 17.6
      """)
  ]
}
