extension SymbolSource {
  /// A padlock.
  static let locks = [
    SymbolSource(
      "lock", .object, inner: 0.54,
      """
      o rect 5.2 10.4 13.6 10.4 2.6
      s M8 10.4 V7 C8 4.5 9.6 2.8 12 2.8 C14.4 2.8 16 4.5 16 7 V10.4
      """)
  ]
}
