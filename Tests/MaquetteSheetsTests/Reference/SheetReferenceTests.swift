import MaquetteScreens
import MaquetteElements
import Testing

@testable import MaquetteSheets

/// The reference follows the tables.
@Suite struct SheetReferenceTests {
  @Test func thePagesAreUpToDate() throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    for page in SheetReference.pages(of: .standard, pictured: .standard) {
      let bytes = try SheetFile.bytes(atPath: "/\(root)/Documentation/\(page.path)")
      // To fix it: maquette list reference --out Documentation
      #expect(String(decoding: bytes, as: UTF8.self) == page.text, "\(page.path)")
    }
  }

  @Test func aPageOfAnElementHasItsAttributesWithValuesAndDefaults() throws {
    let pages = SheetReference.pages(of: .standard, pictured: .standard)
    let gauge = try #require(pages.first { $0.path == "Sheets/gauge.md" }).text
    #expect(gauge.hasPrefix("# `gauge`\n\nA value between two bounds"))
    #expect(gauge.contains("```swift\nGauge(67, in: 0...170, label: \"Heart Rate\")"))
    #expect(gauge.contains("| `maximum` | number | `1` | The value at the end of the scale. |"))
    #expect(gauge.contains("| the environment's tint |"))
    let names = try #require(pages.first { $0.path == "Names.md" }).text
    #expect(names.contains("| Toggle | UISwitch | NSSwitch | [`switch`](Sheets/switch.md) | `Switch` |"))
  }

  @Test func everyNameOfTheLanguageIsListed() {
    let page = SheetReference.pages(of: .standard, pictured: .standard).map(\.text).joined()
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
