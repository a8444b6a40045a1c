import MaquetteDiagnostics

/// A JSON value for writing (RFC 8259); objects keep their order, unlike those of the coders of Foundation.
package indirect enum JSON: Hashable, Sendable {
  /// Nothing.
  case null
  /// A text.
  case text(String)
  /// A number; one that is not finite is written as null.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// Values in order.
  case array([JSON])
  /// Names and values in order.
  case object([Member])

  /// A name and its value.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSON

    package init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// An object from a literal; values that are nil are left out.
  package static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// A whole number.
  package static func whole(_ number: Int) -> JSON { .number(Double(number)) }

  /// A number rounded to three decimals.
  package static func measure(_ number: Double) -> JSON { .number((number * 1000).rounded() / 1000) }

  /// A text, or null.
  package static func optional(_ text: String?) -> JSON { optional(text, JSON.text) }

  /// The JSON of a value, or null.
  package static func optional<Value>(_ value: Value?, _ make: (Value) -> JSON) -> JSON {
    value.map(make) ?? .null
  }

  /// The value on one line.
  package var line: String {
    var text = ""
    write(to: &text, space: " ")
    return text
  }

  /// The value on one line without spaces, for programs.
  package var compact: String {
    var text = ""
    write(to: &text, space: "")
    return text
  }

  /// Writes the value on one line, with a space or nothing after each comma and colon.
  private func write(to text: inout String, space: String) {
    switch self {
    case .null: text += "null"
    case .text(let value): Self.write(quoted: value, to: &text)
    case .number(let number): text += Self.text(of: number)
    case .boolean(let value): text += value ? "true" : "false"
    case .array(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," + space }
        item.write(to: &text, space: space)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," + space }
        Self.write(quoted: member.name, to: &text)
        text += ":" + space
        member.value.write(to: &text, space: space)
      }
      text += "}"
    }
  }

  /// The value over many lines, indented by two spaces a level, with a line feed at its end.
  ///
  /// - Parameter width: Values that fit this number of characters are written on one line; nil for a line for every
  ///   item.
  package func text(width: Int? = nil) -> String {
    var text = ""
    write(to: &text, margin: "", used: 0, width: width)
    return text + "\n"
  }

  /// Writes the value after `used` characters of its line.
  private func write(to text: inout String, margin: String, used: Int, width: Int?) {
    if isOneLine || width.map({ !margin.isEmpty && used + line.utf8.count <= $0 }) ?? false {
      text += line
      return
    }
    let inner = margin + "  "
    let parts: [(name: String, value: JSON)] =
      switch self {
      case .array(let items): items.map { ("", $0) }
      case .object(let members): members.map { (Self.quoted($0.name) + ": ", $0.value) }
      default: []
      }
    text += isObject ? "{\n" : "[\n"
    for (index, part) in parts.enumerated() {
      text += inner + part.name
      part.value.write(
        to: &text, margin: inner, used: inner.utf8.count + part.name.utf8.count + 1, width: width)
      text += index + 1 < parts.count ? ",\n" : "\n"
    }
    text += margin + (isObject ? "}" : "]")
  }

  private var isObject: Bool { if case .object = self { true } else { false } }

  /// Whether it has no items that could have lines of their own.
  private var isOneLine: Bool {
    switch self {
    case .array(let items): items.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }

  /// The shortest text of the number; whole numbers have no fraction.
  package static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
  }

  /// A text in quotes (RFC 8259, section 7).
  private static func quoted(_ text: String) -> String {
    var result = ""
    write(quoted: text, to: &result)
    return result
  }

  private static func write(quoted text: String, to result: inout String) {
    result += "\""
    if text.utf8.contains(where: { !isPlain[Int($0)] }) {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        case let scalar where Evidence.isUnsafe(scalar):
          result += "\\u" + Evidence.hex(scalar.value, digits: 4)
        default: result.unicodeScalars.append(scalar)
        }
      }
    } else {
      result += text
    }
    result += "\""
  }

  /// Whether a byte stands for itself: those of printable ASCII but the quote and the backslash.
  private static let isPlain: [Bool] = (0...UInt8.max).map {
    (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
  }
}
