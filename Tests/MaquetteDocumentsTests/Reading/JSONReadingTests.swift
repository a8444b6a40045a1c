import Foundation
import MaquetteDocuments
import Testing

@Suite("Reading JSON values") struct JSONReadingTests {
  private func read(_ text: String) throws -> JSON { try JSON(reading: Array(text.utf8)) }

  @Test("has the values of Foundation's reader")
  func foundationAgrees() throws {
    let text = """
      \t{"a": [1, -2.5e3, 0, 1E-2], "b": {"c": null, "d": [[], {}, ""]}, "e" : true, "f":false,
      "g": "\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\uDE00 é😀"} \r\n
      """
    let read = try read(text)
    let ours = try JSONSerialization.jsonObject(with: Data(read.compact.utf8)) as? NSDictionary
    let theirs = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    #expect(ours == theirs)
    #expect(read["a"]?.items?.map(\.double) == [1, -2500, 0, 0.01])
    #expect(read["g"]?.string == "\"\\/\u{8}\u{C}\n\r\té😀 é😀")
  }

  @Test("reads what it writes", arguments: ["", "a", "\"", "\\", "\u{0}", "\u{1F}", "\u{2028}", "é", "😀\n"])
  func roundTrip(text: String) throws {
    #expect(try read(JSON.text(text).compact) == .text(text))
    #expect(try read(JSON.array([.text(text), .null]).line) == .array([.text(text), .null]))
  }

  @Test(
    "refuses what is no JSON",
    arguments: [
      "", " ", "{", "[1,]", "{\"a\" 1}", "nul", "'a'", "\"a", "01", "1 2", "\"\\x\"", "// a\n1", "[1}", "+1",
      "{a: 1}",
    ])
  func refuses(text: String) { #expect(throws: JSONReadingError.self) { try read(text) } }

  @Test("refuses bytes that are not UTF-8")
  func refusesBytes() { #expect(throws: JSONReadingError.self) { try JSON(reading: [0x22, 0xFF, 0x22]) } }

  @Test("has U+FFFD for half of a surrogate pair")
  func halfPairs() throws {
    #expect(try read("\"\\uD83Dx\"") == .text("\u{FFFD}x"))
    #expect(try read("\"\\uDE00\\uD83D\\u0041\"") == .text("\u{FFFD}\u{FFFD}A"))
  }

  @Test("ends at its limits")
  func limits() throws {
    let levels = JSON.readingDepth
    let deep = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(throws: Never.self) { try read(deep(levels)) }
    #expect(throws: JSONReadingError.self) { try read(deep(levels + 1)) }
    #expect(throws: JSONReadingError.self) { try read(deep(10_000)) }
    #expect(throws: JSONReadingError.self) { try read("1e999") }
    let bytes = Array("[0,[1],2]".utf8)
    #expect(throws: Never.self) { try JSON(reading: bytes, most: 5) }
    #expect(throws: JSONReadingError.self) { try JSON(reading: bytes, most: 4) }
  }

  @Test("has parts of the expected form only")
  func parts() throws {
    let json = try read("{\"a\": 1, \"a\": 2.5, \"n\": null, \"t\": \"x\", \"b\": true, \"l\": [3]}")
    #expect(json["a"]?.double == 2.5 && json["a"]?.int == nil && json["a"]?.string == nil)
    #expect(json["n"] == nil && json["none"] == nil && json["t"]?["x"] == nil)
    #expect(json["t"]?.string == "x" && json["b"]?.bool == true && json["l"]?.items?.first?.int == 3)
  }
}
