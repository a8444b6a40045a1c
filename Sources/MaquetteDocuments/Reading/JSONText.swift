/// Support for tabs around the outermost braces, which JSON allows and YAML does not.
///
/// Inside braces and brackets libyaml accepts tabs as white space.
enum JSONText {
  /// Whether a text begins with `{` or `[` and ends with `}` or `]`.
  static func isJSON(_ text: String) -> Bool {
    guard let first = text.utf8.first(where: { !isSpace($0) }),
      let last = text.utf8.last(where: { !isSpace($0) })
    else { return false }
    return (first == UInt8(ascii: "{") || first == UInt8(ascii: "["))
      && (last == UInt8(ascii: "}") || last == UInt8(ascii: "]"))
  }

  /// The text with spaces for the tabs before its first and after its last bracket, one for one.
  static func withoutOuterTabs(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for index in bytes.indices.prefix(while: { isSpace(bytes[$0]) }) { spaceOutTab(&bytes[index]) }
    for index in bytes.indices.reversed().prefix(while: { isSpace(bytes[$0]) }) { spaceOutTab(&bytes[index]) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func spaceOutTab(_ byte: inout UInt8) {
    if byte == UInt8(ascii: "\t") { byte = UInt8(ascii: " ") }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }
}
