import MaquetteDocuments
import MaquetteControls
import MaquetteElements
import MaquetteDiagnostics
import Testing

@testable import MaquetteSheets

@Suite struct SheetReaderTests {
  @Test func placesEveryNodeAndKey() {
    let text = """
      # a comment
      title: "Wi-Fi 😀"   # another
      body:
        vstack:
        - label: é, then
        - [1, 'two']
        -
      """
    #expect(
      read(text).node?.outline
        == "2:1{2:1 title=2:8'Wi-Fi 😀' 3:1 body=4:3{4:3 vstack=5:3[5:5{5:5 label=5:12 é, then} "
        + "6:5[6:6 1 6:9'two'] 7:4 ]}}")
  }

  @Test func keepsTheTextOfPlainScalarsAndKnowsQuotes() {
    let text = "a: 012\nb: true\nc: 'true'\nd: ~\ne: |\n  two\n  lines\nf: >-\n  folded\n  text\n"
    let entries = read(text).node?.entries ?? []
    #expect(
      entries.map { $0.value.scalar?.text } == ["012", "true", "true", "~", "two\nlines\n", "folded text"])
    #expect(entries.map { $0.value.scalar?.isQuoted } == [false, false, true, false, true, true])
    #expect(entries.map { $0.value.scalar?.isNull } == [false, false, false, true, false, false])
  }

  @Test func readsJSONAsTheSameTree() {
    let yaml = "title: a/b\nscale: 2\nbody:\n  vstack:\n    - label: \"tab\\there\"\n    - spacer: {}\n"
    let json =
      "\t{\r\n\t\"title\":\"a\\/b\",\r\n\t\"scale\":\t2,\r\n"
      + "\t\"body\":{\"vstack\":[{\"label\":\"tab\\there\"},{\"spacer\":{}}]}\r\n}\r\n\t\n"
    #expect(read(json).diagnostics.isEmpty)
    #expect(read(json).node?.plain == read(yaml).node?.plain)
  }

  @Test func placesNodesOfJSON() {
    #expect(
      read("\t{\n\t\t\"a\":\t[1,\"😀\",\n\tnull]}\n\t").node?.outline
        == "1:2{2:3 a=2:8[2:9 1 2:11'😀' 3:2 null]}")
  }

  @Test func joinsSurrogatePairsOfJSON() {
    let text = #"{"a": "\uD83D\uDE00\u00e9\ud83d\uDe01!", "b": "\\uD83D"}"#
    let node = read(text).node
    #expect(node?.plain == "{a:😀é😁!,b:\\uD83D}")
    #expect(node?.entries?.last?.position.column == 42)
  }

  @Test func leavesEscapesInOtherScalarsAlone() {
    #expect(
      read(#"[plain \uD83D\uDE00, '\uD83D', "\\\uD83D\uDE00"]"#).node?.plain
        == #"[plain \uD83D\uDE00,\uD83D,\😀]"#)
  }

  @Test(arguments: [#"["\uD83D"]"#, #"["\uDE00\uD83D"]"#, #"["\uD83Dx\uDE00"]"#, #"["\uD83D\uD83D\uDE00"]"#])
  func refusesHalvesOfPairs(text: String) {
    #expect(read(text).diagnostics.map(\.message) == ["half of a surrogate pair in this text"])
  }

  @Test func sharesWhatAliasesStandFor() {
    let text = "a: &x [1, {b: &y 2}]\nc: *x\nd: [*y, *x]\ne: &x 3\nf: *x\n"
    #expect(read(text).node?.plain == "{a:[1,{b:2}],c:[1,{b:2}],d:[2,[1,{b:2}]],e:3,f:3}")
  }

  @Test func findsDuplicateKeysInLongMappings() {
    let keys = (1...40).map { "key\($0)" } + ["key3", "key20", "key40", "other"]
    let (node, diagnostics) = read(keys.map { "\($0): 1\n" }.joined())
    #expect(node?.entries?.count == 41)
    #expect(
      diagnostics.map(\.message)
        == [3, 20, 40].map { "'key\($0)' is given twice, first at line \($0), column 1" })
  }

  @Test func keepsTheFirstOfDuplicateKeys() {
    let (node, diagnostics) = read("a: 1\n'a': 2\nb: {c: 1, c: 2}\n")
    #expect(node?.plain == "{a:1,b:{c:1}}")
    #expect(
      diagnostics.map(\.message)
        == ["'a' is given twice, first at line 1, column 1", "'c' is given twice, first at line 3, column 5"])
    #expect(diagnostics.map(\.position.column) == [1, 11])
  }
}
