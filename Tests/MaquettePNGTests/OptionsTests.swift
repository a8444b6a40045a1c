import MaquettePNG
import MaquetteRaster
import Testing

@Suite("Scale and texts")
struct OptionsTests {
  private func bitmap() throws -> Bitmap { try #require(Bitmap(width: 3, height: 2)) }

  /// 72 dots to the inch of 0.0254 m are 2834.6 to the metre.
  @Test(
    "the scale is a resolution", arguments: [(1.0, 2835), (2, 5669), (3, 8504), (1.5, 4252), (0.5, 1417)])
  func scale(scale: Double, pixelsPerMetre: UInt32) throws {
    let bytes = try PNG.encode(bitmap(), options: PNGOptions(scale: scale))
    let number = ChunkedFile.bigEndian(pixelsPerMetre)
    #expect(ChunkedFile(bytes)["pHYs"] == number + number + [1])
    #expect(try PNG.decodePicture(bytes).scale == scale)
  }

  @Test(
    "a scale that no resolution can say is left out", arguments: [nil, 0, -2, .nan, .infinity, 1e300, 1e-9])
  func noScale(scale: Double?) throws {
    let bytes = try PNG.encode(bitmap(), options: PNGOptions(scale: scale))
    #expect(ChunkedFile(bytes)["pHYs"] == nil)
    #expect(try PNG.decodePicture(bytes).scale == nil)
  }

  @Test("a resolution without a unit is no scale")
  func unknownUnit() throws {
    var file = ChunkedFile(try PNG.encode(bitmap(), options: PNGOptions(scale: 2)))
    let index = try #require(file.chunks.firstIndex { $0.name == "pHYs" })
    file.chunks[index].data[8] = 0
    #expect(try PNG.decodePicture(file.bytes).scale == nil)
  }

  @Test(
    "texts read back",
    arguments: [
      "Button matrix", "Größe\nµ", "ボタン 🎛️", "", "tab\tand bell\u{7}", String(repeating: "x", count: 70_000),
    ])
  func texts(title: String) throws {
    let options = PNGOptions(title: title, software: "maquette 1.0")
    let picture = try PNG.decodePicture(PNG.encode(bitmap(), options: options))
    #expect(picture.texts == ["Title": title, "Software": "maquette 1.0"])
  }

  @Test("Latin-1 is written as tEXt, everything else as iTXt")
  func textChunks() throws {
    let latin = ChunkedFile(try PNG.encode(bitmap(), options: PNGOptions(title: "Größe")))
    #expect(latin["tEXt"] == Array("Title\0Gr".utf8) + [0xF6, 0xDF] + Array("e".utf8))
    let other = ChunkedFile(try PNG.encode(bitmap(), options: PNGOptions(title: "→")))
    #expect(other["iTXt"] == Array("Title\0\0\0\0\0→".utf8))
  }

  @Test("texts under any keyword read back, long ones compressed")
  func anyTexts() throws {
    let long = String(repeating: "canvas: { padding: 24 }\n", count: 2000)
    let texts = [
      PNGText(keyword: "Description", text: "short"), PNGText(keyword: "Größe", text: long),
      PNGText(keyword: "Comment", text: "→" + long), PNGText(keyword: "Software", text: "second"),
    ]
    let options = PNGOptions(title: "sheet", software: "first", texts: texts)
    let bytes = try PNG.encode(bitmap(), options: options)
    #expect(
      try PNG.decodePicture(bytes).texts
        == [
          "Title": "sheet", "Software": "first", "Description": "short", "Größe": long,
          "Comment": "→" + long,
        ])
    let chunks = ChunkedFile(bytes).chunks.map(\.name).filter { $0.hasSuffix("t") || $0.hasSuffix("Xt") }
    #expect(chunks == ["tEXt", "tEXt", "tEXt", "zTXt", "iTXt", "tEXt"])
    #expect(bytes.count < long.utf8.count / 10)
  }

  @Test(
    "keywords that the specification forbids are refused",
    arguments: ["", " a", "a ", "a  b", "a\nb", "a\u{A0}b", "→", String(repeating: "k", count: 80)])
  func forbiddenKeywords(keyword: String) throws {
    let options = PNGOptions(texts: [PNGText(keyword: keyword, text: "x")])
    #expect(throws: PNGError.unsuitableText(keyword: keyword, .keyword)) {
      try PNG.encode(bitmap(), options: options)
    }
  }

  @Test("the longest text that is written is read, and no longer one is written")
  func longestText() throws {
    let keyword = String(repeating: "k", count: 79)
    let longest = String(repeating: "x", count: PNGText.largestText)
    for prefix in ["", "→"] {
      let text = prefix + longest.dropLast(prefix.utf8.count)
      let options = PNGOptions(texts: [PNGText(keyword: keyword, text: text)])
      #expect(try PNG.decodePicture(PNG.encode(bitmap(), options: options)).texts == [keyword: text])
    }
    let count = PNGText.largestText + 1
    #expect(throws: PNGError.unsuitableText(keyword: "k", .tooLong(byteCount: count))) {
      try PNG.encode(
        bitmap(), options: PNGOptions(texts: [PNGText(keyword: "k", text: longest + "x")]))
    }
  }

  @Test("as many texts as are written are read, and no more are written")
  func mostTexts() throws {
    let texts = (0...PNGText.mostTexts).map { PNGText(keyword: "k\($0)", text: "\($0)") }
    let most = PNGOptions(texts: texts.dropLast())
    #expect(try PNG.decodePicture(PNG.encode(bitmap(), options: most)).texts.count == texts.count - 1)
    #expect(throws: PNGError.unsuitableText(keyword: "k\(PNGText.mostTexts)", .tooMany)) {
      try PNG.encode(bitmap(), options: PNGOptions(texts: texts))
    }
  }

  /// A zlib stream of a letter `x` and `count` times 258 more: a fixed Huffman block of longest matches.
  private func repeatedLetters(count: Int) -> [UInt8] {
    // RFC 1951, 3.2.6: the block header, the literal 'x' (0x30 + 0x78), then for each match the length
    // symbol 285 (0xC0 + 285 - 280) and distance 1 (five zeros), and the end of the block.
    var bits: [Bool] = [true, true, false]
    func append(code: UInt32, length: Int) {
      for bit in (0..<length).reversed() { bits.append(code >> bit & 1 == 1) }
    }
    append(code: 0xA8, length: 8)
    for _ in 0..<count {
      append(code: 0xC5, length: 8)
      append(code: 0, length: 5)
    }
    append(code: 0, length: 7)
    let data = stride(from: 0, to: bits.count, by: 8).map { start in
      (start..<min(start + 8, bits.count)).reduce(UInt8(0)) { $0 | (bits[$1] ? 1 << ($1 - start) : 0) }
    }
    let checksum = ChunkedFile.adler(repeatElement(0x78, count: count * 258 + 1))
    return [0x78, 0x9C] + data + ChunkedFile.bigEndian(checksum)
  }

  @Test("a text that inflates to more than a mebibyte is refused", arguments: [4, 5000])
  func inflatedText(count: Int) throws {
    var file = ChunkedFile(try PNG.encode(bitmap()))
    let data = Array("Comment\0\0".utf8) + repeatedLetters(count: count)
    file.chunks.insert(.init(name: "zTXt", data: data), at: 1)
    if count == 4 {
      let text = try PNG.decodePicture(file.bytes).texts["Comment"]
      #expect(text == String(repeating: "x", count: 1 + 4 * 258))
    } else {
      #expect(throws: PNGError.self) { try PNG.decodePicture(file.bytes) }
    }
  }

  @Test("a NUL in a title cannot end the text early")
  func nulInTitle() throws {
    let picture = try PNG.decodePicture(PNG.encode(bitmap(), options: PNGOptions(title: "a\0b")))
    #expect(picture.texts["Title"] == "ab")
  }

  @Test("compression changes the bytes, not the picture", arguments: PNGOptions.Compression.allCases)
  func compression(level: PNGOptions.Compression) throws {
    let bitmap = try EncodingTests.bitmap(EncodingTests.reductions.flatMap(\.pixels))
    #expect(try PNG.decode(PNG.encode(bitmap, options: PNGOptions(compression: level))) == bitmap)
  }
}
