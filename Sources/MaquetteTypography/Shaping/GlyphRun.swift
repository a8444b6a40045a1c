public import MaquetteGraphics

/// Glyphs of one face and size, placed along a baseline.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph and its position.
  ///
  /// Equality ignores the character: equal glyphs at equal positions look the same.
  public struct Glyph: Hashable, Sendable {
    /// The glyph.
    public var id: GlyphID
    /// The index of the first code point that the glyph stands for, of the text in ``GlyphRun/source``.
    package var cluster: Int32 = 0
    /// Its origin on the baseline, in points from the run's origin (y down).
    public var position: Point

    /// Creates a placed glyph.
    public init(id: GlyphID, position: Point) {
      self.id = id
      self.position = position
    }

    public static func == (first: Glyph, second: Glyph) -> Bool {
      first.id == second.id && first.position == second.position
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
      hasher.combine(position)
    }
  }

  /// The text that glyphs were shaped from, for exports whose text can be selected.
  ///
  /// All are equal, because the text changes no pixel.
  package struct Source: Hashable, Sendable {
    /// The whole text; nil if it is unknown.
    var text: ShapedText?

    /// Creates the text of glyphs that were not shaped from one.
    package init() {}

    init(_ text: ShapedText) { self.text = text }

    /// Returns the characters that begin at a code point and share glyphs, such as those of a ligature; empty if they are unknown.
    package func characters(at cluster: Int32) -> String {
      let start = Int(cluster)
      guard let text, text.codePoints.indices.contains(start) else { return "" }
      let end = text.clusterBoundary(atOrAfter: start + 1, limit: text.codePoints.count)
      return String(
        String.UnicodeScalarView(text.codePoints[start..<end].compactMap(Unicode.Scalar.init)))
    }

    /// Whether glyphs of two runs were shaped from one text.
    package func isSameText(as other: Source) -> Bool { text != nil && text === other.text }

    /// Returns the place of the space right before a code point; nil if there is none.
    package func space(before cluster: Int32) -> Int32? {
      guard let text, text.codePoints.indices.contains(Int(cluster) - 1),
        Unicode.Scalar(text.codePoints[Int(cluster) - 1])?.properties.isWhitespace == true
      else { return nil }
      return cluster - 1
    }

    package static func == (first: Source, second: Source) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
  }

  /// The face of all glyphs.
  public var face: FontFace
  /// The em in points, after the substitute's em scale.
  public var emSize: Double
  /// The nominal size in points: the em before the substitute's em scale.
  public var fontSize: Double
  /// The glyphs in visual order.
  public var glyphs: [Glyph]
  /// The text style that gave the font its size; nil for a size of its own. It is not drawn.
  public var textStyle: TextStyle?
  /// The text that the glyphs were shaped from. It is not drawn.
  package var source = Source()

  /// Creates a run; unless given, the font's size is the em.
  public init(face: FontFace, emSize: Double, fontSize: Double? = nil, glyphs: [Glyph]) {
    self.face = face
    self.emSize = emSize
    self.fontSize = fontSize ?? emSize
    self.glyphs = glyphs
  }
}
