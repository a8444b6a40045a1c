/// A character that is written as a reference, such as `&amp;` or `&#8364;` (CommonMark 0.31, section 2.5).
///
/// Of the names of HTML those are read that stand for signs of Markdown or cannot be typed easily; others stay as they are.
struct MarkdownReference {
  let text: String
  /// The place after the semicolon.
  let end: Int

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—", "euro": "€", "deg": "°",
    "times": "×", "middot": "·", "bull": "•", "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’",
    "ldquo": "“",
    "rdquo": "”", "zwj": "\u{200D}", "zwnj": "\u{200C}", "lrm": "\u{200E}", "rlm": "\u{200F}", "larr": "←",
    "rarr": "→",
  ]

  /// Reads a reference; nil if there is none at a place.
  init?(in characters: [Character], at start: Int) {
    let name = String(characters[(start + 1)...].prefix(9).prefix { $0 != ";" })
    end = start + name.count + 2
    guard end <= characters.count, characters[end - 1] == ";" else { return nil }
    if let text = Self.names[name] {
      self.text = text
      return
    }
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.dropFirst().lowercased().hasPrefix("x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard (1...(isHexadecimal ? 6 : 7)).contains(digits.count), !digits.hasPrefix("+"),
      !digits.hasPrefix("-"),
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    // No code point, or none that text has, is shown as the character that stands for it.
    let scalar = number == 0 ? nil : Unicode.Scalar(number)
    text = String(Character(scalar ?? "\u{FFFD}"))
  }
}
