public import MaquetteGraphics

/// The number of a glyph within its font file.
public typealias GlyphID = UInt32

/// One instance of a font file: the file and the place on each of its variation axes.
public struct FontFace: Hashable, Sendable {
  /// The index of the file in its `FontLibrary`.
  public var fontIndex: Int
  /// The `wght` axis, 100 to 900.
  public var weight: Int
  /// The `opsz` axis in hundredths of a point; 0 if the file has none.
  public var opticalSize: Int

  /// Creates the description of an instance.
  public init(fontIndex: Int, weight: Int, opticalSize: Int) {
    self.fontIndex = fontIndex
    self.weight = weight
    self.opticalSize = opticalSize
  }
}

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
