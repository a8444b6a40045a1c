/// The layer, colour and step of a part, for symbols that are not drawn in one colour.
struct SymbolTone: Hashable, Sendable {
  /// The layers that a part can belong to.
  static let layers = 1...3

  /// The layer of the part, 1 for the most important: it decides on hierarchical opacity and palette colour.
  var layer = 1
  /// The natural colour of the object; nil for the symbol's colour.
  var color: ColorToken?
  /// The first step of a variable value at which the part is drawn in full; nil for always.
  var step: Int?
}
