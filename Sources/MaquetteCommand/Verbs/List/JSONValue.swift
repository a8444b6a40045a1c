/// JSON to be printed; objects keep their order (RFC 8259).
enum JSONValue {
  case null
  case text(String)
  case number(Double)
  case boolean(Bool)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// A text, or null.
  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

  /// The value with a line for every item, indented by two spaces a level.
  var text: String { text(indent: "") }

  /// The value in one line, for JSON Lines.
  var line: String {
    switch self {
    case .array(let items): "[" + items.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.name) + ": " + $0.value.line }.joined(separator: ", ") + "}"
    default: text
    }
  }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .text(let text): return Self.quoted(text)
    case .number(let number):
      guard number.isFinite else { return "null" }
      return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .boolean(let value): return String(value)
    case .array(let items):
      if items.isEmpty { return "[]" }
      return "[\n" + items.map { inner + $0.text(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { inner + Self.quoted($0.name) + ": " + $0.value.text(indent: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
