import MaquetteControls
import MaquetteScreens
import MaquetteElements
import Testing

@testable import MaquetteSheets

@Suite struct MeasureReferenceTests {
  @Test func thePageIsUpToDate() throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let page = try SheetFile.bytes(atPath: "/\(root)/Documentation/Measures.md")
    // To fix it: maquette list measures > Documentation/Measures.md
    #expect(String(decoding: page, as: UTF8.self) == MeasureReference.markdown(of: .standard))
  }

  @Test func everyMeasureHasARow() {
    let page = MeasureReference.markdown(of: .standard)
    for token in Catalogue.standard.tokens {
      let name = token.name.split(separator: ".").dropFirst().joined(separator: ".")
      #expect(page.contains("| `\(name)` |") || page.contains("| `color.\(name)` |"), "\(token.name)")
    }
  }

  /// A value of a table whose source nobody names would be a number without a reason.
  @Test(arguments: MeasureTable.all(of: .standard)) func everyValueHasASource(table: MeasureTable) {
    for row in table.rows {
      for theme in StandardTheme.allCases {
        for appearance in Appearance.allCases where row.value(theme, appearance) != nil {
          #expect(
            row.source(theme, appearance) != nil,
            "\(table.title).\(row.title), \(theme.title), \(appearance)")
        }
      }
    }
  }

  /// Evidence that no line names says nothing.
  @Test(arguments: MeasureTable.all(of: .standard)) func everySourceIsThatOfAValue(table: MeasureTable) {
    let used = Set(
      table.rows.flatMap { row in
        StandardTheme.allCases.flatMap { theme in
          Appearance.allCases.compactMap { appearance in
            row.value(theme, appearance).flatMap { _ in row.source(theme, appearance) }
          }
        }
      })
    for (place, source) in table.sources.enumerated() {
      #expect(used.contains(place), "\(table.title): \(source.kind), \(source.origin)")
    }
  }
}

extension MeasureTable: CustomTestStringConvertible {
  public var testDescription: String { title }
}
