public import MaquetteGraphics

/// Stands in for the font library where there are no fonts: the outlines of glyphs come with the display list.
public final class FontLibrary: Sendable {
  /// A glyph of a face.
  public struct Glyph: Hashable, Sendable {
    var face: FontFace
    var id: GlyphID

    /// Creates a glyph.
    public init(face: FontFace, id: GlyphID) {
      self.face = face
      self.id = id
    }
  }

  /// A library without any glyph.
  public static let bundled = FontLibrary(outlines: [:])

  private let outlines: [Glyph: Path]

  /// Creates a library of outlines in ems.
  public init(outlines: [Glyph: Path]) { self.outlines = outlines }

  /// The outline of a glyph in ems.
  public func outline(of glyph: GlyphID, in face: FontFace) -> Path {
    outlines[Glyph(face: face, id: glyph)] ?? Path()
  }
}
