/// What colours a part of a drawing when a symbol is not drawn in one colour.
struct SymbolTone: Hashable, Sendable {
  /// The layers that a part can belong to.
  static let layers = 1...3

  /// How important the part is, 1 most: its opacity when drawn in a hierarchy, its place in a palette.
  var layer = 1
  /// The colour that the thing itself has; nil for the symbol's.
  var color: ColorToken?
  /// From which step of a variable value on the part is drawn in full; nil for always.
  var step: Int?
}
