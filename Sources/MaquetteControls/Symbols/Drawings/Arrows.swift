extension SymbolSource {
  /// One straight arrow turned four ways, and one that goes round.
  static let arrows = [
    SymbolSource(
      "arrow.right", .sign, inner: 0.54,
      """
      s M3.9 12 H20 M13.6 5.4 L20.2 12 L13.6 18.6
      """),
    SymbolSource("arrow.down", inner: 0.54, plan: .turned("arrow.right", quarterTurns: 1)),
    SymbolSource("arrow.left", inner: 0.54, plan: .turned("arrow.right", quarterTurns: 2)),
    SymbolSource("arrow.up", inner: 0.54, plan: .turned("arrow.right", quarterTurns: 3)),
    SymbolSource("arrow.forward", inner: 0.54, plan: .directional("arrow.right")),
    SymbolSource("arrow.backward", inner: 0.54, plan: .directional("arrow.left")),
    SymbolSource(
      "arrow.clockwise", .sign, inner: 0.56,
      """
      s limit=3.1 arc 12 12.8 19.4 14.8 14.6 5.6
      s limit=3.1 M12.4 1.6 L16.2 6.1 L11.2 9.6
      """),
    SymbolSource("arrow.counterclockwise", inner: 0.56, plan: .mirrored("arrow.clockwise")),
  ]
}
