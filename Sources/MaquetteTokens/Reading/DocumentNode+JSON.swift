import MaquetteDocuments

extension DocumentNode.Scalar {
  /// The number that JSON would read here (RFC 8259, section 6); nil for a text, for anything else that is no number,
  /// and for a number out of range.
  var jsonNumber: Double? {
    guard !isQuoted, let first = text.utf8.first, first == UInt8(ascii: "-") || (48...57).contains(first),
      text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  /// The text that JSON would read here: anything quoted, or anything but a number, truth value or null.
  var jsonText: String? {
    if isQuoted { return text }
    return isNull || jsonNumber != nil || text == "true" || text == "false" ? nil : text
  }
}

extension DocumentNode {
  var number: Double? { scalar?.jsonNumber }

  var text: String? { scalar?.jsonText }

  /// JSON as the node that the reader of token files would make, at the place of built-in values.
  init(_ json: JSON) {
    let place = TokenScope.builtIn
    self =
      switch json {
      case .null: .scalar("null", at: place)
      case .text(let text): .scalar(text, isQuoted: true, at: place)
      case .number(let number): .scalar(JSON.text(of: number), at: place)
      case .boolean(let value): .scalar("\(value)", at: place)
      case .array(let items): .sequence(items.map(DocumentNode.init), at: place)
      case .object(let members):
        .mapping(
          members.map { .init(key: $0.name, position: place, value: DocumentNode($0.value)) }, at: place)
      }
  }
}
