extension SymbolSource {
  /// Tools of an interface.
  static let tools = [
    SymbolSource(
      "magnifyingglass", .sign, inner: 0.56,
      """
      s limit=3.8 circle 10.2 10.2 6.9
      s factor=1.1 limit=4.1 M15.3 15.3 L20.4 20.4
      """)
  ]
}
