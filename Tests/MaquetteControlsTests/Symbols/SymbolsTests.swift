import MaquetteGraphics
import MaquetteTypography
import Testing

@testable import MaquetteControls

@Suite struct SymbolsTests {
  @Test func everyDrawingCanBeRead() throws {
    for (index, source) in SymbolSource.all.enumerated() {
      let glyph = try Symbols.glyph(of: source, at: index)
      #expect(!glyph.parts.isEmpty, "\(source.name)")
    }
    #expect(Symbols.glyphs.count == SymbolSource.all.count, "two drawings have one name")
  }

  @Test func namesAreSortedAndUnique() {
    #expect(Symbols.names == Array(Set(Symbols.names)).sorted())
  }

  @Test func everyListedNameResolvesToItself() throws {
    for name in Symbols.names {
      #expect(Symbols.symbol(named: name)?.name == name)
    }
  }

  @Test(arguments: [
    "play", "pause", "stop", "plus", "minus", "checkmark", "xmark", "trash", "gearshape", "gear", "heart",
    "star",
    "bell", "magnifyingglass", "info", "questionmark", "exclamationmark", "ellipsis", "cart", "person",
    "lock", "circle",
    "square", "square.and.arrow.up", "square.and.arrow.down", "arrow.clockwise", "arrow.counterclockwise",
    "plus.circle.fill", "bell.slash.fill", "heart.fill", "info.circle", "xmark.circle.fill",
    "checkmark.square",
    "person.slash", "bell.slash.circle.fill", "circle.circle", "circle.slash",
  ])
  func knows(_ name: String) {
    #expect(Symbols.symbol(named: name) != nil)
  }

  @Test(arguments: ["chevron", "arrow"], ["left", "right", "up", "down", "forward", "backward"])
  func pointsEveryWay(_ sign: String, _ direction: String) {
    #expect(Symbols.names.contains("\(sign).\(direction)"))
  }

  @Test(arguments: [
    "", ".", ".fill", "fill", "slash", "playfill", "play.", "Play", "play.fill.fill", "play.fill.slash",
    "play.circle.slash", "plus.fill", "xmark.slash.fill", "circle.fill.circle.fill.fill", "play .fill",
  ])
  func doesNotKnow(_ name: String) {
    #expect(Symbols.symbol(named: name) == nil)
  }

  @Test func suggestsTheNearestName() {
    #expect(Symbols.nearestName(to: "haert.fill") == "heart.fill")
    #expect(Symbols.nearestName(to: "magnifyingglas") == "magnifyingglass")
    #expect(Symbols.nearestName(to: "chevron.rigth") == "chevron.right")
    #expect(Symbols.nearestName(to: "quetzalcoatlus") == nil)
  }

  @Test func signsAreNotListedWithASlash() {
    #expect(!Symbols.names.contains("plus.slash"))
    #expect(Symbols.symbol(named: "plus.slash") != nil)
  }
}
