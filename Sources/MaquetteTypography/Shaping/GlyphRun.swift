public import MaquetteGraphics

/// Glyphs of one face and size, placed along a baseline.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph and its position.
  public struct Glyph: Hashable, Sendable {
    /// The glyph.
    public var id: GlyphID
    /// Its origin on the baseline, in points from the run's origin (y down).
    public var position: Point

    /// Creates a placed glyph.
    public init(id: GlyphID, position: Point) {
      self.id = id
      self.position = position
    }
  }

  /// The face of all glyphs.
  public var face: FontFace
  /// The em in points, after the substitute's em scale.
  public var emSize: Double
  /// The nominal size in points: the em before the substitute's em scale.
  public var fontSize: Double
  /// The glyphs in visual order.
  public var glyphs: [Glyph]

  /// Creates a run; unless given, the font's size is the em.
  public init(face: FontFace, emSize: Double, fontSize: Double? = nil, glyphs: [Glyph]) {
    self.face = face
    self.emSize = emSize
    self.fontSize = fontSize ?? emSize
    self.glyphs = glyphs
  }
}
