import MaquetteDesign
import MaquetteControls
import MaquetteElements
import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteTokens
import Testing

/// A wrong token file and its diagnostics: line, column, severity and message of each, with its hint.
struct BadTokens: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var file: String
  var answer: [String]

  /// Reads cases, each of which is a line `== name`, the file, and the answer from the first line that begins with a
  /// digit.
  static func cases(_ text: String) -> [BadTokens] {
    ("\n" + text).split(separator: "\n== ").map { text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let answer = lines.dropFirst().firstIndex { $0.first?.isNumber ?? false } ?? lines.endIndex
      return BadTokens(
        testDescription: lines[0], file: lines[1..<answer].joined(separator: "\n"),
        answer: Array(lines[answer...]))
    }
  }
}

/// The diagnostics of a token file.
func complaints(about bytes: [UInt8]) -> [Diagnostic] {
  do throws(TokenError) {
    return try TokenThemes(bytes, path: "t.json").warnings
  } catch {
    guard case .invalid(let diagnostics) = error else {
      Issue.record("\(error)")
      return []
    }
    return diagnostics
  }
}

@Suite struct BadTokensTests {
  @Test(
    arguments: BadTokens.syntax + BadTokens.shape + BadTokens.references + BadTokens.values
      + BadTokens.composites + BadTokens.theme + BadTokens.resolvers)
  func hasThisAnswer(input: BadTokens) {
    let said = complaints(about: Array(input.file.utf8)).map { diagnostic in
      "\(diagnostic.position.line):\(diagnostic.position.column): \(diagnostic.severity): \(diagnostic.message)"
        + (diagnostic.hint.map { "; \($0)" } ?? "")
    }
    #expect(said == input.answer)
  }

  @Test func namesTheWrongFile() throws {
    let folder = try TokenFolder([
      "a.resolver.json": #"""
      { "version": "2025.10", "resolutionOrder": [
        { "type": "set", "name": "all", "sources": [{ "$ref": "parts/a.json" }, { "$ref": "parts/b.json" }] }] }
      """#,
      "parts/a.json": ##"{ "brand": { "$type": "color", "$value": "#123" } }"##,
      "parts/b.json": "{\n  \"color\": { \"accent\": { \"$value\": \"{brnad}\" } } }",
    ])
    do throws(TokenError) {
      _ = try TokenThemes(paths: [folder.path("a.resolver.json")])
      Issue.record("it is wrong")
    } catch {
      guard case .invalid(let diagnostics) = error, let first = diagnostics.first else { throw error }
      #expect(diagnostics.count == 1)
      #expect(first.file == folder.path("parts/b.json"))
      #expect(first.position.line == 2 && first.position.column == 36)
      #expect(first.hint == "did you mean '{brand}'?")
      #expect(first.excerpt?.text == #"  "color": { "accent": { "$value": "{brnad}" } } }"#)
    }
  }

  @Test func reportsAMissingFile() {
    #expect(throws: TokenError.noSuchFile(path: "nowhere.json")) {
      try TokenThemes(paths: ["nowhere.json"])
    }
  }

  @Test func refusesTooMuch() {
    let big = [UInt8](repeating: UInt8(ascii: " "), count: TokenLimits.bytes + 1)
    #expect(throws: TokenError.tooLarge(path: "t.json")) { try TokenThemes(big, path: "t.json") }
  }

  /// Two groups a level, each a copy of the level below: 2^40 tokens, were they written out.
  @Test func limitsGroupsThatDouble() {
    var text = #"{ "g0": { "x": { "$type": "number", "$value": 1 } }"#
    for level in 1...40 {
      text +=
        #", "g\#(level)": { "a": { "$extends": "{g\#(level - 1)}" }, "b": { "$extends": "{g\#(level - 1)}" } }"#
    }
    let said = complaints(about: Array((text + "}").utf8))
    #expect(said.contains { $0.isLimit && $0.severity == .error })
  }

  /// Chains are followed without recursion, however long they are, and each only once.
  @Test func followsLongChains() {
    let links = (0..<20_000).map { #""t\#($0)": { "$value": "{t\#($0 + 1)}" }"# }
    let whole =
      "{" + (links + [#""t20000": { "$type": "number", "$value": 1 }"#]).joined(separator: ",") + "}"
    #expect(complaints(about: Array(whole.utf8)).isEmpty)
    let loop = "{" + (links + [#""t20000": { "$value": "{t0}" }"#]).joined(separator: ",") + "}"
    #expect(complaints(about: Array(loop.utf8)).count == 1)
  }

  @Test func limitsSetsThatDouble() {
    var sets = #""s0": { "sources": [{ "x": { "$type": "number", "$value": 1 } }] }"#
    for level in 1...40 {
      let source = ##"{ "$ref": "#/sets/s\##(level - 1)" }"##
      sets += #", "s\#(level)": { "sources": [\#(source), \#(source)] }"#
    }
    let text =
      ##"{ "version": "2025.10", "sets": {\##(sets)}, "resolutionOrder": [{ "$ref": "#/sets/s40" }] }"##
    #expect(complaints(about: Array(text.utf8)).contains { $0.isLimit })
  }
}
