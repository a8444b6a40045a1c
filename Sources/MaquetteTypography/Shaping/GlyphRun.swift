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
  /// The glyphs in visual order.
  public var glyphs: [Glyph]

  /// Creates a run.
  public init(face: FontFace, emSize: Double, glyphs: [Glyph]) {
    self.face = face
    self.emSize = emSize
    self.glyphs = glyphs
  }
}
