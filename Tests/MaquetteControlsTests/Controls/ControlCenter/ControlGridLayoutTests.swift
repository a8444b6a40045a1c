import Testing

@testable import MaquetteControls
@testable import MaquetteElements

/// Where controls go on their grid.
@Suite struct ControlGridLayoutTests {
  private let small = ControlGridLayout.Span(columns: 1, rows: 1)
  private let medium = ControlGridLayout.Span(columns: 2, rows: 1)
  private let large = ControlGridLayout.Span(columns: 2, rows: 2)

  private func places(_ spans: [ControlGridLayout.Span], columns: Int = 4) -> [[Int]] {
    ControlGridLayout(columnCount: columns, side: 70, spacing: 16, spans: spans).places().places
      .map { [$0.column, $0.row] }
  }

  @Test func eachGoesToTheFirstPlaceWhereItFits() {
    #expect(places([small, medium, small]) == [[0, 0], [1, 0], [3, 0]])
    #expect(places([small, medium, medium, small]) == [[0, 0], [1, 0], [0, 1], [3, 0]])
    #expect(places([small, large, small, small]) == [[0, 0], [1, 0], [3, 0], [0, 1]])
    #expect(places([large, large, small]) == [[0, 0], [2, 0], [0, 2]])
  }

  @Test func noTwoShareACell() {
    var numbers = SystemRandomNumberGenerator()
    for columns in 1...5 {
      let spans = (0..<30).map { _ in [small, medium, large].randomElement(using: &numbers) ?? small }
      let layout = ControlGridLayout(columnCount: columns, side: 1, spacing: 0, spans: spans)
      var taken: Set<[Int]> = []
      let (all, rows) = layout.places()
      for place in all {
        for row in place.row..<place.row + place.span.rows {
          for column in place.column..<place.column + place.span.columns {
            #expect(column < columns && row < rows)
            #expect(taken.insert([column, row]).inserted)
          }
        }
      }
    }
  }

  @Test func whatIsTooWideIsCutToTheGrid() {
    #expect(places([large, medium], columns: 1) == [[0, 0], [0, 2]])
    #expect(places([small, small], columns: 0) == [[0, 0], [0, 1]])
    #expect(places([small], columns: .max) == [[0, 0]])
    #expect(places([]).isEmpty)
  }
}
