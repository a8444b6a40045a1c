import MaquetteControls
import MaquetteElements
import Testing

@testable import MaquetteSheets

@Suite struct MeasureReferenceTests {
  @Test func thePageIsUpToDate() throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let page = try SheetFile.bytes(atPath: "/\(root)/Documentation/Measures.md")
    // To mend it: maquette list measures > Documentation/Measures.md
    #expect(String(decoding: page, as: UTF8.self) == MeasureReference.markdown())
  }

  @Test func everyMeasureHasARow() {
    let page = MeasureReference.markdown()
    for metrics in Catalogue.standard.metrics { #expect(page.contains("## `\(metrics.tokenGroup)`")) }
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let tokens = Catalogue.standard.tokens.filter { $0.kind != .color && $0.kind != .typography }
    #expect(rows.count == tokens.count + Catalogue.standard.colors.filter(\.isOurChoice).count)
  }

  /// What no source gives: all of Control Center, and what the comments of the tables call our choice.
  @Test func ourChoicesAreMarked() {
    for token in Catalogue.standard.tokens where token.name.hasPrefix("control-widget.") {
      #expect(token.choices == Set(Platform.allCases), "\(token.name)")
    }
    for token in Catalogue.standard.tokens where token.name.hasPrefix("color.control-") {
      #expect(token.choices == Set(Platform.allCases), "\(token.name)")
    }
    func choices(_ name: String) -> Set<Platform> {
      Catalogue.standard.tokens.first { $0.name == name }?.choices ?? []
    }
    #expect(choices("button.medium.insets.top") == [.watchos])
    #expect(choices("button.medium.scrolling-corner-radius").isEmpty, "the guideline's")
    #expect(choices("switch.regular.width") == [.watchos])
    #expect(choices("list.row-height") == [.macos])
    #expect(MeasureReference.markdown().contains("| `cell-side` | 70 † | 70 † |"))
  }
}
