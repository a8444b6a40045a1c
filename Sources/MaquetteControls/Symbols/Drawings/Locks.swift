extension SymbolSource {
  /// A padlock.
  static let locks = [
    SymbolSource(
      "lock", .object, inner: 0.54,
      """
      o limit=3.2 rect 5 10.4 14 10.8 2.6 | rect 4.4 10.6 15.2 10.8 2.6
      s limit=3.2 M8 10.4 V6.8 C8 4.2 9.6 2.5 12 2.5 C14.4 2.5 16 4.2 16 6.8 V10.4 | M7.4 10.6 V6.2 C7.4 3.2 9.3 1.4 12 1.4 C14.7 1.4 16.6 3.2 16.6 6.2 V10.6
      """)
  ]
}
