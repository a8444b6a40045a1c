import Foundation
import Testing

@testable import MaquetteControls
@testable import MaquetteElements

/// Every drawing can be looked at: in a contact sheet of its category at two sizes, and at black.
@Suite struct SymbolSheetTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Golden/Symbols")

  /// The names that a sheet writes.
  private static func words(of sheet: String) throws -> Set<String> {
    let text = try String(contentsOf: folder.appending(path: sheet), encoding: .utf8)
    return Set(text.split { " \n[]{},:\"'".contains($0) }.map(String.init))
  }

  /// The drawings of a category that are not another one under a second name.
  private static func drawn(_ category: SymbolCategory) -> [String] {
    category.symbols.map(\.name).filter(Set(Symbols.drawnNames).contains)
  }

  @Test(arguments: Symbols.categories.map(\.name), [17, 48])
  func contactSheetsShowEveryDrawing(_ name: String, _ size: Int) throws {
    let category = try #require(Symbols.categories.first { $0.name == name })
    let words = try Self.words(of: "\(name)-\(size)pt.yaml")
    #expect(words.isSuperset(of: ["regular", "bold", "light", "dark", String(size)]))
    for symbol in Self.drawn(category) { #expect(words.contains(symbol), "\(symbol) is missing") }
  }

  @Test func theSheetsAtBlackShowEveryDrawing() throws {
    let words = try Self.words(of: "black-first.yaml").union(Self.words(of: "black-second.yaml"))
    for symbol in Symbols.drawnNames { #expect(words.contains(symbol), "\(symbol) is missing") }
  }
}
