import MaquetteDocuments
import MaquetteControls
import MaquetteElements
import MaquetteDiagnostics
import Testing

@testable import MaquetteSheets

@Suite struct ReadingLimitsTests {
  private func nested(_ levels: Int) -> String {
    String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
  }

  @Test func takes64LevelsAndNoMore() {
    #expect(read(nested(64)).diagnostics.isEmpty)
    let diagnostics = read(nested(65)).diagnostics
    #expect(diagnostics.map(\.message) == ["lists and mappings are nested more than 64 levels deep"])
    #expect(diagnostics.first?.position.column == 65)
    #expect(diagnostics.first?.isLimit == true)
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "{\"a\":["])
  func refusesBottomlessNesting(opening: String) {
    let diagnostics = read(String(repeating: opening, count: 100_000)).diagnostics
    #expect(diagnostics.count == 1)
  }

  @Test func countsLevelsThroughAliases() {
    let text =
      "a: &a \(nested(40))\nb: \(String(repeating: "[", count: 30))*a\(String(repeating: "]", count: 30))\n"
    #expect(
      read(text).diagnostics.map(\.message) == ["lists and mappings are nested more than 64 levels deep"])
  }

  @Test func takes100000NodesAndNoMore() {
    let items = Array(repeating: "x", count: 99_999).joined(separator: ",")
    #expect(read("[\(items)]").diagnostics.isEmpty)
    #expect(
      read("[\(items),x]").diagnostics.map(\.message)
        == ["the sheet has more than 100000 values after aliases are expanded"])
  }

  /// Nine levels of nine make 9^9 nodes when written out; the alias that passes the limit is named at once.
  @Test func refusesABillionLaughs() {
    var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let diagnostics = read(text).diagnostics
    #expect(
      diagnostics.map(\.message) == ["the sheet has more than 100000 values after aliases are expanded"])
    #expect(diagnostics.first?.position.line == 6)
  }

  @Test(arguments: ["&a [*a]", "&a {b: *a}", "x: &a\n  y:\n    - &b [*a, *b]\n"])
  func refusesCyclicAliases(text: String) {
    #expect(read(text).diagnostics.map(\.message) == ["the alias '*a' refers to itself"])
  }

  /// A hundred thousand cells, each of which would repeat the same thousands of mistakes.
  @Test func readsTheMistakesOfAMatrixOnce() {
    let lines = (0..<300).map(String.init).joined(separator: ", ")
    let mistakes = (0..<5000).map { "k\($0): 1" }.joined(separator: ", ")
    let answer = complaint(
      about: "{ maquette: 1, body: { matrix: { rows: { lines: [\(lines)] }, columns: { width: [\(lines)] }, "
        + "cell: { button: { \(mistakes) } } } } }")
    #expect(answer.contains("unknown attribute 'k0' of a button"))
  }

  @Test func refusesTextsBeyondReading() {
    #expect(read(String(repeating: "x", count: 4096)).diagnostics.isEmpty)
    #expect(
      read(String(repeating: "é", count: 4097)).diagnostics.map(\.message)
        == ["this text has 4097 characters; 4096 are allowed"])
  }
}
