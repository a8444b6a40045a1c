internal import MaquetteGraphics
internal import MaquetteRaster
internal import MaquetteTypography

/// The coverage of glyphs that have been drawn, by face, size in pixels, glyph and quarter of a pixel.
///
/// A glyph's origin is rounded to the nearest quarter of a pixel across and to a whole pixel down: spacing stays even
/// to an eighth of a pixel, and all lines of a text look alike.
final class GlyphMasks {
  private struct Key: Hashable {
    var face: FontFace
    /// The em in pixels.
    var size: Double
    var glyph: GlyphID
    var quarter: Int
  }

  /// Glyphs with a larger em, in pixels, are filled as paths: they are few, and their masks are large.
  static let greatestSize = 200.0

  private var cache = MaskCache<Key, CoverageMask>(limit: 32 << 20)
  private var library = FontLibrary.bundled

  /// Readies the cache for a picture with the fonts of a library.
  func prepare(for library: FontLibrary) {
    if self.library !== library {
      self.library = library
      cache.removeAll()
    }
    cache.prepare()
  }

  /// The outline of a glyph in ems.
  func outline(of glyph: GlyphID, in face: FontFace) -> Path {
    library.outline(of: glyph, in: face)
  }

  /// The mask of a glyph whose origin lies `quarter` quarters right of (0, 0).
  func mask(of glyph: GlyphID, in face: FontFace, size: Double, quarter: Int) -> CoverageMask {
    let key = Key(face: face, size: size, glyph: glyph, quarter: quarter)
    return cache.value(for: key, cost: \.coverage.count) {
      CoverageMask(
        filling: .path(library.outline(of: glyph, in: face), .nonzero),
        transform: Transform(a: size, b: 0, c: 0, d: size, tx: Double(quarter) / 4, ty: 0))
    }
  }
}
