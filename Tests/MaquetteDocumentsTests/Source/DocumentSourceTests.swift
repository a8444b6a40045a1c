import MaquetteDiagnostics
import Testing

@testable import MaquetteDocuments

@Suite struct DocumentSourceTests {
  private func decode(_ bytes: [UInt8]) -> (source: DocumentSource, messages: [String]) {
    var list = DiagnosticList(name: "s", kind: .note)
    let source = DocumentSource.decode(bytes, name: "s", kind: .note, into: &list)
    return (source, list.sorted.map { "\($0.position.line):\($0.position.column) \($0.message)" })
  }

  @Test(arguments: ["a\nbb\nc", "a\r\nbb\r\nc", "a\rbb\rc"])
  func findsLinesWhateverEndsThem(text: String) {
    let source = decode(Array(text.utf8)).source
    #expect(
      (1...4).map { String(source.characters(ofLine: $0, fromColumn: 1, atMost: 9)) } == ["a", "bb", "c", ""])
    let offset = text.unicodeScalars.count - 1
    #expect(source.position(ofScalar: offset) == SourceLocation(line: 3, column: 1))
    #expect(source.position(ofScalar: 10_000) == SourceLocation(line: 3, column: 2))
  }

  /// From any line of any character before it, and from a line that is not before it.
  @Test(arguments: ["a", "\n", "ab\n\nc\r\n\rdé\n\n\n", "ab\n\nc\nd"])
  func findsAPlaceFromALineBeforeIt(text: String) {
    let source = decode(Array(text.utf8)).source
    let count = text.unicodeScalars.count
    for offset in 0...count + 1 {
      let position = source.position(ofScalar: offset)
      for line in 0...count + 2 {
        #expect(source.position(ofScalar: offset, after: line) == position, "\(offset) after line \(line)")
      }
    }
  }

  @Test func countsColumnsInCharactersAcrossCheckpoints() {
    let text = String(repeating: "é😀", count: 1000) + "x"
    let source = decode(Array(text.utf8)).source
    #expect(source.scalar(at: SourceLocation(line: 1, column: 2001)) == "x")
    #expect(source.scalar(at: SourceLocation(line: 1, column: 2000)) == "😀")
    #expect(source.scalar(at: SourceLocation(line: 1, column: 2002)) == nil)
    #expect(source.position(ofScalar: 2000) == SourceLocation(line: 1, column: 2001))
  }

  @Test func skipsAByteOrderMark() {
    let (source, messages) = decode([0xEF, 0xBB, 0xBF] + Array("maquette: 1".utf8))
    #expect(source.text == "maquette: 1")
    #expect(messages.isEmpty)
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61], [0x61, 0, 0x3A, 0], [0, 0x61, 0, 0x3A]])
  func refusesUTF16(bytes: [UInt8]) {
    #expect(decode(bytes).messages == ["1:1 the note is in UTF-16"])
  }

  @Test(
    arguments: [
      ([0x61, 0x0A, 0x62, 0xFF], "2:2 the note is not valid UTF-8: byte 0xFF"),
      ([0xC3, 0xA9, 0xC3], "1:2 the note is not valid UTF-8: byte 0xC3"),
      ([0x61, 0xED, 0xA0, 0x80], "1:2 the note is not valid UTF-8: byte 0xED"),
      ([0xF0, 0x9F, 0x98, 0x80, 0x80], "1:2 the note is not valid UTF-8: byte 0x80"),
    ] as [([UInt8], String)])
  func pointsAtInvalidUTF8(bytes: [UInt8], message: String) {
    #expect(decode(bytes).messages == [message])
  }

  @Test(arguments: ["\u{1B}", "\u{0}", "\u{7F}", "\u{FEFF}", "\u{80}"])
  func refusesUnprintableCharacters(character: String) throws {
    let scalar = try #require(character.unicodeScalars.first)
    let messages = decode(Array("ab\nc\(character)".utf8)).messages
    #expect(
      messages == ["2:2 the character U+\(Evidence.hex(scalar.value, digits: 4)) is not allowed in a note"])
  }

  @Test(arguments: ["\t", "\u{85}", "\u{A0}", "\u{200D}", "\u{FFFD}", "😀", "\u{E000}"])
  func allowsPrintableCharacters(character: String) {
    #expect(decode(Array("a\(character)".utf8)).messages.isEmpty)
  }

  @Test func refusesFloodsOfDirectives() {
    let text = (0..<17).map { "%TAG !a\($0)! tag:a\n" }.joined()
    #expect(decode(Array(text.utf8)).messages == ["1:1 too many lines begin with '%'; 16 are allowed"])
  }
}

extension DocumentKind {
  /// A kind of file that only tests have.
  fileprivate static let note = DocumentKind(
    noun: "note", beginning: "begin with 'Dear'", whole: "a note is one mapping")
}
