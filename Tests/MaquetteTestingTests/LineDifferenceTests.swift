import Testing

@testable import MaquetteTesting

@Suite struct LineDifferenceTests {
  private func difference(_ old: String, _ new: String, limit: Int = .max) -> String {
    LineDifference(old, new).text(limit: limit)
  }

  @Test func changesStandAmongThreeEqualLines() {
    let old = (1...12).map { "\($0)\n" }.joined()
    #expect(
      difference(old, old.replacing("6\n", with: "six\n")) == """
        @@ -3,7 +3,7 @@
         3
         4
         5
        -6
        +six
         7
         8
         9
        """)
  }

  @Test func changesFarApartAreHunksOfTheirOwn() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n3\n", with: "3\n").replacing("18\n", with: "18\nnew\n")
    #expect(
      difference(old, new) == """
        @@ -1,5 +1,4 @@
         1
        -2
         3
         4
         5
        @@ -16,5 +15,6 @@
         16
         17
         18
        +new
         19
         20
        """)
  }

  @Test(arguments: [
    ("a\n", "b\n", "1 line removed, 1 added"), ("a\nb\n", "", "2 lines removed"),
    ("", "a\n", "1 line added"), ("a\n", "a", "the newline at the end is missing"),
  ])
  func aSummaryCounts(old: String, new: String, summary: String) {
    #expect(LineDifference(old, new).summary == summary)
  }

  @Test func whatCannotBeSeenIsShown() {
    #expect(difference("a\n", "a \n") == "@@ -1,1 +1,1 @@\n-a\n+a·")
    #expect(difference("a\r\n", "a\n") == "@@ -1,1 +1,1 @@\n-a␍\n+a")
    #expect(difference("a\n", "a") == "\\ the newline at the end is missing")
    #expect(difference("a", "a\n") == "\\ there is an extra newline at the end")
  }

  @Test func spellingsOfOneLetterDiffer() throws {
    #expect(difference("e\u{301}", "\u{E9}").contains("-e\u{301}"))
    #expect(Diffing<String>.text.compare("e\u{301}", "\u{E9}") != nil)
    #expect(Diffing<String>.text.compare("é", "é") == nil)
  }

  @Test func messagesAreLimited() {
    let text = difference("", (1...50).map { "\($0)\n" }.joined(), limit: 3)
    #expect(text == "@@ -0,0 +1,50 @@\n+1\n+2\n… and 49 more lines")
  }

  @Test func whatIsFarTooLongIsReplaced() {
    let old = (1...3000).map { "a\($0)\n" }.joined()
    let new = (1...3000).map { "b\($0)\n" }.joined()
    #expect(difference(old, new).split(separator: "\n").count == 6001)
  }
}
