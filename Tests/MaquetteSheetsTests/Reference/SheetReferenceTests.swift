import MaquetteControls
import MaquetteElements
import Testing

@testable import MaquetteSheets

/// The reference follows the tables.
@Suite struct SheetReferenceTests {
  @Test func thePageIsUpToDate() throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let page = try SheetFile.bytes(atPath: "/\(root)/Documentation/Sheets.md")
    // To mend it: maquette list reference > Documentation/Sheets.md
    #expect(String(decoding: page, as: UTF8.self) == SheetReference.markdown())
  }

  @Test func everyNameOfTheLanguageIsListed() {
    let page = SheetReference.markdown()
    let names =
      SheetKeys.all + Catalogue.standard.entries.map(\.name)
      + Catalogue.standard.entries.flatMap { $0.attributes.map(\.name) }
      + CommonAttributes.attributes.map(\.name) + Composer.directives + Loop.keys + Definition.keys
      + OutputPreset.allCases.map(\.rawValue) + OutputCell.placeholders.map { "{\($0)}" }
    for name in names { #expect(page.contains("`\(name)`"), "\(name)") }
  }
}
