import MaquetteDiagnostics
import Testing

@testable import MaquetteLanguageServer

@Suite("Texts that are edited") struct TextDocumentTests {
  private func document(_ text: String) -> TextDocument {
    TextDocument(path: "/a.yaml", bytes: Array(text.utf8))
  }

  @Test("have the lines of a text that is read anew, after any edits")
  func randomEdits() {
    let pieces = ["a", "é", "😀", "\n", "\r", "\r\n", "", "x: y\n", "\n\n"]
    var generator = SystemRandom(seed: 7)
    var document = document("one\ntwo\r\nthree\rfour")
    for _ in 0..<2000 {
      let (first, second) = (position(in: document, &generator), position(in: document, &generator))
      let range = TextRange(min(first, second), max(first, second))
      document.replace(range, with: pieces[generator.next(pieces.count)], in: .utf16)
      if document.bytes.count > 200 { document = self.document("") }
      let anew = self.document(String(decoding: document.bytes, as: UTF8.self))
      #expect(document.lineCount == anew.lineCount)
      for line in 0..<anew.lineCount { #expect(document.start(ofLine: line) == anew.start(ofLine: line)) }
    }
  }

  private func position(in document: TextDocument, _ generator: inout SystemRandom) -> TextPosition {
    TextPosition(line: generator.next(document.lineCount + 1), character: generator.next(12))
  }

  @Test("count columns in the unit of the client")
  func encodings() {
    let document = document("é😀x\nz")
    for (encoding, columns) in [
      (PositionEncoding.utf8, [0, 2, 6, 7]), (.utf16, [0, 1, 3, 4]), (.utf32, [0, 1, 2, 3]),
    ] {
      for (column, byte) in zip(columns, [0, 2, 6, 7]) {
        let position = TextPosition(line: 0, character: column)
        #expect(document.offset(of: position, in: encoding) == byte)
        #expect(document.position(ofByte: byte, in: encoding) == position)
      }
    }
    // Within a character, beyond the line and beyond the text.
    #expect(document.offset(of: TextPosition(line: 0, character: 2), in: .utf16) == 2)
    #expect(document.offset(of: TextPosition(line: 0, character: 99), in: .utf16) == 7)
    #expect(document.offset(of: TextPosition(line: 9, character: 9), in: .utf16) == 9)
  }

  @Test("count long lines as short ones", arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func longLines(encoding: PositionEncoding) {
    let pieces = ["a", "é", "😀", "字", "{}", "x: "]
    var generator = SystemRandom(seed: 3)
    let line = (0..<12_000).map { _ in pieces[generator.next(pieces.count)] }.joined()
    let document = document("short\n\(line)\nend\n")
    let start = 6
    var place = start
    var width = 0
    for (index, scalar) in line.unicodeScalars.enumerated() {
      if index.isMultiple(of: 37) || index > 23_000 {
        let position = TextPosition(line: 1, character: width)
        #expect(document.position(ofByte: place, in: encoding) == position)
        #expect(document.offset(of: position, in: encoding) == place)
      }
      place += UTF8.width(scalar)
      width += encoding.width(of: scalar)
    }
    #expect(document.offset(of: TextPosition(line: 1, character: width + 1_000_000), in: encoding) == place)
    var edited = document
    edited.replace(
      TextRange(TextPosition(line: 1, character: 0), TextPosition(line: 1, character: 0)), with: "éé",
      in: encoding)
    let shift = 2 * encoding.width(of: "é")
    #expect(edited.position(ofByte: place + 4, in: encoding).character == width + shift)
  }

  @Test("know places as readers report them, after a byte order mark too")
  func locations() {
    let document = document("\u{FEFF}a: é\nb: c")
    #expect(document.offset(of: SourceLocation(line: 1, column: 1)) == 3)
    #expect(document.offset(of: SourceLocation(line: 2, column: 4)) == 12)
    #expect(
      document.location(of: TextPosition(line: 0, character: 4), in: .utf16)
        == SourceLocation(line: 1, column: 4))
  }

  @Test("are named by addresses", arguments: ["/a/b.yaml", "/a b/ä#?.yaml", "/100%/x.yaml"])
  func addresses(path: String) { #expect(DocumentURI.path(of: DocumentURI.uri(ofFile: path)) == path) }

  @Test(
    "are not named by what is no address", arguments: ["", "file", "file:///%zz", "file:///a%00b", "file:"])
  func noAddresses(uri: String) { #expect(DocumentURI.path(of: uri) == nil) }

  @Test("negotiate the unit of columns")
  func negotiation() {
    #expect(PositionEncoding.negotiated(among: []) == .utf16)
    #expect(PositionEncoding.negotiated(among: ["utf-7", "utf-32", "utf-16"]) == .utf32)
  }
}

/// Numbers that are the same in every run.
struct SystemRandom {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
