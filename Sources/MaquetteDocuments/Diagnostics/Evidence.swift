package import MaquetteControls

/// How evidence from a file is put into words.
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

  /// A message as one line that a terminal can show: what it quotes may be long and hold any character.
  package static func printable(_ message: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in message.unicodeScalars.prefix(longestMessage) {
      result.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    return String(result) + (message.unicodeScalars.count > longestMessage ? "…" : "")
  }

  private static let longestMessage = 400

  /// A place within the file that a message is about.
  package static func place(_ position: SourceLocation) -> String {
    "line \(position.line), column \(position.column)"
  }

  /// The hint that suggests a name.
  package static func suggestion(_ name: String?) -> String? {
    name.map { "did you mean '\($0)'?" }
  }

  /// A number without a fraction that is zero.
  package static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }

  /// A number in hexadecimal, with zeros before it for so many digits.
  package static func hex(_ value: some BinaryInteger, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// What a piece of a file looks like where something else was expected.
  package static func kind(of node: DocumentNode) -> String {
    switch node.content {
    case .scalar(let scalar): scalar.isNull ? "nothing" : quoted(scalar.text)
    case .sequence(let items): items.isEmpty ? "an empty list" : "a list"
    case .mapping: "a mapping"
    }
  }
}
