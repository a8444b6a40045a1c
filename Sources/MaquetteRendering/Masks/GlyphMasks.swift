internal import MaquetteGraphics
internal import MaquetteRaster
internal import MaquetteTypography

/// A cache of the coverage of glyphs.
///
/// A glyph's origin is rounded to the nearest quarter of a pixel across and to a whole pixel down: spacing is exact to an
/// eighth of a pixel, and all lines of a text look the same.
final class GlyphMasks {
  private struct StrikeKey: Hashable {
    var face: FontFace
    /// The em in pixels.
    var size: Double
  }

  /// Glyphs with a larger em, in pixels, are filled as paths: they are few, and their masks are large.
  static let greatestSize = 200.0

  /// If strikes exceed this number of bytes, the next picture begins with an empty cache.
  private static let byteLimit = 32 << 20

  private var strikes: [StrikeKey: GlyphStrike] = [:]
  private var library = FontLibrary.bundled

  /// Prepares the cache for a picture with the fonts of a library.
  func prepare(for library: FontLibrary) {
    if self.library !== library {
      self.library = library
      strikes.removeAll()
    }
    if strikes.values.reduce(0, { $0 + $1.bytes }) > Self.byteLimit { strikes.removeAll() }
  }

  /// The outline of a glyph in ems.
  func outline(of glyph: GlyphID, in face: FontFace) -> Path {
    library.outline(of: glyph, in: face)
  }

  func strike(of face: FontFace, size: Double) -> GlyphStrike {
    let key = StrikeKey(face: face, size: size)
    if let strike = strikes[key] { return strike }
    let strike = GlyphStrike(face: face, size: size, library: library)
    strikes[key] = strike
    return strike
  }
}

/// The masks of one face at one size, indexed by glyph and quarter of a pixel without hashing.
final class GlyphStrike {
  private let face: FontFace
  private let size: Double
  private let library: FontLibrary
  /// For each glyph and quarter, the index of its mask plus 1; 0 if it has not been drawn.
  private var places: [UInt32] = []
  private var masks: [CoverageMask] = []
  /// The size of all masks and of the table.
  private(set) var bytes = 0

  /// Font files number their glyphs with 16 bits.
  private static let glyphLimit: GlyphID = 0x1_0000

  init(face: FontFace, size: Double, library: FontLibrary) {
    self.face = face
    self.size = size
    self.library = library
  }

  /// The mask of a glyph whose origin lies `quarter` (0 to 3) quarters right of (0, 0).
  func mask(of glyph: GlyphID, quarter: Int) -> CoverageMask {
    guard glyph < Self.glyphLimit else { return .empty }
    let index = Int(glyph) * 4 + quarter
    if index < places.count {
      let place = Int(places[index])
      if place > 0 { return masks[place - 1] }
    }
    return draw(glyph, quarter: quarter, index: index)
  }

  private func draw(_ glyph: GlyphID, quarter: Int, index: Int) -> CoverageMask {
    let mask = CoverageMask(
      filling: .path(library.outline(of: glyph, in: face), .nonzero),
      transform: Transform(a: size, b: 0, c: 0, d: size, tx: Double(quarter) / 4, ty: 0))
    if index >= places.count {
      let added = index + 1 - places.count
      places.append(contentsOf: repeatElement(0, count: added))
      bytes += 4 * added
    }
    masks.append(mask)
    places[index] = UInt32(masks.count)
    bytes += mask.coverage.count + 64
    return mask
  }
}
