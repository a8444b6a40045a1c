extension SymbolSource {
  /// A box with an arrow that leaves or enters it.
  static let shares = [
    SymbolSource(
      "square.and.arrow.up", .frame, inner: 0.54,
      """
      u M8.2 8.4 H7.2 C5.5 8.4 4.5 9.4 4.5 11.1 V19.3 C4.5 21 5.5 22 7.2 22 H16.8 C18.5 22 19.5 21 19.5 19.3 V11.1 C19.5 9.4 18.5 8.4 16.8 8.4 H15.8
      b rect 4.5 8.4 15 13.6 2.7
      c M12 1.8 V14.8
      s M12 1.8 V14.8 M8.2 5.4 L12 1.6 L15.8 5.4
      """),
    SymbolSource(
      "square.and.arrow.down", .frame, inner: 0.54,
      """
      u M8.2 8.4 H7.2 C5.5 8.4 4.5 9.4 4.5 11.1 V19.3 C4.5 21 5.5 22 7.2 22 H16.8 C18.5 22 19.5 21 19.5 19.3 V11.1 C19.5 9.4 18.5 8.4 16.8 8.4 H15.8
      b rect 4.5 8.4 15 13.6 2.7
      c M12 1.8 V16.4 M8.2 12.6 L12 16.4 L15.8 12.6
      s M12 1.8 V16.2 M8.2 12.6 L12 16.4 L15.8 12.6
      """),
  ]
}
