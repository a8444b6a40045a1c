import MaquetteCollections
import MaquetteControls
import MaquetteScreens
import MaquetteElements
import TestSupport
import Testing

/// Words that controls draw although nobody gave them, in Korean and Arabic.
@Suite struct DrawnWordsTests {
  private static let korean: @Sendable (inout Environment) -> Void = { $0.locale = LanguageTag("ko") }
  private static let arabic: @Sendable (inout Environment) -> Void = { $0.locale = LanguageTag("ar") }

  @Test func aSearchFieldSaysItsPlaceholder() {
    #expect(spoken(SearchField(), change: Self.korean).contains { $0.hasPrefix("검색") })
    #expect(spoken(SearchField(), change: { _ in }).contains { $0.hasPrefix("Search") })
  }

  @Test func whatIsGivenIsNotTranslated() {
    let given = SearchField().with(\.placeholder, "Search")
    #expect(spoken(given, change: Self.korean).contains { $0.hasPrefix("Search") })
    let translated = spoken(given) {
      Self.korean(&$0)
      if let tag = $0.locale { $0.strings.set("Search", to: "찾기", in: tag) }
    }
    #expect(translated.contains { $0.hasPrefix("찾기") })
    let bar = Drawn(StatusBar().with(\.time, "9:41"), .ios, change: Self.arabic)
    #expect(bar.accessibility(of: "label").contains { $0.label == "9:41" })
  }

  @Test func answersAreInTheLanguage() {
    #expect(spoken(Alert("메시지"), change: Self.korean).contains { $0.hasPrefix("확인") })
    #expect(spoken(Alert("Message")).contains { $0.hasPrefix("OK") })
  }

  @Test func keysSayWhatTheyDo() {
    let keys = spoken(Keyboard(.default, returnKey: .search), change: Self.korean).joined(separator: "\n")
    // A keyboard without Korean letters shows English words; what symbols mean is said in Korean.
    for word in ["space", "search", "삭제", "받아쓰기"] { #expect(keys.contains(word), "\(word)") }
    // The language of a keyboard is stronger than that of the sheet.
    let german = Keyboard(.default, returnKey: .search).with(\.language, .german)
    #expect(spoken(german, change: Self.korean).contains { $0.hasPrefix("Suchen") })
    #expect(spoken(Keyboard(), change: { $0.locale = LanguageTag("de") }).contains { $0.hasPrefix("Return") })
  }

  @Test func statusBarsHaveTheDigitsOfTheLanguage() {
    let bar = Drawn(StatusBar().with(\.battery, 0.4), .ios, change: Self.arabic)
    let texts = bar.accessibility(of: "label").map(\.label)
    #expect(texts.contains("٩:٤١"))
    #expect(texts.contains("٤٠٪\u{61C}"))
  }

  @Test func valuesHaveTheDigitsOfTheLanguage() {
    #expect(spoken(ProgressView(0.4), change: Self.arabic).contains { $0.contains("٤٠٪") })
    #expect(spoken(ProgressView(0.4)) { $0.locale = LanguageTag("de") }.contains { $0.contains("40\u{A0}%") })
    #expect(spoken(PageControl(pages: 3, current: 1), change: Self.arabic).contains { $0.contains("٢ من ٣") })
  }
}
