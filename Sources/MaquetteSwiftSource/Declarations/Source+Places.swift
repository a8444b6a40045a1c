extension Source {
  /// The offset in bytes of a line, from 1; nil past the end.
  package func offset(ofLine line: Int) -> Int? {
    if line == 1 { return 0 }
    var count = 1
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      count += 1
      if count == line { return index + 1 }
    }
    return nil
  }

  /// The line of an offset in bytes, from 1.
  package func line(at offset: Int) -> Int {
    bytes[..<min(offset, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// The bytes of tokens, from the first to the last.
  package func bytes(ofTokens range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    return tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }
}
