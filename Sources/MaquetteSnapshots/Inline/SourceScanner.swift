/// Reads Swift source from one place on, as far as is needed to find where a call ends.
///
/// It knows comments, string literals and brackets. A slash that begins no comment may begin a regular expression or be a
/// division, which only a parser can tell: then it gives up, and nothing is rewritten.
struct SourceScanner {
  let source: [UInt8]
  private(set) var index: Int

  init(_ source: [UInt8], at index: Int) {
    self.source = source
    self.index = index
  }

  /// A string literal in the source.
  struct Literal {
    /// The literal with its delimiters.
    var range: Range<Int>
    /// The number of number signs before its quotation marks.
    var signs: Int
    var isMultiline: Bool
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    index + offset < source.count ? source[index + offset] : nil
  }

  func isAt(_ text: StaticString) -> Bool {
    let text = "\(text)".utf8
    return index + text.count <= source.count && source[index..<(index + text.count)].elementsEqual(text)
  }

  /// Skips a single character if it is there.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard byte() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Skips white space and, if asked to, comments.
  mutating func skipSpace(comments: Bool = true) {
    while let byte = byte() {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if comments && (isAt("//") || isAt("/*")) {
        guard skipComment() else { return }
      } else {
        return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    if isAt("//") {
      while let byte = byte(), byte != 0x0A { index += 1 }
      return true
    }
    var depth = 0
    while index < source.count {
      if isAt("/*") {
        depth += 1
        index += 2
      } else if isAt("*/") {
        depth -= 1
        index += 2
        if depth == 0 { return true }
      } else {
        index += 1
      }
    }
    return false
  }

  /// Skips brackets with everything between them; false if it cannot be told where they end.
  mutating func skipBrackets() -> Bool {
    var expected: [UInt8] = []
    repeat {
      guard let byte = byte() else { return false }
      switch byte {
      case UInt8(ascii: "("): expected.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): expected.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): expected.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard expected.popLast() == byte else { return false }
      case UInt8(ascii: "/"):
        guard isAt("//") || isAt("/*"), skipComment() else { return false }
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if literalFollows {
          guard skipLiteral() != nil else { return false }
          continue
        }
      default: break
      }
      index += 1
    } while !expected.isEmpty
    return true
  }

  /// Whether a string literal begins here.
  private var literalFollows: Bool {
    var offset = 0
    while byte(offset) == UInt8(ascii: "#") { offset += 1 }
    return byte(offset) == UInt8(ascii: "\"")
  }

  /// Skips a string literal and returns it; nil if there is none, or if it does not end.
  mutating func skipLiteral() -> Literal? {
    let start = index
    var signs = 0
    while skip("#") { signs += 1 }
    guard byte() == UInt8(ascii: "\"") else { return nil }
    let isMultiline = isAt("\"\"\"")
    index += isMultiline ? 3 : 1
    while let byte = byte() {
      if byte == UInt8(ascii: "\\"), hasSigns(signs, after: 1) {
        index += 1 + signs
        if self.byte() == UInt8(ascii: "(") {
          guard skipBrackets() else { return nil }
        } else {
          index += 1
        }
      } else if byte == UInt8(ascii: "\""), !isMultiline || isAt("\"\"\""),
        hasSigns(signs, after: isMultiline ? 3 : 1)
      {
        index += (isMultiline ? 3 : 1) + signs
        return Literal(range: start..<index, signs: signs, isMultiline: isMultiline)
      } else if byte == 0x0A && !isMultiline {
        return nil
      } else {
        index += 1
      }
    }
    return nil
  }

  private func hasSigns(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }
}
