import Testing

@testable import MaquetteTypography

@Suite struct WordBreakingTests {
  @Test(arguments: [
    ("don't e-mail 3 times", ["don't", "e", "mail", "times"]), ("l’eau, S.O.S.", ["l’eau", "S.O.S"]),
    ("mp3 snake_case", ["mp3", "snake_case"]), ("Größe Straße", ["Größe", "Straße"]), ("3.14 – !", []),
    ("", []),
  ])
  func wordsHaveLetters(text: String, expected: [String]) {
    #expect(text.words == expected)
  }

  /// In the middle of a word, at its ends, on a space and a sign, and in an empty text.
  @Test(arguments: [
    ("don't stop", 2, "don't"), ("don't stop", 5, "don't"), ("don't stop", 6, "stop"),
    ("don't stop", 10, "stop"), ("one, two", 4, "one"), (" one", 0, "one"), ("—", 0, "—"), ("", 0, ""),
    ("e\u{301}te\u{301} x", 1, "e\u{301}te\u{301}"),
  ])
  func aPlaceIsInAWord(text: String, index: Int, expected: String) {
    let range = text.wordRange(at: index)
    #expect(String(Array(text)[range]) == expected)
  }
}

@Suite struct GraphemeBreakingTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("e\u{301}t\u{e9}", 3), ("🇩🇪🇫🇷", 2), ("👩\u{200d}👩\u{200d}👧👍🏽", 2), ("\r\n", 1),
    ("각", 1),
  ])
  func whatIsTakenForOneCharacterCountsOnce(text: String, expected: Int) {
    #expect(text.graphemeCount == expected)
  }
}

@Suite struct UnicodeTableTests {
  /// The Swift enumerations are in the order of the table; every raw value has a case.
  @Test func everyCodePointHasClasses() {
    #expect(LineBreakClass(0x1f3fb) == .emojiModifier)
    #expect(LineBreakClass(0x1fae9) == .pictograph)
    #expect(LineBreakClass(0x0e01) == .complexContext)
    #expect(LineBreakClass(0x3008) == .wideOpen)
    #expect(GraphemeBreakClass(0x1f600) == .pictographic)
    #expect(WordBreakClass(0x2139) == .pictographicLetter)
    #expect(WordBreakClass(0x20) == .space)
    #expect(GraphemeBreakClass(0x110000) == GraphemeBreakClass(0xd800))
  }
}
