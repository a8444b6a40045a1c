extension SymbolSource {
  /// One chevron, turned four ways.
  static let chevrons = [
    SymbolSource(
      "chevron.right", .sign, inner: 0.54,
      """
      s M8.4 4.8 L15.6 12 L8.4 19.2
      """),
    SymbolSource("chevron.down", inner: 0.54, plan: .turned("chevron.right", quarterTurns: 1)),
    SymbolSource("chevron.left", inner: 0.54, plan: .turned("chevron.right", quarterTurns: 2)),
    SymbolSource("chevron.up", inner: 0.54, plan: .turned("chevron.right", quarterTurns: 3)),
    SymbolSource("chevron.forward", inner: 0.54, plan: .directional("chevron.right")),
    SymbolSource("chevron.backward", inner: 0.54, plan: .directional("chevron.left")),
  ]
}
