import MaquetteElements
import MaquetteGraphics
import TestSupport
import Testing

@testable import MaquetteCollections
@testable import MaquetteControls
@testable import MaquetteScreens

/// Places, colours and meaning of the parts of tables; measures are those of the pictures that they name.
@Suite struct TableTests {
  private static let columns: [TableColumn] = [
    "Name", TableColumn("Kind", width: .points(80)),
    TableColumn("Size", width: .points(60), alignment: .trailing),
  ]
  private static let rows: [any Element] = [
    TableRow("Anchor", "Drawing", "48 KB"), TableRow("Beacon", "Photo", "2 MB").state(.selected),
    TableRow("Chart", "Map", "760 KB"),
  ]

  private func drawn(
    _ table: any Element = Table(columns) { rows }, _ platform: Platform = .macos, era: Era = .glass,
    width: Double = 300, change: (inout Environment) -> Void = { _ in }
  ) -> Drawn {
    Drawn(table, platform, era: era, scale: 1, width: width, change: change)
  }

  private func color(_ token: ColorToken, era: Era = .glass) -> Color {
    var environment = Environment(theme: .standard(for: .macos))
    environment.era = era
    return environment.color(token)
  }

  private func fills(_ drawn: Drawn, _ token: ColorToken) -> [Rect] {
    drawn.fills.filter { $0.color == color(token) }.map(\.rect)
  }

  /// `mac26-table` and `mac-table-header-2x`: a header of 28 and rows of 24; NSTableView of OS X: 23, and 17 with 2 between.
  @Test(arguments: [(Era.glass, 28.0, 24.0), (.classic, 28, 24), (.ios7, 23, 19)])
  func headerAndRowsAreAsHighAsThePlatforms(era: Era, header: Double, pitch: Double) throws {
    let drawn = drawn(era: era)
    let rows = drawn.frames(TableLine.name.text)
    #expect(try drawn.frame("table-header").height == header)
    #expect(rows.map(\.minY) == [header, header + pitch, header + 2 * pitch])
  }

  /// `mac26-table`, 1x: the capitals of a row of 24 begin 7 below its top, and texts 4 inside their columns.
  @Test func textsStandAsInThePicture() throws {
    let texts = drawn().nodes("label").filter { $0.accessibility?.label == "Drawing" }
    let row = try #require(drawn().frames(TableLine.name.text).first)
    let text = try #require(texts.first?.frame)
    #expect(text.minX == 160 + 4)
    #expect(text.minY == row.minY + 5)
  }

  @Test func trailingColumnsEndTogether() {
    let ends = drawn().nodes("label").filter { $0.accessibility?.label.hasSuffix("B") ?? false }.map(
      \.frame.maxX)
    #expect(ends == [296, 296, 296])
  }

  @Test func aTableMirrorsItsColumns() throws {
    let plain = drawn().nodes("label").map(\.frame)
    let mirrored = drawn { $0.direction = .rightToLeft }.nodes("label").map(\.frame)
    #expect(plain.map(\.minX) == mirrored.map { 300 - $0.maxX })
  }

  @Test func stripesGoOnToTheFootOfTheFrame() {
    let table = Table(Self.columns) { Self.rows }.frame(width: 300, height: 28 + 24 * 6 + 10)
    let stripes = fills(drawn(table), .tableStripe).sorted { $0.minY < $1.minY }
    #expect(stripes.map(\.minY) == [52, 100, 148])
    #expect(stripes.allSatisfy { $0.width == 300 && $0.height == 24 })
  }

  /// Every other row that is seen has a stripe, whatever its level.
  @Test func stripesCountOpenRowsAlone() {
    func stripes(isOpen: Bool) -> [Double] {
      let outline = Outline(Self.columns) {
        TableRow("a") { TableRow("b") }.open(isOpen)
        TableRow("c")
        TableRow("d")
      }
      return fills(drawn(outline), .tableStripe).map(\.minY)
    }
    #expect(stripes(isOpen: true) == [52, 100])
    #expect(stripes(isOpen: false) == [52])
  }

  @Test func aSelectionHasTheAccentWithTheFocusInTheActiveWindowAlone() {
    func counts(_ table: Table, isActive: Bool = true) -> [Int] {
      let drawn = drawn(table) { $0.isWindowActive = isActive }
      return [fills(drawn, .tableSelection).count, fills(drawn, .tableInactiveSelection).count]
    }
    let table = Table(Self.columns) { Self.rows }
    #expect(counts(table) == [1, 0])
    #expect(counts(table.with(\.isEmphasized, false)) == [0, 1])
    #expect(counts(table, isActive: false) == [0, 1])
  }

  /// Texts of selected rows are white, and elements in cells follow.
  @Test func contentsOfASelectedRowAreWhite() {
    let row = TableRow {
      Text("a"); HStack { Text("b") }
    }.state(.selected)
    let white = color(.onTint)
    #expect(drawn(Table(["A", "B"]) { row }.with(\.hasHeaders, false)).texts == [white, white])
  }

  @Test func titlesAndCellsAreSpokenByThemselves() {
    let spoken = drawn(Table(Self.columns, sort: TableSort("Size", .descending)) { Self.rows })
      .accessibilityText
    #expect(spoken.contains("Size"))
    #expect(spoken.contains("descending"))
    #expect(spoken.contains("Beacon"))
    #expect(spoken.contains("2 MB"))
  }

  /// `mac26-outline`, 1x: levels are 16 apart, and rows without others below them begin with the rest of their level.
  @Test func levelsAreIndented() {
    let outline = Outline {
      TableRow("a") { TableRow("b") { TableRow("c") } }; TableRow("d")
    }
    let starts = drawn(outline).nodes("label").map(\.frame.minX)
    #expect(starts == [27, 43, 59, 27])
  }

  @Test func aPhoneShowsTheFirstColumnAlone() {
    func texts(_ width: Double) -> [String] {
      drawn(Table(Self.columns) { Self.rows }, .ios, width: width) { $0.screenWidth = width }
        .nodes("label").compactMap(\.accessibility?.label)
    }
    #expect(texts(375) == ["Anchor", "Beacon", "Chart"])
    #expect(texts(1024).count == 12)
  }

  @Test func columnsAndRowsThatDoNotFitAreProblems() {
    let table = Table(["Name", "Size"], sort: TableSort("Nmae")) {
      TableRow("a", "b", "c")
      TableRow("a") { TableRow("b") }
    }
    #expect(
      table.problems.map(\.path) == [
        [.value("sort")], [.value("rows"), .item(0)], [.value("rows"), .item(1)],
      ])
    #expect(table.problems.first?.hint == "did you mean 'Name'?")
    let outline = Outline(["Name"]) { TableRow("a") { TableRow("b", "c") } }
    #expect(outline.problems.map(\.path) == [[.value("rows"), .item(0), .value("rows"), .item(0)]])
  }
}
