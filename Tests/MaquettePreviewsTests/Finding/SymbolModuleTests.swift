import Testing

@testable import MaquettePreviews

@Suite struct SymbolModuleTests {
  @Test(arguments: [
    ("house", "house"), ("houseFill", "house.fill"), ("_1Circle", "1.circle"),
    ("arrow2Squarepath", "arrow.2.squarepath"),
    ("rectangleAndPencilAndEllipsis", "rectangle.and.pencil.and.ellipsis"),
    ("_10SquareFill", "10.square.fill"),
  ])
  func namesAreThoseOfThePlatform(_ word: String, _ symbol: String) {
    #expect(SymbolModule.symbol(word) == symbol)
  }

  @Test func theModuleHasTheNamesThatAreUsed() throws {
    let text = "import SFSafeSymbols\nlet a = Image(systemSymbol: .houseFill)\nlet b = Theme.primary"
    let files = [SwiftFile(path: "A.swift", text: text)]
    let (module, _) = try #require(SymbolModule.module(for: files, known: [], in: "/scratch"))
    #expect(module.name == "SFSafeSymbols" && module.sources == ["/scratch/SFSafeSymbols.swift"])
    let made = SymbolModule.text(for: files)
    #expect(made.contains("public static let `houseFill` = SFSymbol(rawValue: \"house.fill\")"))
    #expect(SymbolModule.module(for: files, known: ["SFSafeSymbols"], in: "/scratch") == nil)
    #expect(SymbolModule.module(for: [SwiftFile(path: "B.swift", text: "")], known: [], in: "/") == nil)
  }
}
