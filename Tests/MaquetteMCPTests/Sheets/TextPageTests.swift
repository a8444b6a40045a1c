import Testing

@testable import MaquetteMCP

@Suite struct TextPageTests {
  @Test func aShortTextIsWhole() {
    #expect(TextPage.text("a\nb\n", next: "list with") == "a\nb")
    #expect(TextPage.text("", next: "list with") == "")
  }

  @Test func aLongOneIsCutAndSaysHowToGoOn() {
    let text = (1...10).map { "line \($0)\n" }.joined()
    let first = TextPage.text(text, lines: 4, next: "list with")
    #expect(first == "line 1\nline 2\nline 3\nline 4\n… 6 more of 10 lines: call list with \"from\": 5")
    #expect(TextPage.text(text, from: 9, lines: 4, next: "list with") == "line 9\nline 10")
    #expect(
      TextPage.text(text, from: 11, lines: 4, next: "list with") == "'from' is too large: there are 10 lines")
  }

  @Test func bytesAreLimitedToo() {
    let long = String(repeating: "x", count: 3 * TextPage.byteLimit)
    let page = TextPage.text("a\n\(long)\nb\n", next: "list with")
    #expect(page.utf8.count < TextPage.byteLimit)
    #expect(page.hasSuffix("… 1 more of 3 lines: call list with \"from\": 3"))
  }
}
