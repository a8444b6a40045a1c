extension SymbolSource {
  /// A warning triangle, balanced about its centre of mass.
  static let alerts = [
    SymbolSource(
      "exclamationmark.triangle", .frame,
      """
      o limit=3 round=1.7 M12 1.8 L22.8 20.6 H1.2 Z
      k limit=2.6 M12 8.6 V13.4 | M12 9 V12.8
      e factor=0.6 base=0.2 limit=1.8 M12 16.9 | M12 17.2
      """)
  ]
}
