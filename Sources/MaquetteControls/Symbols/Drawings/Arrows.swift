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
      "arrow.up.right", .sign, inner: 0.54,
      """
      s M5.6 18.4 L17.8 6.2 M8.8 5.9 H18.1 V15.2
      """),
    SymbolSource(
      "arrow.clockwise", .sign, inner: 0.56,
      """
      s limit=3.1 arc 12 12.8 19.4 14.8 16.2 6.38
      s limit=3.1 M13.7 1.7 L16.3 6.4 L11.3 8.6
      """),
    SymbolSource("arrow.counterclockwise", inner: 0.56, plan: .mirrored("arrow.clockwise")),
  ]
}
