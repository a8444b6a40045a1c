extension SymbolSource {
  /// The keys of a player.
  ///
  /// The triangle's centre of mass, not its box, lies in the middle of the grid. The bars grow wider with the weight so
  /// that they stay hollow.
  static let media = [
    SymbolSource(
      "play", .object, inner: 0.5,
      """
      o round=1.3 M6.9 3.6 L21.6 12 L6.9 20.4 Z
      """),
    SymbolSource(
      "pause", .object, inner: 0.54,
      """
      o limit=2.9 rect 5.2 4.2 3.4 15.6 1 | rect 3.7 4.2 4.1 15.6 1
      o limit=2.9 rect 15.4 4.2 3.4 15.6 1 | rect 16.2 4.2 4.1 15.6 1
      """),
    SymbolSource(
      "stop", .object, inner: 0.5,
      """
      o rect 4.5 4.5 15 15 2.4
      """),
    SymbolSource(
      "forward", .object, inner: 0.5,
      """
      o limit=2.9 round=1.1 M1.9 5.5 L11.7 12 L1.9 18.5 Z | M1.1 5.1 L10.3 12 L1.1 18.9 Z
      o limit=2.9 round=1.1 M12.9 5.5 L22.7 12 L12.9 18.5 Z | M14.2 5.1 L23.4 12 L14.2 18.9 Z
      """),
    SymbolSource("backward", .object, inner: 0.5, plan: .mirrored("forward")),
  ]
}
