internal import MaquetteGraphics

/// JSON to be printed; objects keep their order (RFC 8259).
public indirect enum JSONText {
  /// A text, escaped when it is printed.
  case text(String)
  /// A number; one that is not finite is printed as null.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// A list.
  case array([JSONText])
  /// Names and values, in order; a value that is nil is left out.
  case object([(name: String, value: JSONText?)])

  /// The value with a line for every item, indented by two spaces a level, and a line feed at its end.
  public var text: String { text(indent: "") + "\n" }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return number.isFinite ? number.decimalText : "null"
    case .boolean(let value): return value ? "true" : "false"
    case .array(let items):
      if items.isEmpty { return "[]" }
      return "[\n" + items.map { inner + $0.text(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.compactMap { member in
        member.value.map { inner + Self.quoted(member.name) + ": " + $0.text(indent: inner) }
      }
      return lines.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
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

extension Rect {
  /// The rectangle as JSON, in points.
  var json: JSONText {
    .object([
      ("x", .number(minX)), ("y", .number(minY)), ("width", .number(width)), ("height", .number(height)),
    ])
  }
}
