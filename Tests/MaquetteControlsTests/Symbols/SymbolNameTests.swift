import Testing

@testable import MaquetteControls
@testable import MaquetteElements

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

  @Test func badgesStandLastOrBeforeFill() {
    #expect(parse("bell.badge") == SymbolName(base: "bell", badge: ""))
    #expect(
      parse("bell.badge.fill").map { ($0.base, $0.isFilled, $0.badge) } ?? ("", false, nil) == (
        "bell", true, ""
      ))
    #expect(parse("bell.fill.badge.square")?.badge == "square")
    #expect(parse("bell.badge.square")?.text == "bell.badge.square")
    #expect(parse("bell.badge.fill")?.text == "bell.badge.fill")
    for text in ["badge", ".badge", "bell.badge.", "bell.badge.nothing", "bell.badge.badge", "bel.badge"] {
      #expect(parse(text) == nil, "\(text)")
    }
  }
}
