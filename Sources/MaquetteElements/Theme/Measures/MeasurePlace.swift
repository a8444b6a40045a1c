import CMeasures

/// A value that a file of measures states: that of a token in a theme.
package struct MeasurePlace: Hashable, Sendable {
  /// The name with that of the table: `switch.thumb-inset`.
  package var token: String
  package var theme: StandardTheme
  package var appearance: Appearance

  private init(_ table: MaquetteMeasureTable, row: UInt16, cell: UInt16) {
    token = unsafe "\(String(cString: table.name)).\(String(cString: table.rows[Int(row)].name))"
    theme = StandardTheme.allCases[Int(cell) / 2]
    appearance = cell % 2 == 0 ? .light : .dark
  }

  /// Every value that is derived from another one, with that one.
  package static var derived: [(place: MeasurePlace, origin: MeasurePlace)] {
    (0..<maquette_measure_table_count()).flatMap { index in
      let table = unsafe maquette_measure_table(index).pointee
      return unsafe UnsafeBufferPointer(start: table.origins, count: table.origin_count).map { origin in
        let other = unsafe maquette_measure_table(Int(origin.from_table)).pointee
        return unsafe (
          MeasurePlace(table, row: origin.row, cell: origin.cell),
          MeasurePlace(other, row: origin.from_row, cell: origin.from_cell)
        )
      }
    }
  }
}
