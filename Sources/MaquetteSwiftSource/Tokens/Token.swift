/// A piece of Swift source.
package struct Token: Equatable, Sendable {
  /// What a token is.
  package enum Kind: Equatable, Sendable {
    /// A name, keyword or number, also one in backticks.
    case word
    /// A whole string literal, with everything that is interpolated.
    case string
    /// An opening or closing bracket, a comma, a colon, an operator's character or any other character.
    case mark
    /// An end of line.
    case newline
  }

  /// What it is.
  package let kind: Kind
  /// Where it stands, in bytes.
  package let range: Range<Int>
}

/// A source as bytes with its tokens. Comments and spaces are in none.
package struct Source: Sendable {
  /// The text in UTF-8.
  package let bytes: [UInt8]
  /// The tokens in order.
  package let tokens: [Token]

  /// Splits a text. Every text can be split: what is not closed ends with the text, or with the line for a plain string.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    var tokenizer = Tokenizer(bytes: bytes)
    tokens = tokenizer.tokens()
  }

  /// The text of a range of bytes.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of a token.
  package func text(_ token: Token) -> String { text(token.range) }

  /// Whether a token is a certain text.
  package func `is`(_ token: Token?, _ text: String) -> Bool {
    guard let token, token.kind != .string else { return false }
    return bytes[token.range].elementsEqual(text.utf8)
  }

  /// The index of the bracket that closes the one at an index; nil if none does.
  package func closing(_ index: Int, before end: Int? = nil) -> Int? {
    var depth = 0
    for position in index..<(end ?? tokens.count) where tokens[position].kind == .mark {
      switch bytes[tokens[position].range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth <= 0 { return position }
      default: break
      }
    }
    return nil
  }

  /// Whether a token opens a bracket.
  package func opens(_ token: Token) -> Bool {
    self.is(token, "(") || self.is(token, "[") || self.is(token, "{")
  }
}
