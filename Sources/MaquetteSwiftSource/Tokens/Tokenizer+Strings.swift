extension Tokenizer {
  /// Skips what begins with `#`: a raw string, an extended regular expression, or the mark alone.
  mutating func skipHash() -> Token.Kind {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if peek(hashes) == UInt8(ascii: "\"") {
      position += hashes
      skipString(hashes: hashes)
      return .string
    }
    if peek(hashes) == UInt8(ascii: "/") {
      position += hashes + 1
      while position < bytes.count, !(peek() == UInt8(ascii: "/") && hasHashes(hashes, at: 1)) {
        position += 1
      }
      position = min(bytes.count, position + 1 + hashes)
      return .string
    }
    position += 1
    return .mark
  }

  /// Skips a string from its first quote, with all interpolations. A plain string that is not closed ends before its line does.
  mutating func skipString(hashes: Int) {
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    position += quotes
    while let byte = peek() {
      if byte == UInt8(ascii: "\""), closes(quotes: quotes, hashes: hashes) {
        position += quotes + hashes
        return
      }
      if byte == UInt8(ascii: "\n"), quotes == 1 { return }
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        position += 1 + hashes
        if peek() == UInt8(ascii: "(") {
          skipInterpolation()
        } else if position < bytes.count {
          position += 1
        }
      } else {
        position += 1
      }
    }
  }

  private func closes(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") } && hasHashes(hashes, at: quotes)
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
  }

  /// Skips from an opening parenthesis to the one that closes it. The depth is counted, not recursed into, except by strings in
  /// interpolations of strings, which have a limit.
  private mutating func skipInterpolation() {
    guard nesting < 64 else { return }
    nesting += 1
    defer { nesting -= 1 }
    var depth = 0
    while let token = next() {
      guard token.kind == .mark else { continue }
      if bytes[token.range.lowerBound] == UInt8(ascii: "(") { depth += 1 }
      if bytes[token.range.lowerBound] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
