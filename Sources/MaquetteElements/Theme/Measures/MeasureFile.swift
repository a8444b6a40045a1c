import CMeasures
import MaquetteGraphics

/// The measures of one table, as the file `*.measures` beside its control states them.
///
/// `.ci/measure-tables` compiles the files in, so nothing is read when a program starts.
///
/// - Note: `@unchecked Sendable` and `@safe` are sound because the table is constant data of the program.
@safe
package struct MeasureFile: @unchecked Sendable {
  private let table: UnsafePointer<MaquetteMeasureTable>

  /// The file of a table; nil if it has none, as that of a control of your own.
  package init?(of group: String) {
    guard let table = unsafe maquette_measure_table_named(group) else { return nil }
    unsafe self.table = table
  }

  private init(_ table: UnsafePointer<MaquetteMeasureTable>) { unsafe self.table = table }

  /// Every file, sorted by the names of the tables.
  package static var all: [MeasureFile] {
    (0..<maquette_measure_table_count()).map { unsafe MeasureFile(maquette_measure_table($0)) }
  }

  /// The group of the tokens.
  package var group: String { unsafe String(cString: table.pointee.name) }
  /// The path in the project.
  package var path: String { unsafe String(cString: table.pointee.file) }
  /// How many tokens there are.
  package var count: Int { unsafe table.pointee.row_count }

  /// The name of a token, without that of the table; `row` is below the count.
  package func name(_ row: Int) -> String { unsafe String(cString: table.pointee.rows[row].name) }

  /// The first line of a token.
  package func line(_ row: Int) -> Int { unsafe Int(table.pointee.rows[row].line) }

  /// Returns the row of a token; nil if there is none. It is the expected one in most cases: files are in the order of the tables.
  package func row(of name: String, expected: Int) -> Int? {
    let row = unsafe maquette_measure_row(table, name, expected)
    return row < count ? row : nil
  }

  /// A value: a number, or the name of a text style or of a colour.
  enum Value {
    case number(Double)
    case name(String)
  }

  /// The value of a token in a theme; nil if it has none there.
  func value(_ row: Int, in theme: StandardTheme, under appearance: Appearance) -> Value? {
    guard let measure = unsafe maquette_measure(table, row, Self.cell(theme, appearance)) else { return nil }
    guard let text = unsafe measure.pointee.text else { return unsafe .number(measure.pointee.number) }
    return .name(unsafe String(cString: text))
  }

  /// The place in ``sources`` of how the value of a token in a theme is known; nil if it has none there.
  package func source(_ row: Int, in theme: StandardTheme, under appearance: Appearance) -> Int? {
    let place = unsafe maquette_measure_source(table, row, Self.cell(theme, appearance))
    return place > 0 ? place - 1 : nil
  }

  /// How values are known, in the order of their first use.
  package var sources: [MeasureSource] {
    unsafe UnsafeBufferPointer(start: table.pointee.sources, count: table.pointee.source_count).map {
      source in
      let letter = unsafe Character(Unicode.Scalar(UInt8(bitPattern: source.kind)))
      let kind = MeasureSource.Kind.allCases.first { $0.rawValue.first == letter }
      return unsafe MeasureSource(kind ?? .chosen, String(cString: source.origin))
    }
  }

  /// The place of a value among the 14 of a row.
  private static func cell(_ theme: StandardTheme, _ appearance: Appearance) -> Int {
    2 * theme.rawValue + (appearance == .light ? 0 : 1)
  }
}

extension DynamicColor {
  /// The looks of a colour in the order of ``StandardTheme``, as the files state them; nil if none does.
  static func stated(_ name: String) -> [DynamicColor]? {
    guard let color = unsafe maquette_measure_color(name) else { return nil }
    return unsafe withUnsafeBytes(of: color.pointee.looks) { bytes in
      let looks = unsafe bytes.bindMemory(to: UInt32.self)
      return stride(from: 0, to: looks.count, by: 4).map { first in
        unsafe DynamicColor(looks[first], looks[first + 1], looks[first + 2], looks[first + 3])
      }
    }
  }

  /// Nothing.
  static let clear = DynamicColor(0, 0, 0, 0)
}
