/// The wording of evidence from a file.
package enum Evidence {
  /// A name from a file in quotes, cut if it is long, with control characters made visible.
  package static func quoted(_ name: String) -> String {
    var result = "'"
    for scalar in name.unicodeScalars.prefix(40) {
      let isControl = scalar.properties.generalCategory == .control
      result += isControl ? "\\u{\(hex(scalar.value, digits: 1))}" : String(Character(scalar))
    }
    return result + (name.unicodeScalars.count > 40 ? "…'" : "'")
  }

  /// A message as one line that a terminal can show: quoted text may be long and hold any character.
  package static func printable(_ message: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in message.unicodeScalars.prefix(longestMessage) {
      result.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    return String(result) + (message.unicodeScalars.count > longestMessage ? "…" : "")
  }

  private static let longestMessage = 400

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
