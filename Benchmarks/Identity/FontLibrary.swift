public import MaquetteGraphics

/// Replaces the font library in builds without fonts: the file of display lists holds the outlines of glyphs.
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

/// Stands for a shaped text, which glyphs of a display list that is read do not know.
final class ShapedText: Sendable {
  let codePoints: [UInt32] = []

  func clusterBoundary(atOrAfter index: Int, limit: Int) -> Int { limit }
}
