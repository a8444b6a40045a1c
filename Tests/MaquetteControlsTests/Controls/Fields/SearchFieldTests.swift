import MaquetteControls
import MaquetteGraphics
import Testing

@Suite struct SearchFieldTests {
  private func layout(_ field: SearchField, change: (inout Environment) -> Void = { _ in }) -> LayoutNode {
    var mockup = Mockup(field, padding: .zero)
    change(&mockup.environment)
    return mockup.layout()
  }

  private func count(_ name: String, _ layout: LayoutNode) -> Int {
    var count = 0
    layout.forEach { node, _ in if node.name == name { count += 1 } }
    return count
  }

  @Test func heightsAreThePlatforms() {
    #expect(layout(SearchField().with(\.width, 200)).frame.size == Size(width: 200, height: 36))
    #expect(layout(SearchField()) { $0.platform = .macos }.frame.height == 22)
  }

  @Test func symbolsComeAndGo() {
    #expect(count("symbol", layout(SearchField())) == 1)
    #expect(count("symbol", layout(SearchField().with(\.hasDictation, true))) == 2)
    #expect(count("symbol", layout(SearchField(text: "a").with(\.hasDictation, true))) == 2)
    #expect(count("symbol", layout(SearchField(text: "a").with(\.clearButton, .never))) == 1)
  }

  @Test func theButtonKeepsItsRoom() {
    var mockup = Mockup(SearchField(text: "a").with(\.cancelTitle, "Cancel"), padding: .zero)
    mockup.width = 200
    let layout = mockup.layout()
    #expect(layout.frame.width == 200)
    #expect(count("label", layout) == 1)
  }

  @Test func itsWordIsTranslated() throws {
    let german = try #require(LanguageTag("de"))
    let text = layout(SearchField()) {
      $0.strings.set("Search", to: "Suchen", in: german)
      $0.locale = german
    }.accessibilityText
    #expect(text.hasPrefix("\"Suchen\", search-field"))
  }
}
