public import MaquetteGraphics

/// Glyphs of one face and size, placed along a baseline.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph and where its origin lies, in points from the run's origin (y down).
  public struct Glyph: Hashable, Sendable {
    /// The glyph.
    public var id: GlyphID
    /// Its origin on the baseline, in points from the run's origin.
    public var position: Point

    /// Creates a placed glyph.
    public init(id: GlyphID, position: Point) {
      self.id = id
      self.position = position
    }
  }

  /// The face that all glyphs come from.
  public var face: FontFace
  /// The em in points, after the stand-in's optical scale.
  public var emSize: Double
  /// The size in points as the platform's type ramp counts it: the em before the stand-in's optical scale.
  public var fontSize: Double
  /// The glyphs in visual order.
  public var glyphs: [Glyph]
  /// The text style that gave the font its size; nil for a size of its own. It is not drawn.
  public var textStyle: TextStyle?

  /// Creates a run; unless given, the font's size is the em.
  public init(face: FontFace, emSize: Double, fontSize: Double? = nil, glyphs: [Glyph]) {
    self.face = face
    self.emSize = emSize
    self.fontSize = fontSize ?? emSize
    self.glyphs = glyphs
  }
}
