import MaquetteGraphics
import MaquetteRaster
import MaquetteTypography

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
  /// For each group of glyphs, the number of its part of `places`: a text uses few groups, and a picture may have many sizes.
  private var groups: [UInt16] = []
  /// For each glyph and quarter of some groups, the index of its mask plus 1; 0 if it has not been drawn. The first part is that of
  /// all groups without a drawn glyph.
  private var places = [UInt32](repeating: 0, count: GlyphStrike.partSize)
  private var masks: [CoverageMask] = []
  /// The size of all masks and of the tables.
  private(set) var bytes = 4 * GlyphStrike.partSize

  /// Font files number their glyphs with 16 bits.
  private static let glyphLimit: GlyphID = 0x1_0000
  private static let glyphsPerGroup: GlyphID = 16
  /// The quarters of the glyphs of a group.
  private static let partSize = 64

  init(face: FontFace, size: Double, library: FontLibrary) {
    self.face = face
    self.size = size
    self.library = library
  }

  /// The mask of a glyph whose origin lies `quarter` (0 to 3) quarters right of (0, 0).
  func mask(of glyph: GlyphID, quarter: Int) -> CoverageMask {
    guard glyph < Self.glyphLimit else { return .empty }
    let group = Int(glyph / Self.glyphsPerGroup)
    let index = Int(glyph % Self.glyphsPerGroup) * 4 + quarter
    if group < groups.count {
      let place = Int(places[Int(groups[group]) * Self.partSize + index])
      if place > 0 { return masks[place - 1] }
    }
    return draw(glyph, quarter: quarter, group: group, index: index)
  }

  private func draw(_ glyph: GlyphID, quarter: Int, group: Int, index: Int) -> CoverageMask {
    let mask = CoverageMask(
      filling: .path(library.outline(of: glyph, in: face), .nonzero),
      transform: Transform(a: size, b: 0, c: 0, d: size, tx: Double(quarter) / 4, ty: 0))
    if group >= groups.count {
      let added = group + 1 - groups.count
      groups.append(contentsOf: repeatElement(0, count: added))
      bytes += 2 * added
    }
    if groups[group] == 0 {
      // There are 4,096 groups, so that their parts and the first one have numbers of 16 bits.
      groups[group] = UInt16(places.count / Self.partSize)
      places.append(contentsOf: repeatElement(0, count: Self.partSize))
      bytes += 4 * Self.partSize
    }
    masks.append(mask)
    places[Int(groups[group]) * Self.partSize + index] = UInt32(masks.count)
    bytes += mask.coverage.count + 64
    return mask
  }
}
