import MaquetteGraphics
import MaquetteTypography

// Fonts of live text
// ==================
//
// A file contains the letters that it shows as a TrueType font of its own for each face. The letters are made of the outlines that
// the renderer fills, and not cut from the font file: a face is one place on the axes of a variable font, it may be thickened as
// macOS does or slanted, and a missing character is a box. No subsetter knows of these. The font has no tables for shaping,
// because letters are placed one by one; names and licence are those of the original.

/// The letters of one face that a file shows.
struct FontSubset {
  /// A letter: a glyph and the characters that it stands for.
  struct Letter: Hashable {
    var glyph: GlyphID
    var characters: String
  }

  let face: FontFace
  let identity: FontIdentity
  /// The letters in the order of their first use; the first has the number 1, because 0 is the missing character.
  private(set) var letters: [Letter] = []
  private var numbers: [Letter: Int] = [:]

  /// The most letters in a font, with room to spare below 16 bits.
  private static let limit = 60_000

  /// The units in an em: the outlines of most fonts have 2,048, halved once for the points between two others.
  static let unitsPerEm = 4096.0

  /// Creates an empty subset; nil for a font that documents may not contain.
  init?(_ face: FontFace, of fonts: FontLibrary) {
    guard let identity = fonts.identity(of: face), identity.mayBeEmbedded else { return nil }
    self.face = face
    self.identity = identity
  }

  /// Returns the number of a letter; nil if there are too many.
  mutating func number(of letter: Letter) -> Int? {
    if let number = numbers[letter] { return number }
    guard letters.count < Self.limit else { return nil }
    letters.append(letter)
    numbers[letter] = letters.count
    return letters.count
  }

  /// Returns the number of the letter for a character, which has only one glyph in a subset; nil if another glyph has it.
  mutating func number(ofOnly letter: Letter) -> Int? {
    if let other = letters.first(where: { $0.characters == letter.characters }), other.glyph != letter.glyph {
      return nil
    }
    return number(of: letter)
  }

  /// The name of the subset: six letters that depend on its content, as PDF asks, and the family.
  var name: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ value: Int) { hash = (hash ^ UInt64(truncatingIfNeeded: value)) &* 0x100_0000_01B3 }
    add(face.weight)
    add(face.opticalSize)
    add(face.smoothing.growth)
    for letter in letters { add(Int(letter.glyph)) }
    var tag = ""
    for _ in 0..<6 {
      tag.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "A") + UInt8(hash % 26)))
      hash /= 26
    }
    return tag + "+" + identity.family.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      + "-\(face.weight)"
  }

  /// Returns the advances of the missing character and all letters, in units.
  func advances(of fonts: FontLibrary) -> [Int] {
    ([0] + letters.map(\.glyph)).map { glyph in
      Int((fonts.advance(of: glyph, in: face) * Self.unitsPerEm).rounded())
    }
  }
}
