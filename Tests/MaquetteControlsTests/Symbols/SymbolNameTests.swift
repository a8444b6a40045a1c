import Testing

@testable import MaquetteControls

@Suite struct SymbolNameTests {
  private let bases: Set<String> = ["bell", "circle", "square", "circle.slash", "square.and.arrow.up"]

  private func parse(_ text: String) -> SymbolName? {
    SymbolName(text, isBase: bases.contains)
  }

  @Test func takesSuffixesApart() {
    #expect(parse("bell") == SymbolName(base: "bell"))
    #expect(parse("bell.fill") == SymbolName(base: "bell", isFilled: true))
    #expect(parse("bell.slash") == SymbolName(base: "bell", isSlashed: true))
    #expect(
      parse("bell.slash.square.fill")
        == SymbolName(base: "bell", isSlashed: true, enclosure: "square", isFilled: true))
  }

  @Test func theLongestBaseWins() {
    #expect(parse("circle.fill") == SymbolName(base: "circle", isFilled: true))
    #expect(parse("circle.circle") == SymbolName(base: "circle", enclosure: "circle"))
    #expect(parse("circle.slash") == SymbolName(base: "circle.slash"))
    #expect(parse("square.slash") == SymbolName(base: "square", isSlashed: true))
    #expect(parse("square.and.arrow.up.circle")?.base == "square.and.arrow.up")
  }

  @Test func rejectsOtherOrders() {
    for text in ["bell.fill.slash", "bell.circle.slash", "bell.fill.circle", "bell.circle.square", "bel", ""]
    {
      #expect(parse(text) == nil, "\(text)")
    }
  }

  @Test func writesItselfAsItWasRead() {
    for text in ["bell.slash.circle.fill", "circle.fill", "square.and.arrow.up.square", "circle.slash"] {
      #expect(parse(text)?.text == text)
    }
  }
}
