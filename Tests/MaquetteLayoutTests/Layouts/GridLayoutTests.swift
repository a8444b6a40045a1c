import MaquetteGraphics
import MaquetteLayout
import Testing

@Suite struct GridLayoutTests {
  typealias Row = GridLayout.Row
  typealias Cell = GridLayout.Cell

  @Test func columnsAndRowsFitTheirLargestCells() {
    let grid = GridLayout(itemCount: 4, columnCount: 2, columnSpacing: 5, rowSpacing: 3)
    let items = [box(10, 10), box(40, 20), box(30, 6), box(20, 8)]
    #expect(grid.measure(items, proposal: .unspecified).size == Size(width: 75, height: 31))
    #expect(
      grid.frames(items, .unspecified) == [
        Rect(x: 10, y: 5, width: 10, height: 10), Rect(x: 35, y: 0, width: 40, height: 20),
        Rect(x: 0, y: 24, width: 30, height: 6), Rect(x: 45, y: 23, width: 20, height: 8),
      ])
  }

  @Test func flexibleColumnsShareWhatTheFixedOneLeaves() {
    let grid = GridLayout(itemCount: 3, columnCount: 3, columnSpacing: 10)
    let frames = grid.frames([box(20, 10), fill(), fill()], Proposal(width: 140, height: nil))
    #expect(frames.map(\.width) == [20, 50, 50])
    #expect(frames.map(\.height) == [10, 10, 10])
  }

  @Test func equalColumnsAreAsWideAsTheWidest() {
    let grid = GridLayout(itemCount: 3, columnCount: 3, columnSpacing: 10, hasEqualColumns: true)
    let items = [box(20, 10), box(50, 10), box(5, 10)]
    #expect(grid.measure(items, proposal: .unspecified).size.width == 170)
    #expect(
      grid.frames([fill(), fill(), fill()], Proposal(width: 110, height: 10)).map(\.width) == [30, 30, 30])
  }

  @Test func columnsKeepTheirWidths() {
    let columns = [
      GridColumn(width: .exactly(30), alignment: .trailing), GridColumn(width: FrameLength(max: .infinity)),
      GridColumn(width: FrameLength(min: 40)),
    ]
    let grid = GridLayout(itemCount: 3, columnCount: 3, columns: columns, columnSpacing: 10)
    let frames = grid.frames([box(20, 10), box(10, 10), box(20, 10)], Proposal(width: 200, height: nil))
    // 30 for the first, 40 for the last, and 110 for the one between, in whose middle its item stands.
    #expect(frames.map(\.minX) == [10, 90, 170])
    #expect(
      grid.measure([fill(), fill(), box(5, 5)], proposal: Proposal(width: 200, height: nil)).size.width == 200
    )
    // Without a room the infinite column is as wide as its cell.
    #expect(grid.measure([box(20, 10), box(10, 10), box(20, 10)], proposal: .unspecified).size.width == 100)
  }

  @Test func equalRowsAreAsHighAsTheHighest() {
    let grid = GridLayout(itemCount: 3, columnCount: 1, rowSpacing: 4, hasEqualRows: true)
    let items = [box(10, 10), box(10, 30), box(10, 20)]
    #expect(grid.measure(items, proposal: .unspecified).size.height == 98)
    #expect(grid.frames(items, .unspecified).map(\.minY) == [10, 34, 73])
  }

  @Test func alignmentComesFromTheCellThenRowAndColumnThenGrid() {
    let grid = GridLayout(
      rows: [
        Row(cells: [Cell(), Cell(alignment: .topTrailing)], alignment: .bottom),
        Row(cells: [Cell(), Cell()]),
      ], columns: [GridColumn(alignment: .leading)], columnSpacing: 0, rowSpacing: 0)
    let items = [box(10, 10), box(10, 10), box(40, 40), box(40, 40)]
    let tall = GridLayout(rows: grid.rows, columns: grid.columns, columnSpacing: 0, rowSpacing: 0)
    let frames = tall.frames(items, .unspecified)
    #expect(frames[0].origin == Point(x: 0, y: 0))
    #expect(frames[1].origin == Point(x: 70, y: 0))
    let stretched = tall.frames([box(10, 10), box(10, 30), box(40, 40), box(40, 40)], .unspecified)
    #expect(stretched[0].origin == Point(x: 0, y: 20))
  }

  @Test func aSpanningCellWidensItsColumnsEqually() {
    let grid = GridLayout(
      rows: [Row(cells: [Cell(columnSpan: 2)]), Row(cells: [Cell(), Cell()])], columnSpacing: 10,
      rowSpacing: 0)
    let narrow = grid.frames([box(30, 10), box(20, 10), box(20, 10)], .unspecified)
    #expect(narrow.map(\.minX) == [10, 0, 30])
    let wide = grid.frames([box(90, 10), box(20, 10), box(20, 10)], .unspecified)
    #expect(wide.map(\.minX) == [0, 10, 60])
  }

  @Test func baselinesMeetInARow() {
    let grid = GridLayout(itemCount: 2, columnCount: 2, alignment: .leadingFirstBaseline)
    let items = [line(10, 20, baseline: 16), line(10, 30, baseline: 24)]
    #expect(grid.frames(items, .unspecified).map(\.minY) == [8, 0])
    #expect(grid.measure(items, proposal: .unspecified).firstBaseline == 24)
  }

  @Test func columnsRunFromTheRightWhenReadingDoes() {
    let grid = GridLayout(itemCount: 2, columnCount: 2, columnSpacing: 5)
    let frames = grid.frames([box(10, 10), box(20, 10)], .unspecified, direction: .rightToLeft)
    #expect(frames.map(\.minX) == [25, 0])
  }

  @Test func itemsAndCellsNeedNotMatch() {
    let grid = GridLayout(rows: [Row(cells: [Cell()])], rowSpacing: 0)
    #expect(grid.frames([box(10, 10), box(10, 10)], .unspecified).map(\.minY) == [0, 10])
    let sparse = GridLayout(itemCount: 9, columnCount: 3)
    #expect(sparse.frames([box(10, 10)], .unspecified) == [Rect(x: 0, y: 0, width: 10, height: 10)])
    #expect(sparse.measure([], proposal: .infinity).size == .zero)
    #expect(GridLayout(itemCount: -1, columnCount: 0).rows.isEmpty)
  }
}
