import MaquetteScreens
import MaquetteElements
import Testing

@testable import MaquetteSheets

/// The reference follows the tables.
@Suite struct SheetReferenceTests {
  @Test func thePageIsUpToDate() throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let page = try SheetFile.bytes(atPath: "/\(root)/Documentation/Sheets.md")
    // To fix it: maquette list reference > Documentation/Sheets.md
    #expect(
      String(decoding: page, as: UTF8.self) == SheetReference.markdown(of: .standard, pictured: .standard))
  }

  @Test func everyNameOfTheLanguageIsListed() {
    let page = SheetReference.markdown(of: .standard, pictured: .standard)
    let names =
      SheetKeys.all + Catalogue.standard.entries.map(\.name)
      + Catalogue.standard.entries.flatMap { $0.attributes.map(\.name) }
      + CommonAttributes.attributes.map(\.name) + Composer.directives + Loop.keys + Definition.keys
      + OutputPreset.allCases.map(\.rawValue) + OutputCell.placeholders.map { "{\($0)}" }
    for name in names { #expect(page.contains("`\(name)`"), "\(name)") }
  }

  /// A page without an example would leave a reader to guess.
  @Test(arguments: Catalogue.standard.entries.map(\.name))
  func everyElementHasAnExampleThatIsItsGolden(name: String) throws {
    let entry = try #require(Catalogue.standard.entry(named: name))
    let example = try #require(ElementExample(of: entry))
    #expect(example.element.contains("\(name):"), "the example does not show the element")
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let path = "/\(root)/" + example.picture.dropLast(".png".count) + ".yaml"
    // To mend it, write what is expected to the file, and record the picture.
    #expect(String(decoding: try SheetFile.bytes(atPath: path), as: UTF8.self) == example.sheet)
    let document = try Sheet(Array(example.sheet.utf8), path: path)
    #expect(document.pictures.count == 1)
    for picture in document.pictures {
      #expect(document.diagnostics(for: picture.mockup().layout()).isEmpty)
    }
  }

  @Test func contentsListSectionsAndTheirSubsections() {
    #expect(
      Markdown.withContents("# A\n\n## B c\n### `d`\n### e, f\n```yaml\n## g\n```\n## H\n") == """
        # A

        Contents:

        - [B c](#b-c): [`d`](#d), [e, f](#e-f)
        - [H](#h)

        ## B c
        ### `d`
        ### e, f
        ```yaml
        ## g
        ```
        ## H

        """)
    #expect(Markdown.withContents("# A\n\n## B\n## C\n").contains("\n[B](#b), [C](#c)\n\n## B\n"))
    #expect(Markdown.withContents("# A\n") == "# A\n")
  }
}
