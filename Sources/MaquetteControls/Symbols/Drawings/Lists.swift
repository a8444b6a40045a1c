extension SymbolSource {
  /// Lines and dots that stand for lists and settings.
  static let lists = [
    SymbolSource(
      "line.3.horizontal", .sign, inner: 0.52,
      """
      s M3.6 6 H20.4 M3.6 12 H20.4 M3.6 18 H20.4
      """),
    SymbolSource(
      "slider.horizontal.3", .sign, inner: 0.56,
      """
      s limit=2.5 M2.4 5.4 H5 M10.2 5.4 H21.6 M2.4 12 H13.8 M19 12 H21.6 M2.4 18.6 H5 M10.2 18.6 H21.6 | M2 4.6 H3.6 M11.2 4.6 H22 M2 12 H12.8 M20.4 12 H22 M2 19.4 H3.6 M11.2 19.4 H22
      s limit=2.5 circle 7.6 5.4 2.2 | circle 7.4 4.6 2.6
      s limit=2.5 circle 16.4 12 2.2 | circle 16.6 12 2.6
      s limit=2.5 circle 7.6 18.6 2.2 | circle 7.4 19.4 2.6
      """),
    SymbolSource(
      "list.bullet", .sign, inner: 0.54,
      """
      s limit=3.1 M8 5.8 H21.6 M8 12 H21.6 M8 18.2 H21.6
      d factor=0.4 base=0.75 M3.2 5.8 M3.2 12 M3.2 18.2
      """),
    SymbolSource(
      "chevron.up.chevron.down", .sign, inner: 0.54,
      """
      s M6.9 8.8 L12 3.7 L17.1 8.8 M6.9 15.2 L12 20.3 L17.1 15.2 | M6.9 7.9 L12 2.8 L17.1 7.9 M6.9 16.1 L12 21.2 L17.1 16.1
      """),
    SymbolSource(
      "arrow.up.arrow.down", .sign, inner: 0.56,
      """
      s limit=3 M7.2 19.4 V4.4 M3 8.6 L7.2 4.2 L11.4 8.6 M16.8 4.6 V19.6 M12.6 15.4 L16.8 19.8 L21 15.4 | M6.4 19.8 V4 M2 8.4 L6.4 3.8 L10.8 8.4 M17.6 4.2 V20 M13.2 15.6 L17.6 20.2 L22 15.6
      """),
  ]
}
