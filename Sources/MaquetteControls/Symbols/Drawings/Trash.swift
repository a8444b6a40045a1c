extension SymbolSource {
  /// A bin with a lid; it has three slats, and from semibold up two that are thinner than the rest.
  static let trash = [
    SymbolSource(
      "trash", .object, inner: 0.56,
      """
      s limit=2.9 M3.6 5.6 H20.4
      s limit=2.9 M8.6 5.4 V4.4 C8.6 3.1 9.4 2.3 10.6 2.3 H13.4 C14.6 2.3 15.4 3.1 15.4 4.4 V5.4 | M7.9 5.4 V4 C7.9 2.2 8.9 1.2 10.3 1.2 H13.7 C15.1 1.2 16.1 2.2 16.1 4 V5.4
      o limit=2.9 M5.4 5.6 L6.3 19.3 C6.4 20.8 7.3 21.6 8.7 21.6 H15.3 C16.7 21.6 17.6 20.8 17.7 19.3 L18.6 5.6 Z
      k until=2 factor=0.85 M8.9 9.3 L9.3 17.9 M12 9.3 V17.9 M15.1 9.3 L14.7 17.9
      k after=2 limit=1.7 M10 10.4 L10.2 17.2 M14 10.4 L13.8 17.2
      """)
  ]
}
