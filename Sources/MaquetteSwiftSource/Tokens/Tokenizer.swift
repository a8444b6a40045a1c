/// Splits Swift source: strings with interpolation, raw and over several lines, nested comments, names in backticks, regular
/// expressions between `#/` and `/#`. It knows no grammar, and is linear in the length of the text.
struct Tokenizer {
  let bytes: [UInt8]
  var position = 0
  /// How many interpolations are open.
  var nesting = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// All tokens up to the end.
  mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    while let token = next() { tokens.append(token) }
    return tokens
  }

  /// The next token; nil at the end.
  mutating func next() -> Token? {
    skipTrivia()
    guard let byte = peek() else { return nil }
    let start = position
    let kind: Token.Kind
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      position += 1
      kind = .newline
    case UInt8(ascii: "\""):
      skipString(hashes: 0)
      kind = .string
    case UInt8(ascii: "#"):
      kind = skipHash()
    case UInt8(ascii: "`"):
      position += 1
      while let byte = peek(), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") { position += 1 }
      if peek() == UInt8(ascii: "`") { position += 1 }
      kind = .word
    case _ where Self.isWord(byte):
      while let byte = peek(), Self.isWord(byte) { position += 1 }
      kind = .word
    default:
      position += 1
      kind = .mark
    }
    return Token(kind: kind, range: start..<position)
  }

  /// The byte at an offset from here; nil past the end.
  func peek(_ offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index < bytes.count ? bytes[index] : nil
  }

  /// Whether a text begins here.
  func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// Skips spaces and comments, not ends of lines.
  private mutating func skipTrivia() {
    while let byte = peek() {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        position += 1
      } else if starts(with: "//") {
        while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
      } else if starts(with: "/*") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// Letters, digits, `_`, `$` and everything beyond ASCII.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
