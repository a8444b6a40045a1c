import CSymbols
import Foundation
import MaquetteGraphics
import MaquetteTypography
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
