// A text that is edited
// =====================
//
// The text is kept as UTF-8 with the first byte of each line. An edit splices the bytes and finds the lines of the changed part only,
// so a key press in a sheet of 4 MiB moves memory and reads a line. Positions beyond the text are moved to its end, or to the end of
// their line, as the protocol has it. Cost: an edit copies the rest of the text; a position takes a walk along its line, of a long line
// along a part. If a line is longer than 8 KiB, an edit counts the characters of the text again.
import MaquetteDiagnostics

/// A text that a client has open, or a file.
struct TextDocument: Sendable {
  let path: String
  var version: Int?
  private(set) var bytes: [UInt8]
  /// The first byte of each line.
  private var lines: [Int]
  /// The characters of long lines.
  private var longLines: LongLines

  init(path: String, version: Int? = nil, bytes: [UInt8]) {
    self.path = path
    self.version = version
    self.bytes = bytes
    lines = [0] + Self.starts(in: bytes, from: 0, to: bytes.count)
    longLines = LongLines(bytes, lines: lines)
  }

  var lineCount: Int { lines.count }

  /// The starts of the lines after the line ends within some bytes: line feeds, carriage returns and pairs of both.
  private static func starts(in bytes: [UInt8], from start: Int, to end: Int) -> [Int] {
    var starts: [Int] = []
    for place in start..<end {
      let byte = bytes[place]
      if byte == 0x0A || byte == 0x0D && !(place + 1 < bytes.count && bytes[place + 1] == 0x0A) {
        starts.append(place + 1)
      }
    }
    return starts
  }

  /// Replaces a part of the text.
  mutating func replace(_ range: TextRange, with text: String, in encoding: PositionEncoding) {
    let first = offset(of: range.start, in: encoding)
    let second = offset(of: range.end, in: encoding)
    replace(min(first, second)..<max(first, second), with: Array(text.utf8))
  }

  private mutating func replace(_ part: Range<Int>, with new: [UInt8]) {
    bytes.replaceSubrange(part, with: new)
    let end = part.lowerBound + new.count
    // A line end just before the part may join one that is inserted.
    let kept = max(1, index(ofLineBefore: part.lowerBound))
    let found = Self.starts(in: bytes, from: lines[kept - 1], to: end)
    let shift = new.count - part.count
    let rest = lines[index(ofLineBefore: part.upperBound + 1)...].map { $0 + shift }
    lines = lines[..<kept] + found + rest
    longLines = LongLines(bytes, lines: lines)
  }

  /// The number of lines that begin before a byte.
  private func index(ofLineBefore offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first byte of a line; the end of the text for a line beyond it.
  func start(ofLine line: Int) -> Int { lines.indices.contains(line) ? lines[line] : bytes.count }

  /// The bytes of a line without its end; none beyond the text.
  func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
    guard lines.indices.contains(line) else { return bytes[bytes.endIndex...] }
    var end = line + 1 < lines.count ? lines[line + 1] : bytes.count
    if end > lines[line], bytes[end - 1] == 0x0A { end -= 1 }
    if end > lines[line], bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[lines[line]..<end]
  }

  /// The first lines of the text.
  func prefix(lines count: Int) -> TextDocument {
    TextDocument(path: path, bytes: Array(bytes[..<start(ofLine: count)]))
  }

  func text(ofLine line: Int) -> String { String(decoding: bytes(ofLine: line), as: UTF8.self) }

  /// The byte at a position; one within a character is at its beginning.
  func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    guard position.line < lines.count else { return bytes.count }
    var line = bytes(ofLine: position.line)
    var rest = position.character
    if line.count > LongLines.length {
      let start = longLines.start(before: rest, in: line.indices, of: bytes, encoding)
      rest -= longLines.width(from: line.startIndex, to: start, of: bytes, in: encoding)
      // A position is at most a step ahead, unless it is beyond the end.
      line = line[start...].prefix(LongLines.length)
    }
    var offset = line.startIndex
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
      rest -= encoding.width(of: scalar)
      if rest < 0 { break }
      offset += UTF8.width(scalar)
    }
    return offset
  }

  /// The position of a byte.
  func position(ofByte offset: Int, in encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(0, offset), bytes.count)
    let line = index(ofLineBefore: offset + 1) - 1
    if offset - lines[line] > LongLines.length {
      let width = longLines.width(from: lines[line], to: offset, of: bytes, in: encoding)
      return TextPosition(line: line, character: width)
    }
    let before = String(decoding: bytes[lines[line]..<offset], as: UTF8.self).unicodeScalars
    return TextPosition(line: line, character: before.reduce(0) { $0 + encoding.width(of: $1) })
  }

  /// The byte at a place that readers report, which count lines and characters from 1 and no byte order mark.
  func offset(of location: SourceLocation) -> Int {
    let column = location.column - 1 + (location.line == 1 && hasMark ? 1 : 0)
    return offset(of: TextPosition(line: max(0, location.line - 1), character: max(0, column)), in: .utf32)
  }

  func position(of location: SourceLocation, in encoding: PositionEncoding) -> TextPosition {
    position(ofByte: offset(of: location), in: encoding)
  }

  /// The place of a position as readers report it.
  func location(of position: TextPosition, in encoding: PositionEncoding) -> SourceLocation {
    let place = self.position(ofByte: offset(of: position, in: encoding), in: .utf32)
    return SourceLocation(
      line: place.line + 1, column: place.character + 1 - (place.line == 0 && hasMark ? 1 : 0))
  }

  private var hasMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  /// The end of the text.
  func end(in encoding: PositionEncoding) -> TextPosition { position(ofByte: bytes.count, in: encoding) }
}
