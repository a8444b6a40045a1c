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
      "circle.slash", .frame,
      """
      o circle 12 12 9.6
      k M5.3 5.3 L18.7 18.7
      """),
    SymbolSource(
      "square", .frame,
      """
      o rect 3.4 3.4 17.2 17.2 4
      """),
    SymbolSource(
      "star", .object, inner: 0.56,
      """
      o round=0.8 M12 1.65 L15.03 8.58 L22.56 9.32 L16.9 14.34 L18.52 21.73 L12 17.9 L5.48 21.73 L7.1 14.34 L1.44 9.32 L8.97 8.58 Z
      """),
    SymbolSource(
      "heart", .object, inner: 0.54,
      """
      o M12 20.6 C11.4 20.6 2.6 15.6 2.6 9.4 C2.6 6.2 4.8 3.9 7.6 3.9 C9.5 3.9 11.1 4.9 12 6.6 C12.9 4.9 14.5 3.9 16.4 3.9 C19.2 3.9 21.4 6.2 21.4 9.4 C21.4 15.6 12.6 20.6 12 20.6 Z
      """),
  ]
}
