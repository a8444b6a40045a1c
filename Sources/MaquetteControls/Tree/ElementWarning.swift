/// Something that an element could not draw as asked, so that it drew a visible stand-in.
public enum ElementWarning: Hashable, Sendable {
  /// No symbol has this name; a dashed square was drawn.
  case unknownSymbol(name: String, nearest: String?)
  /// The fonts have no glyph for these characters; boxes were drawn.
  case missingGlyphs(characters: [Character], text: String)
  /// The element has nothing to show.
  case emptyTitle(element: String)
}
