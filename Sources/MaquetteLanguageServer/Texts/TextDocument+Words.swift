import MaquetteDiagnostics

extension TextDocument {
  /// The bytes of the word that begins at a place: a quoted text with its quotes, else up to a sign of YAML.
  func word(at location: SourceLocation) -> Range<Int> {
    let start = offset(of: location)
    guard start < bytes.count else { return start..<start }
    let mark = bytes[start]
    var end = start + 1
    func isEnd(_ place: Int) -> Bool { place >= bytes.count || bytes[place] == 0x0A || bytes[place] == 0x0D }
    if isEnd(start) { return start..<start }
    if mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") {
      while !isEnd(end), bytes[end] != mark { end += 1 }
      return start..<(isEnd(end) ? end : end + 1)
    }
    while !isEnd(end), !" ,]}".utf8.contains(bytes[end]) {
      if bytes[end] == UInt8(ascii: ":"), isEnd(end + 1) || bytes[end + 1] == UInt8(ascii: " ") { break }
      end += 1
    }
    return start..<end
  }

  /// The bytes of a name that stands at a place, after a quote or an anchor; nil if the text there is another one.
  func bytes(of name: String, at location: SourceLocation) -> Range<Int>? {
    var start = offset(of: location)
    if start < bytes.count, bytes[start] == UInt8(ascii: "&") {
      while start < bytes.count, bytes[start] != UInt8(ascii: " ") { start += 1 }
      while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    }
    if start < bytes.count, bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") {
      start += 1
    }
    guard bytes[min(start, bytes.count)...].starts(with: name.utf8) else { return nil }
    return start..<start + name.utf8.count
  }

  /// The next bytes with a word after an element that begins at a column, on its line or on deeper ones.
  func word(_ word: String, after offset: Int, column: Int) -> Range<Int>? {
    var line = position(ofByte: offset, in: .utf8).line
    let last = min(line + 100, lineCount)
    var isFirst = true
    while line < last {
      let bytes = bytes(ofLine: line)
      let indent = bytes.prefix { $0 == UInt8(ascii: " ") }.count
      if !isFirst, indent < bytes.count, indent < column { return nil }
      var place = isFirst ? offset : bytes.startIndex
      while place + word.utf8.count <= bytes.endIndex {
        let end = place + word.utf8.count
        let isWhole =
          !Self.isName(at: place - 1, in: bytes) && !Self.isName(at: end, in: bytes)
        if isWhole, bytes[place..<end].elementsEqual(word.utf8) { return place..<end }
        place += 1
      }
      isFirst = false
      line += 1
    }
    return nil
  }

  private static func isName(at place: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.indices.contains(place) else { return false }
    return Unicode.Scalar(bytes[place]).properties.isAlphabetic || "0123456789.-_".utf8.contains(bytes[place])
  }

  func range(of bytes: Range<Int>, in encoding: PositionEncoding) -> TextRange {
    TextRange(
      position(ofByte: bytes.lowerBound, in: encoding), position(ofByte: bytes.upperBound, in: encoding))
  }
}
