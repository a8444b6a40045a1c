import Testing

@testable import MaquetteTypography

@Suite struct FontFileTests {
  private static let inter = [UInt8](FontFile.inter.bytes)

  @Test func traitsOfTheBundledFontAreThoseInTheFile() throws {
    #expect(try FontTraits(reading: FontFile.inter.bytes, name: "Inter") == .inter)
    #expect(FontFile.fallbacks.count == 80)
    for file in FontFile.fallbacks where file.traits.pictureAdvance == nil {
      var traits = try FontTraits(reading: file.bytes, name: file.name)
      // The room of tall scripts is not in the file.
      traits.tallText = file.traits.tallText
      #expect(traits == file.traits)
    }
  }

  /// The table says of every code point of the first two planes whether the file has a character for it.
  @Test func coverageOfTheBundledFontsIsThatOfTheFiles() throws {
    let bare = Shaper(selection: FontSelection(files: FontFile.fallbacks))
    for (index, file) in FontFile.fallbacks.enumerated() {
      let font = try #require(bare.font(for: bare.selection.face(weight: 400, size: 17, fileIndex: index)))
      let wrong = (UInt32(0)..<0x2_0000).filter { (font.glyph(for: $0) != nil) != file.has($0) }
      #expect(wrong.isEmpty, "\(file.name): run .ci/font-tables")
      #expect(file.has(0x10_ffff) == false)
    }
  }

  @Test func aMissingFileIsSaidToBeMissing() {
    #expect(throws: FontError.notFound(path: "no/such/font.ttf")) { try FontFile(path: "no/such/font.ttf") }
    #expect(throws: FontError.notFound(path: "no/such/folder")) {
      try FontLibrary(directory: "no/such/folder")
    }
  }

  @Test func aFolderIsNotAFont() {
    #expect(throws: FontError.unreadable(path: "/", reason: "it is a folder")) { try FontFile(path: "/") }
    let device = FontError.unreadable(
      path: "/dev/null", reason: "it is a pipe, a device or a socket instead of a file")
    #expect(throws: device) { try FontFile(path: "/dev/null") }
  }

  @Test func otherBytesAreNotAFont() {
    #expect(throws: FontError.notAFont(name: "empty.ttf")) { try FontFile(name: "empty.ttf", bytes: []) }
    let text = [UInt8]("maquette: 1\n".utf8)
    #expect(throws: FontError.notAFont(name: "sheet.yaml")) { try FontFile(name: "sheet.yaml", bytes: text) }
  }

  @Test func tooManyBytesAreRefusedUnread() {
    let bytes = [UInt8](repeating: 0, count: FontFile.byteLimit + 1)
    #expect(
      throws: FontError.tooLarge(path: "big.ttf", bytes: FontFile.byteLimit + 1, limit: FontFile.byteLimit)
    ) {
      try FontFile(name: "big.ttf", bytes: bytes)
    }
  }

  @Test func aUsersFileHasAFaceAndAFamily() throws {
    let library = FontLibrary(files: [try FontFile(name: "copy.ttf", bytes: Self.inter)])
    #expect(library.userFaces == [FontFace(fontIndex: 1, weight: 400, opticalSize: 1400)])
    #expect(library.families.prefix(3) == ["Inter", "Noto Sans Hebrew", "Noto Sans Arabic"])
    let glyph = try #require(library.glyph(for: "R", in: library.userFaces[0]))
    let bundled = FontLibrary.bundled.face(for: Font(size: 14))
    #expect(
      library.outline(of: glyph, in: library.userFaces[0])
        == FontLibrary.bundled.outline(of: glyph, in: bundled))
  }

  @Test func aFolderGivesItsFontsAndNothingElse() throws {
    // Tests/MaquetteTypographyTests/Fonts/FontFileTests.swift, so four steps up to the package.
    let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(
      separator: "/")
    let library = try FontLibrary(directory: package + "/Fonts/Inter")
    #expect(library.userFaces.count == 1)
    #expect(throws: FontError.noFonts(directory: package + "/Sources")) {
      try FontLibrary(directory: package + "/Sources")
    }
  }

  @Test func anUnknownFamilyIsTheStandIn() {
    let library = FontLibrary.bundled
    #expect(
      library.face(for: Font(family: .named("Nowhere Sans"), size: 17)) == library.face(for: Font(size: 17)))
    #expect(library.emSize(for: Font(family: .named("Nowhere Sans"), size: 100)) == 0.9685 * 100)
    #expect(library.emSize(for: Font(family: .named("inter"), size: 100)) == 100)
  }

  @Test(arguments: 0..<36)
  func brokenFontsDoNotTrap(seed: Int) {
    var random = SplitMix64(state: UInt64(seed))
    var bytes = Self.inter
    if seed % 3 == 0 {
      bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
    } else {
      // The first bytes are the table directory, where a flip does the most harm.
      let reach = seed % 3 == 1 ? 512 : bytes.count
      for _ in 0..<(seed % 3 == 1 ? 4 : 400) {
        bytes[Int.random(in: 0..<reach, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
      }
    }
    guard let file = try? FontFile(name: "broken.ttf", bytes: bytes) else { return }
    let library = FontLibrary(files: [file])
    let style = ParagraphStyle(font: Font(family: .named(file.family), size: 17, weight: .bold), lineLimit: 2)
    let paragraph = library.paragraph("Broken AVATAR -> ffi e\u{301} 日", style: style, maxWidth: 50)
    #expect(paragraph.lines.count <= 2)
    for glyph in GlyphID(0)..<300 {
      _ = library.outline(of: glyph * 10, in: library.userFaces[0])
    }
  }
}

/// A small generator of random numbers, so that a seed means the same bytes everywhere (Steele, Lea and Flood 2014).
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
