import MaquetteGraphics
import MaquetteTypography
import Testing
@testable import MaquetteExport

/// Fonts of live text, read again by FreeType and HarfBuzz.
@Suite struct FontSubsetTests {
  private let fonts = FontLibrary.bundled

  private func written(
    _ text: String, weight: FontWeight = .regular, smoothing: FontSmoothing = .none
  ) throws -> (library: FontLibrary, face: FontFace, subset: FontSubset) {
    var face = fonts.face(for: Font(size: 17, weight: weight))
    face.smoothing = smoothing
    var subset = try #require(FontSubset(face, of: fonts))
    for scalar in text.unicodeScalars {
      let glyph = try #require(fonts.glyph(for: scalar, in: face))
      _ = subset.number(of: FontSubset.Letter(glyph: glyph, characters: String(scalar)))
    }
    let file = try FontFile(name: "subset", bytes: TrueTypeFont(subset, of: fonts).bytes)
    let library = FontLibrary(files: [file])
    return (library, try #require(library.userFaces.first), subset)
  }

  @Test(arguments: [FontWeight.regular, .semibold, .black])
  func lettersAreThoseOfTheFace(weight: FontWeight) throws {
    let (library, read, subset) = try written("Wave&i%", weight: weight)
    for scalar in "Wave&i%".unicodeScalars {
      let own = try #require(fonts.glyph(for: scalar, in: subset.face))
      let copy = try #require(library.glyph(for: scalar, in: read))
      let (wanted, found) = (
        try #require(fonts.outline(of: own, in: subset.face).controlBounds),
        try #require(library.outline(of: copy, in: read).controlBounds)
      )
      for (first, second) in [
        (wanted.minX, found.minX), (wanted.maxX, found.maxX), (wanted.minY, found.minY),
        (wanted.maxY, found.maxY),
      ] {
        #expect(abs(first - second) <= 0.6 / FontSubset.unitsPerEm)
      }
      #expect(
        abs(fonts.advance(of: own, in: subset.face) - library.advance(of: copy, in: read))
          <= 0.6 / FontSubset.unitsPerEm)
    }
  }

  /// macOS thickens letters, which no font file says.
  @Test func thickenedLettersStayThick() throws {
    let smoothing = FontSmoothing(growth: 100, keepsHeight: false)
    let (library, read, subset) = try written("l", smoothing: smoothing)
    let copy = try #require(library.glyph(for: "l", in: read))
    let width = try #require(library.outline(of: copy, in: read).controlBounds?.width)
    let own = try #require(fonts.glyph(for: "l", in: subset.face))
    var plain = subset.face
    plain.smoothing = .none
    let before = try #require(fonts.outline(of: own, in: plain).controlBounds?.width)
    #expect(abs(width - before - 100.0 / 4096) < 0.001)
  }

  @Test func theLicenceIsKept() throws {
    let (library, read, _) = try written("a")
    let identity = try #require(library.identity(of: read))
    let original = try #require(fonts.identity(of: fonts.face(for: Font(size: 17))))
    #expect(identity.license == original.license && !identity.license.isEmpty)
    #expect(identity.copyright == original.copyright && !identity.copyright.isEmpty)
    #expect(identity.licenseURL == original.licenseURL)
  }

  /// The OpenType Sanitizer, which browsers use, rejects a table of characters without a group.
  @Test func aFontOfLigaturesHasATableOfCharacters() throws {
    var subset = try #require(FontSubset(fonts.face(for: Font(size: 17)), of: fonts))
    _ = subset.number(of: FontSubset.Letter(glyph: 7, characters: "fi"))
    let bytes = TrueTypeFont(subset, of: fonts).bytes
    let header: [UInt8] = [0, 12, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0xFF, 0xFF]
    #expect(bytes.contains(header))
  }

  @Test func aLetterHasOneNumberAndACharacterOneGlyph() throws {
    var subset = try #require(FontSubset(fonts.face(for: Font(size: 17)), of: fonts))
    let letter = FontSubset.Letter(glyph: 7, characters: "a")
    #expect(subset.number(of: letter) == 1 && subset.number(of: letter) == 1)
    #expect(subset.number(ofOnly: FontSubset.Letter(glyph: 8, characters: "a")) == nil)
    #expect(subset.number(ofOnly: FontSubset.Letter(glyph: 8, characters: "b")) == 2)
  }

  /// Cubic curves of PostScript outlines become quadratic ones that follow them.
  @Test func cubicCurvesAreFollowed() throws {
    let circle = Shape.ellipse(Rect(x: 0, y: -0.8, width: 0.8, height: 0.8)).path
    let bounds = try #require(TrueTypeOutline(circle, unitsPerEm: 4096).bounds)
    #expect(
      bounds.minX == 0 && bounds.minY == 0 && abs(bounds.maxX - 3277) <= 1 && abs(bounds.maxY - 3277) <= 1)
  }
}
