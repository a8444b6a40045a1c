import MaquetteGraphics
import Testing

@testable import MaquetteElements

/// Which symbols are mirrored where reading runs from right to left, and among Arabic letters.
@Suite struct SymbolDirectionTests {
  private func drawing(
    _ name: String, _ direction: LayoutDirection = .leftToRight, amongArabicLetters: Bool = false
  ) throws -> SymbolDrawing {
    try #require(Symbols.symbol(named: name)).drawing(
      pointSize: 24, direction: direction, isAmongArabicLetters: amongArabicLetters)
  }

  @Test(arguments: [
    // Lines of text.
    "list.bullet", "list.bullet.rectangle", "list.clipboard", "doc.text", "doc.plaintext", "doc.richtext",
    "doc.text.magnifyingglass", "note.text", "text", "text.bubble", "bubble.left.and.text.bubble.right",
    "captions.bubble",
    "list.bullet.rectangle.fill", "list.bullet.circle", "doc.text.fill", "text.bubble.fill",
    // Places and movements by the direction of reading.
    "sidebar.leading", "sidebar.trailing", "arrow.forward", "chevron.backward", "arrow.uturn.backward",
    "arrow.uturn.forward", "rectangle.portrait.and.arrow.forward", "speaker", "speaker.wave.3.fill",
    "speaker.slash",
  ])
  func symbolsOfTextAndReadingTurn(name: String) throws {
    let (left, right) = (try drawing(name), try drawing(name, .rightToLeft))
    #expect(left != right)
  }

  @Test(arguments: [
    // Sides that are named.
    "text.alignleft", "text.alignright", "sidebar.left", "sidebar.right", "arrow.left", "chevron.right",
    "arrow.uturn.left", "rectangle.portrait.and.arrow.right", "bubble.left", "arrowshape.turn.up.left",
    // Things, clocks, check marks, letters, and the controls of players.
    "clock", "checkmark", "checkmark.circle", "magnifyingglass", "pencil", "scissors", "textformat", "bold",
    "exclamationmark", "play", "forward", "gobackward", "cart", "calendar", "wifi", "questionmark",
  ])
  func othersDoNot(name: String) throws {
    let (left, right) = (try drawing(name), try drawing(name, .rightToLeft))
    #expect(left == right)
  }

  /// A name with a side is that side everywhere, and the one by reading is its mirror image on the other side.
  @Test(arguments: [
    ("sidebar.leading", "sidebar.left", "sidebar.right"),
    ("arrow.uturn.backward", "arrow.uturn.left", "arrow.uturn.right"),
  ])
  func readingChoosesTheSide(name: String, left: String, right: String) throws {
    let sides = (try drawing(left), try drawing(right))
    #expect(try drawing(name) == sides.0)
    #expect(try drawing(name, .rightToLeft) == sides.1)
  }

  @Test(arguments: [
    ("ar", true), ("fa", true), ("ur", true), ("ckb-IQ", true), ("az-IR", true), ("he", false), ("de", false),
    ("az", false),
  ])
  func arabicLettersMirrorTheQuestionMark(tag: String, isMirrored: Bool) throws {
    var environment = Environment()
    environment.writtenLocale = LanguageTag(tag)
    #expect(environment.hasArabicLetters == isMirrored)
    for name in ["questionmark", "questionmark.circle"] {
      let drawn = try drawing(name, environment.direction, amongArabicLetters: environment.hasArabicLetters)
      let plain = try drawing(name)
      #expect((drawn != plain) == isMirrored)
    }
    let clock = try drawing("clock", environment.direction, amongArabicLetters: environment.hasArabicLetters)
    let plain = try drawing("clock")
    #expect(clock == plain)
  }
}
