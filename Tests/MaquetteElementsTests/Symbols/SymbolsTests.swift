import CSymbols
import Foundation
import TestSupport
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

@Suite struct SymbolsTests {
  @Test func everyDrawingCanBeRead() throws {
    for index in 0..<maquette_symbol_category_count() {
      let category = maquette_symbol_category(index)
      let names = (0..<category.count).map { String(cString: category.files[$0].name) }
      #expect(names == names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
      for name in names {
        let file = try SymbolFile(try #require(Symbols.text(of: name), "\(name) is not found"))
        #expect(file.origin != nil || !file.parts.isEmpty)
        #expect(Symbols.glyph(named: name) != nil, "\(name) comes from a drawing that is not there")
      }
    }
  }

  @Test func everyFileIsCompiledInOnce() throws {
    let names = Symbols.categories.flatMap(\.symbols).map(\.name)
    #expect(Set(names).count == names.count, "two drawings have one name")
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/CSymbols/Drawings")
    let files = (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { $0.hasSuffix(".symbol") }
    let compiled = Symbols.categories.flatMap { category in
      category.symbols.map { "\(category.name)/\($0.name).symbol" }
    }
    #expect(Set(files) == Set(compiled), "run .ci/symbol-tables")
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
    "pause", "stop", "info", "exclamationmark", "square", "person.slash", "bell.slash.circle.fill",
    "circle.circle", "circle.slash",
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
