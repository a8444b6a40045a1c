extension SymbolSource {
  /// Toothed wheels: one with eight broad teeth, one with a rim and spokes.
  static let gears = [
    SymbolSource(
      "gearshape", .object, inner: 0.58,
      """
      o round=1.2 M10.14 5.05 L10.6 2.6 L13.4 2.6 L13.86 5.05 L15.6 5.76 L17.65 4.36 L19.64 6.35 L18.24 8.4 L18.95 10.14 L21.4 10.6 L21.4 13.4 L18.95 13.86 L18.24 15.6 L19.64 17.65 L17.65 19.64 L15.6 18.24 L13.86 18.95 L13.4 21.4 L10.6 21.4 L10.14 18.95 L8.4 18.24 L6.35 19.64 L4.36 17.65 L5.76 15.6 L5.05 13.86 L2.6 13.4 L2.6 10.6 L5.05 10.14 L5.76 8.4 L4.36 6.35 L6.35 4.36 L8.4 5.76 Z
      u circle 12 12 3.2
      n circle 12 12 3.2
      """),
    SymbolSource(
      "gear", .sign, inner: 0.58,
      """
      s circle 12 12 6.9
      s M12 5 L12 2.6 M16.95 7.05 L18.65 5.35 M19 12 L21.4 12 M16.95 16.95 L18.65 18.65 M12 19 L12 21.4 M7.05 16.95 L5.35 18.65 M5 12 L2.6 12 M7.05 7.05 L5.35 5.35
      s circle 12 12 2.2
      """),
  ]
}
