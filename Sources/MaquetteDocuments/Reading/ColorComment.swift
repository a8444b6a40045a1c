import MaquetteDiagnostics

/// An unquoted colour such as `#FF9500` in the position of a value, which YAML reads as a comment, so that the value
/// is missing.
struct ColorComment {
  /// The colour with its `#`.
  var text: String
  /// Where the `#` is, counted in Unicode scalars.
  var offset: Int

  /// The number of lines before an error that are searched.
  private static let lines = 4
  /// The part of a line that is searched, so that a line of 4 MiB takes constant time.
  private static let width = 1024

  /// The colour in the position of a missing value: after it on its line, or at the end of the previous line if the
  /// value is missing before a closing bracket.
  static func of(missingValueAt offset: Int, in source: DocumentSource) -> ColorComment? {
    let place = source.position(ofScalar: offset)
    let rest = source.characters(ofLine: place.line, fromColumn: place.column, atMost: width)
    let spaces = rest.prefix { $0 == " " }.count
    if let text = color(rest.dropFirst(spaces)) { return ColorComment(text: text, offset: offset + spaces) }
    let before = source.characters(ofLine: place.line, fromColumn: 1, atMost: width).prefix(place.column - 1)
    guard before.count == place.column - 1, before.allSatisfy({ $0 == " " }) else { return nil }
    return inLine(place.line - 1, in: source)
  }

  /// The last colour that is a comment in the lines before a character, where a value should be.
  static func last(before offset: Int, in source: DocumentSource) -> ColorComment? {
    let place = source.position(ofScalar: offset)
    for line in stride(from: place.line, to: max(0, place.line - lines), by: -1) {
      if let found = inLine(line, in: source) { return found }
    }
    return nil
  }

  private static func inLine(_ line: Int, in source: DocumentSource) -> ColorComment? {
    let characters = Array(source.characters(ofLine: line, fromColumn: 1, atMost: width))
    var quote: Unicode.Scalar?
    var last: Unicode.Scalar = " "
    for (index, character) in characters.enumerated() {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        // Within a word it is an apostrophe.
        if isBeforeValue(last) { quote = character }
      } else if character == "#", isBeforeValue(last), let text = color(characters[index...]) {
        return ColorComment(text: text, offset: source.offset(ofLine: line) + index)
      }
      if character != " " { last = character }
    }
    return nil
  }

  /// Whether a value can follow a character.
  private static func isBeforeValue(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case ":", ",", "[", "{", "-": true
    default: false
    }
  }

  /// The colour that a text begins with: `#`, 3, 6 or 8 hexadecimal digits, and nothing else in the word.
  private static func color(_ text: some Collection<Unicode.Scalar>) -> String? {
    guard text.first == "#" else { return nil }
    let digits = text.dropFirst().prefix(9).prefix { $0.properties.isASCIIHexDigit }
    guard [3, 6, 8].contains(digits.count) else { return nil }
    if let next = text.dropFirst(1 + digits.count).first, !" \t,]}".unicodeScalars.contains(next) {
      return nil
    }
    return "#" + digits.map { String(Character($0)) }.joined()
  }
}
