extension SymbolSource {
  /// Plain shapes.
  ///
  /// The star's notches lie at 0.47 of its points' radius, deeper than a pentagram's would be at 0.38 and so less spiky.
  static let shapes = [
    SymbolSource(
      "circle", .frame,
      """
      o circle 12 12 9.6
      """),
    SymbolSource(
      "square", .frame,
      """
      o rect 3.4 3.4 17.2 17.2 4
      """),
    SymbolSource(
      "star", .object, inner: 0.56,
      """
      o round=0.9 M12 2.3 L14.94 8.85 L22.08 9.62 L16.76 14.45 L18.23 21.48 L12 17.9 L5.77 21.48 L7.24 14.45 L1.92 9.62 L9.06 8.85 Z
      """),
    SymbolSource(
      "heart", .object, inner: 0.54,
      """
      o M12 20.6 C11.4 20.6 2.6 15.6 2.6 9.4 C2.6 6.2 4.8 3.9 7.6 3.9 C9.5 3.9 11.1 4.9 12 6.6 C12.9 4.9 14.5 3.9 16.4 3.9 C19.2 3.9 21.4 6.2 21.4 9.4 C21.4 15.6 12.6 20.6 12 20.6 Z
      """),
  ]
}
