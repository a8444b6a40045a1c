/// The text of a document and the start of each line.
package struct DocumentSource: Sendable {
  /// The name for messages: a path, or `-` for standard input.
  package let name: String

  /// How users call the file.
  package let kind: DocumentKind

  /// The index of the file in positions.
  package let file: Int

  /// The whole text, without a byte order mark.
  package let text: String

  /// The first character of each line, counted in Unicode scalars from the start of the text.
  private let lines: [Int]

  /// The byte of every 256th character, so that a position within a line of 4 MiB is found in constant time; none if each
  /// character is one byte.
  private let checkpoints: [Int]
  private static let checkpointDistance = 256

  /// The number of Unicode scalars in the text.
  private let count: Int

  /// Finds the lines of a text; line feeds, carriage returns and pairs of both end them.
  package init(_ text: String, name: String, kind: DocumentKind, file: Int) {
    // An array of bytes is read several times as fast as the view that it is copied from.
    let bytes = Array(text.utf8)
    let (newline, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var lines = [0]
    var continuations = 0
    for place in bytes.indices {
      let byte = bytes[place]
      if byte > carriageReturn, UTF8.isASCII(byte) { continue }
      if UTF8.isContinuation(byte) {
        continuations += 1
      } else if byte == newline
        || byte == carriageReturn && !(place + 1 < bytes.count && bytes[place + 1] == newline)
      {
        lines.append(place + 1 - continuations)
      }
    }
    self.name = name
    self.kind = kind
    self.file = file
    self.text = text
    self.lines = lines
    checkpoints = continuations > 0 ? Self.checkpoints(in: bytes) : []
    count = bytes.count - continuations
  }

  private static func checkpoints(in bytes: [UInt8]) -> [Int] {
    var checkpoints: [Int] = []
    var offset = 0
    for place in bytes.indices where !UTF8.isContinuation(bytes[place]) {
      if offset % checkpointDistance == 0 { checkpoints.append(place) }
      offset += 1
    }
    return checkpoints
  }

  /// The line and column of a character, counted in Unicode scalars from 0; past the end is the end.
  ///
  /// - Parameter line: The line of a character before it, from which a reader of the whole text goes on.
  package func position(ofScalar offset: Int, after line: Int = 1) -> SourceLocation {
    let offset = min(max(0, offset), count)
    var low = 0
    var high = lines.count
    if line > 1, line < lines.count - 1, lines[line - 1] <= offset {
      low = line - 1
      // Most often it is in the same line or in the next.
      if offset < lines[line + 1] { high = line + 1 }
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(line: low + 1, column: offset - lines[low] + 1, file: file)
  }

  /// The first character of a line (counted from 1) of the text, counted in Unicode scalars from 0.
  package func offset(ofLine line: Int) -> Int { lines.indices.contains(line - 1) ? lines[line - 1] : count }

  /// The characters of a line from a column (counted from 1) up to a limit, without the end of the line.
  package func characters(
    ofLine line: Int, fromColumn column: Int, atMost limit: Int
  ) -> Substring.UnicodeScalarView.SubSequence {
    guard line > 0, line <= lines.count else { return ""[...].unicodeScalars }
    let start = index(ofScalar: lines[line - 1] + min(max(1, column) - 1, count))
    return text.unicodeScalars[start...].prefix(limit).prefix { $0 != "\n" && $0 != "\r" }
  }

  /// The character at a position, nil at the end of a line.
  package func scalar(at position: SourceLocation) -> Unicode.Scalar? {
    characters(ofLine: position.line, fromColumn: position.column, atMost: 1).first
  }

  /// Whether only white space follows a character, counted in Unicode scalars from 0.
  package func isAtEnd(_ offset: Int) -> Bool {
    text.unicodeScalars[index(ofScalar: offset)...].allSatisfy { $0.properties.isWhitespace }
  }

  private func index(ofScalar offset: Int) -> String.Index {
    guard offset < count else { return text.endIndex }
    if checkpoints.isEmpty { return text.utf8.index(text.startIndex, offsetBy: offset) }
    let checkpoint = checkpoints[offset / Self.checkpointDistance]
    return text.unicodeScalars.index(
      text.utf8.index(text.startIndex, offsetBy: checkpoint), offsetBy: offset % Self.checkpointDistance)
  }
}
