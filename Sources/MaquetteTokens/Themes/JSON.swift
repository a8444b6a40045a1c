internal import MaquetteControls
internal import MaquetteDocuments

/// A JSON value that is being made.
indirect enum JSON: Hashable, Sendable {
  case text(String)
  case number(Double)
  case list([JSON])
  case object([Member])

  /// A name and its value, in the order of writing.
  struct Member: Hashable, Sendable {
    var name: String
    var value: JSON
  }

  /// An object from a literal.
  static func object(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member(name: $0, value: $1) })
  }

  /// The value as the reader of token files would have read it, at no place.
  var node: DocumentNode {
    let content: DocumentNode.Content =
      switch self {
      case .text(let text): .scalar(.init(text: text, isQuoted: true))
      case .number(let number): .scalar(.init(text: Self.text(of: number), isQuoted: false))
      case .list(let items): .sequence(items.map(\.node))
      case .object(let members):
        .mapping(members.map { .init(key: $0.name, position: TokenScope.builtIn, value: $0.value.node) })
      }
    // Limits are for what others write, so nothing is counted.
    return DocumentNode(content: content, position: TokenScope.builtIn, count: 1, depth: 0)
  }

  /// The shortest text that reads as the same number; whole numbers have no fraction.
  static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
  }

  /// The value as text: what fits stands on one line, everything else is indented by two.
  func rendered(width: Int = 160) -> String {
    var text = ""
    write(to: &text, indent: 0, used: 0, width: width)
    return text + "\n"
  }

  private func write(to text: inout String, indent: Int, used: Int, width: Int) {
    let line = compact
    if indent + used + line.utf8.count <= width && indent > 0 {
      text += line
      return
    }
    let margin = String(repeating: " ", count: indent + 2)
    switch self {
    case .list(let items) where !items.isEmpty:
      text += "[\n"
      for (index, item) in items.enumerated() {
        text += margin
        item.write(to: &text, indent: indent + 2, used: 1, width: width)
        text += index + 1 < items.count ? ",\n" : "\n"
      }
      text += String(repeating: " ", count: indent) + "]"
    case .object(let members) where !members.isEmpty:
      text += "{\n"
      for (index, member) in members.enumerated() {
        let name = Self.quoted(member.name) + ": "
        text += margin + name
        member.value.write(to: &text, indent: indent + 2, used: name.utf8.count + 1, width: width)
        text += index + 1 < members.count ? ",\n" : "\n"
      }
      text += String(repeating: " ", count: indent) + "}"
    default: text += line
    }
  }

  /// The value as text on one line.
  var compact: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): Self.text(of: number)
    case .list(let items): "[" + items.map(\.compact).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ " + members.map { Self.quoted($0.name) + ": " + $0.value.compact }.joined(separator: ", ") + " }"
    }
  }

  /// A text in quotes (RFC 8259, section 7).
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20: result += "\\u" + Evidence.hex(scalar.value, digits: 4)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
