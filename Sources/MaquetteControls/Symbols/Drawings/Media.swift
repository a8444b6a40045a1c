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
      o limit=2.9 rect 5.5 4.2 2.8 15.6 0.9 | rect 3.7 4.2 4 15.6 0.9
      o limit=2.9 rect 15.7 4.2 2.8 15.6 0.9 | rect 16.3 4.2 4 15.6 0.9
      """),
    SymbolSource(
      "stop", .object, inner: 0.5,
      """
      o rect 4.5 4.5 15 15 2.4
      """),
    SymbolSource(
      "forward", .object, inner: 0.5,
      """
      o round=1.1 M2.2 5.6 L12.4 12 L2.2 18.4 Z
      o round=1.1 M13 5.6 L23.2 12 L13 18.4 Z
      """),
    SymbolSource("backward", .object, inner: 0.5, plan: .mirrored("forward")),
  ]
}
