/// The rendering mode of a symbol, for one or several colours.
public enum SymbolRendering: String, Hashable, Sendable, CaseIterable, AttributeDecodable {
  /// One colour.
  case monochrome
  /// One colour, with less opacity for less important parts.
  case hierarchical
  /// A colour for each layer.
  case palette
  /// The natural colours of objects, such as a yellow sun; one colour for other parts.
  case multicolor
}
