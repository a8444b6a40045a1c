// Where the cursor is
// ===================
//
// A text that is being written is seldom YAML, so the place of the cursor is not taken from a tree. Outside of brackets the indentation
// tells it: the keys and items around a line are those of the lines above that begin further left. Inside brackets a scan from the line
// where they open tells the rest. Lines below the cursor only tell which keys a mapping has already. Cost: the lines above, of which all
// but a few are passed over at their first character.

/// The way from the root of a text to the cursor, and the word there.
struct CursorContext {
  enum Step: Hashable, Sendable {
    case key(String)
    case item
  }

  /// The steps to the collection or the value that the word is part of.
  var path: [Step] = []
  /// Whether a key can stand here.
  var isKey = false
  /// Whether a value can stand here.
  var isValue = false
  /// The word up to the cursor.
  var partial = ""
  /// The word, as bytes of the text.
  var word: Range<Int>
  /// The quote that the word is in; nil for none.
  var quote: UInt8?
  /// Whether the quote ends on the line.
  var isClosed = false
  /// The word and the braces around it, as in `{word}`, as bytes of the text; nil without an opening brace.
  var bracket: Range<Int>?
  /// The other keys of the mapping.
  var siblings: Set<String> = []
  var isInBrackets = false
  /// Whether a colon follows the word.
  var hasColon = false
  /// Whether the line is at the column of the items of a list, so that another item can begin here.
  var isBesideItems = false

  /// Finds the place of a byte of a text.
  init(in document: TextDocument, at offset: Int) {
    word = offset..<offset
    let line = document.position(ofByte: offset, in: .utf8).line
    let start = document.start(ofLine: line)
    var lines = LineScan(document: document, line: line, column: offset - start)
    if let opening = lines.opening(before: offset) {
      let scanner = FlowScanner(document.bytes, from: opening.offset, to: offset)
      readBrackets(scanner, path: opening.path)
    } else {
      readLine(&lines, start: start, offset: offset)
    }
    word =
      word
      .lowerBound..<Self.end(ofWordAt: offset, in: document.bytes, quote: quote, isInBrackets: isInBrackets)
    partial = String(decoding: document.bytes[word.lowerBound..<offset], as: UTF8.self)
    if let quote {
      isClosed = word.upperBound < document.bytes.count && document.bytes[word.upperBound] == quote
    }
    bracket = isKey && isInBrackets && quote == nil ? Self.bracket(around: word, in: document.bytes) : nil
    hasColon = Self.isColon(after: word.upperBound, in: document.bytes, isQuoted: quote != nil)
  }

  /// The path with the word itself as its last step.
  func path(to key: String) -> [Step] { path + [.key(key)] }

  private mutating func readBrackets(_ scanner: FlowScanner, path outer: [Step]) {
    path = outer
    for (index, frame) in scanner.frames.enumerated() {
      if !frame.isMapping { path.append(.item) }
      let isLast = index + 1 == scanner.frames.count
      if let key = frame.key {
        path.append(.key(key))
        if isLast { isValue = true }
      } else if isLast {
        isKey = true
        isValue = !frame.isMapping
        siblings = frame.isMapping ? Set(frame.keys) : []
      }
    }
    isInBrackets = true
    quote = scanner.quote
    word = scanner.start..<scanner.start
  }

  private mutating func readLine(_ lines: inout LineScan, start: Int, offset: Int) {
    let column = offset - start
    let parts = lines.parts
    if let key = parts.key, column > key.range.upperBound {
      path = lines.path(aboveContent: parts.content) + [.key(key.name)]
      isValue = true
      let valueStart = min(max(parts.value, key.range.upperBound + 1), column)
      setWord(from: start + valueStart, to: offset, in: lines.document.bytes)
      return
    }
    // A line without anything is as deep as the cursor.
    let content = parts.isEmpty && parts.dashes.isEmpty ? column : min(parts.content, max(column, 0))
    path = lines.path(aboveContent: content)
    isKey = true
    isValue = parts.key == nil
    siblings = lines.siblings(ofContent: content)
    isBesideItems = parts.dashes.isEmpty && lines.hasItems(at: content)
    setWord(from: min(start + content, offset), to: offset, in: lines.document.bytes)
  }

  private mutating func setWord(from first: Int, to offset: Int, in bytes: [UInt8]) {
    var first = first
    if first < offset, bytes[first] == UInt8(ascii: "\"") || bytes[first] == UInt8(ascii: "'") {
      quote = bytes[first]
      first += 1
    }
    word = first..<first
  }

  private static func end(
    ofWordAt offset: Int, in bytes: [UInt8], quote: UInt8?, isInBrackets: Bool
  ) -> Int {
    var end = offset
    while end < bytes.count {
      let byte = bytes[end]
      if byte == 0x0A || byte == 0x0D { break }
      if let quote {
        if byte == quote { break }
      } else if " :#".utf8.contains(byte) || isInBrackets && ",[]{}".utf8.contains(byte) {
        break
      }
      end += 1
    }
    return end
  }

  private static func bracket(around word: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    let first = word.lowerBound - 1
    guard first >= 0, bytes[first] == UInt8(ascii: "{") else { return nil }
    let isClosed = word.upperBound < bytes.count && bytes[word.upperBound] == UInt8(ascii: "}")
    return first..<word.upperBound + (isClosed ? 1 : 0)
  }

  private static func isColon(after end: Int, in bytes: [UInt8], isQuoted: Bool) -> Bool {
    var place = end + (isQuoted ? 1 : 0)
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    return place < bytes.count && bytes[place] == UInt8(ascii: ":")
  }
}
