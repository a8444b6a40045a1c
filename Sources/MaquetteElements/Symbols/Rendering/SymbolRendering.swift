/// How many colours a symbol is drawn in.
public enum SymbolRendering: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// One colour.
  case monochrome
  /// One colour, fainter where a part matters less.
  case hierarchical
  /// A colour for each layer.
  case palette
  /// The colours that things have, such as a yellow sun; one colour for what has none.
  case multicolor
}
