import MaquetteElements
import Testing

@testable import MaquetteCollections
@testable import MaquetteScreens
@testable import MaquetteSheets

/// The lists in which sheets write the rows of tables and their cells.
@Suite struct ShortFormTests {
  private func table(_ rows: String) throws -> Table {
    let text = "maquette: 1\nplatform: macos\nbody:\n  table:\n    columns: [Name, Size]\n    rows:\n\(rows)"
    return try #require(try pictures(text).first?.body.outermost(Table.self).first)
  }

  private func cells(_ row: any Element) -> [String] {
    (row.unmodified as? TableRow)?.cells.map { ($0.unmodified as? Text)?.text ?? "-" } ?? []
  }

  @Test func aRowIsAListOfCellsAMappingOrAnElement() throws {
    let table = try table(
      """
          - [a, 1]
          - { cells: [b, 2], symbol: doc }
          - table-row: [c, 3]
          - d
          - { group: e }
          - [f, ~]
      """)
    #expect(table.children.map(cells) == [["a", "1"], ["b", "2"], ["c", "3"], ["d"], [], ["f", ""]])
    #expect(table.children.compactMap { ($0.unmodified as? TableRow)?.group } == ["e"])
  }

  @Test func aCellIsATextOrAnElement() throws {
    let table = try table("    - [{ badge: '3' }, { label: { text: x, color: red } }]")
    #expect(cells(table.children[0]) == ["-", "x"])
  }

  @Test func loopsAndNamesStandAmongRows() throws {
    let table = try table(
      """
          - for-each: { in: [[a, 1], [b, 2]], as: row, do: [$row] }
          - { id: last, cells: [c] }
      """)
    #expect(table.children.map(cells) == [["a", "1"], ["b", "2"], ["c"]])
  }

  @Test func rowsBelowAreRowsToo() throws {
    let text = "maquette: 1\nplatform: macos\nbody: { outline: { rows: [{ cells: a, rows: [b, [c]] }] } }"
    let outline = try #require(try pictures(text).first?.body.outermost(Outline.self).first)
    let row = try #require(outline.children.first?.unmodified as? TableRow)
    #expect(cells(row) == ["a"])
    #expect(row.rows.map(cells) == [["b"], ["c"]])
  }

  @Test func problemsHaveThePlaceOfTheirRow() {
    func complaints(_ body: String) -> String {
      complaint(about: "maquette: 1\nplatform: macos\nbody:\n\(body)")
    }
    let wide = complaints("  table:\n    columns: [Name, Size]\n    rows:\n      - [a]\n      - [a, b, c]")
    #expect(wide.hasPrefix("sheet.yaml:8:9: error: the row has 3 cells, but the table has 2 columns"))
    let deep = complaints("  outline:\n    rows:\n      - { cells: a, rows: [[b, c]] }")
    #expect(deep.hasPrefix("sheet.yaml:6:28: error: the row has 2 cells, but the table has no columns"))
    let sorted = complaints("  table:\n    columns: [Name, Size]\n    sort: { column: Nmae }")
    #expect(sorted.hasPrefix("sheet.yaml:6:11: error: no column has the title 'Nmae'"))
    #expect(sorted.contains("did you mean 'Name'?"))
    let both = complaints("  table: { columns: [Name, Size], sort: [Name, Size] }")
    #expect(both.contains("expected one sorted column, found 2"))
    let levels = complaints("  table: { columns: [Name], rows: [{ cells: a, rows: [b] }] }")
    #expect(levels.contains("write 'outline' instead of 'table'"))
  }

  /// A change names few attributes, and is not compared with the rows.
  @Test func changesOfATableNeedNoColumns() {
    let text =
      "maquette: 1\nplatform: macos\nbody: { table: { columns: [A, B], then: { sort: B }, rows: [[a, b]] } }"
    #expect(complaint(about: text).isEmpty)
  }

  @Test func onlyRowsStandInATable() {
    let text = "maquette: 1\nplatform: macos\nbody: { table: { columns: [A], rows: [{ label: a }] } }"
    #expect(complaint(about: text).contains("a table contains rows, not 'label'"))
  }

  @Test func attributesOfRowsAreChecked() {
    let text =
      "maquette: 1\nplatform: macos\nbody: { table: { columns: [A], rows: [{ cells: [a], stat: selected }] } }"
    #expect(complaint(about: text).contains("did you mean 'state'?"))
  }

  @Test func problemsOfAContainerHaveThePlaceOfTheirChild() {
    func complaints(_ body: String) -> String { complaint(about: "maquette: 1\nbody:\n\(body)") }
    let children = complaints("  chart:\n    children:\n      - bar-mark: { x: [A, B], y: [1] }")
    #expect(children.hasPrefix("sheet.yaml:5:35: error: 'y' has 1 value, and 'x' 2"))
    let list = complaints("  chart:\n    - bar-mark: { x: [A, B], y: [1, b] }")
    #expect(list.hasPrefix("sheet.yaml:4:37: error: expected numbers along y, found the word 'b'"))
  }
}
