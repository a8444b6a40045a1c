/// A place in a sheet, or in a file that the sheet includes.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int
  /// The file as an index into those of the document: 0 is the sheet, what it includes follows in the order of reading.
  public var file: Int

  /// Creates a place; the file is the sheet itself unless said otherwise.
  public init(line: Int, column: Int, file: Int = 0) {
    self.line = line
    self.column = column
    self.file = file
  }
}
