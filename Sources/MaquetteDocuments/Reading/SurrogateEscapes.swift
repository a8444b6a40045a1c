/// Support for JSON's escapes of characters beyond U+FFFF, such as `"\uD83D\uDE00"` for an emoji.
///
/// JSON writes such a character as two UTF-16 halves (RFC 8259 section 7); libyaml refuses each half. So before
/// parsing, the backslash of each escaped half becomes a marker that no document may contain (a noncharacter, one
/// for one, so that positions stay exact), and afterwards the marked halves of a double-quoted scalar are
/// joined. In any other scalar the marker becomes the backslash that it was.
enum SurrogateEscapes {
  private static let marker: Unicode.Scalar = "\u{10FFFE}"
  private static let backslash = UInt8(ascii: "\\")

  /// Replaces the backslash of every `\uD800` to `\uDFFF`, unless that backslash is itself escaped.
  static func mark(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard bytes.contains(backslash) else { return bytes }
    var marked: [UInt8] = []
    marked.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == backslash else {
        marked.append(bytes[index])
        index += 1
        continue
      }
      if isSurrogateEscape(bytes[index...].prefix(6)) {
        marked.append(contentsOf: String(Character(marker)).utf8)
        index += 1
      } else {
        marked.append(contentsOf: bytes[index...].prefix(2))
        index += 2
      }
    }
    return marked
  }

  private static func isSurrogateEscape(_ escape: ArraySlice<UInt8>) -> Bool {
    guard escape.count == 6, escape.dropFirst().first == UInt8(ascii: "u") else { return false }
    let digits = escape.suffix(4).map { Unicode.Scalar($0).properties.numericType == nil ? $0 | 0x20 : $0 }
    guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else { return false }
    return digits[0] == UInt8(ascii: "d") && "89abcdef".utf8.contains(digits[1])
  }

  /// Undoes ``mark(_:)`` in a scalar: joins halves if the scalar is double-quoted, else restores backslashes.
  ///
  /// Returns nil if a half lacks its other half.
  static func resolve(_ text: String, isDoubleQuoted: Bool) -> String? {
    guard text.unicodeScalars.contains(marker) else { return text }
    var result = String.UnicodeScalarView()
    var high: UInt32?
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == marker else {
        if high != nil { return nil }
        result.append(scalar)
        continue
      }
      guard isDoubleQuoted else {
        result.append("\\")
        continue
      }
      guard let half = UInt32(String(String.UnicodeScalarView(rest.prefix(5).dropFirst())), radix: 16) else {
        return nil
      }
      rest = rest.dropFirst(5)
      if let first = high {
        guard half >= 0xDC00, let joined = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (half - 0xDC00))
        else { return nil }
        result.append(joined)
        high = nil
      } else {
        guard half < 0xDC00 else { return nil }
        high = half
      }
    }
    return high == nil ? String(result) : nil
  }
}
