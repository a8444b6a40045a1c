/// The wording of evidence from a file.
package enum Evidence {
  /// A name from a file in quotes, cut if it is long, with control characters made visible.
  package static func quoted(_ name: String) -> String {
    var result = "'"
    for scalar in name.unicodeScalars.prefix(40) {
      result += isUnsafe(scalar) ? "\\u{\(hex(scalar.value, digits: 1))}" : String(Character(scalar))
    }
    return result + (name.unicodeScalars.count > 40 ? "…'" : "'")
  }

  /// A message as one line that a terminal can show: quoted text may be long and hold any character.
  package static func printable(_ message: String) -> String { printable(message, most: 400) }

  /// A hint as such a line; it may list names.
  package static func printable(hint: String) -> String { printable(hint, most: 1500) }

  private static func printable(_ text: String, most limit: Int) -> String {
    let start = String(text.unicodeScalars.prefix(limit))
    return line(start) + (text.unicodeScalars.count > limit ? "…" : "")
  }

  /// Whether a terminal or the viewer of a log obeys a character instead of showing it: a control character, an end of a line, or
  /// one that turns the direction of what follows (the embeddings, overrides and isolates of UAX 9).
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    case ..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// A text with U+FFFD for each unsafe character, line feeds and tabs included: one line.
  package static func line(_ text: String) -> String { safe(text) { _ in false } }

  /// A text of several lines with U+FFFD for each other unsafe character.
  package static func lines(_ text: String) -> String { safe(text) { $0 == "\n" || $0 == "\t" } }

  private static func safe(_ text: String, except isKept: (Unicode.Scalar) -> Bool) -> String {
    guard text.unicodeScalars.contains(where: { isUnsafe($0) && !isKept($0) }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(isUnsafe(scalar) && !isKept(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  /// The JSON of another writer with escapes for the characters that a terminal would obey, which it has in texts only.
  package static func json(_ text: some Sequence<UInt8>) -> [UInt8] {
    var result = ""
    for scalar in String(decoding: Array(text), as: UTF8.self).unicodeScalars {
      if isUnsafe(scalar), scalar != "\n" {
        result += "\\u" + hex(scalar.value, digits: 4)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return Array(result.utf8)
  }

  /// A position in the file of a message.
  package static func place(_ position: SourceLocation) -> String {
    "line \(position.line), column \(position.column)"
  }

  /// A number; a whole one has no fraction.
  package static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }

  /// A number in hexadecimal, padded with zeros to a number of digits.
  package static func hex(_ value: some BinaryInteger, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
