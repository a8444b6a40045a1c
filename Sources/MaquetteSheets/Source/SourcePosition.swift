/// A place in a sheet's text, as editors show it.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, counted from 1; lines end at LF, CR LF or CR.
  public var line: Int

  /// The column, counted from 1 in characters (Unicode scalar values) of the line.
  public var column: Int

  /// Creates a position from a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a text.
  public static let start = SourcePosition(line: 1, column: 1)

  /// Orders positions as they are read: by line, then by column.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
