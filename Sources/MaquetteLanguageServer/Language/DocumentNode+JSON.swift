import MaquetteDocuments

extension DocumentNode {
  /// The node as JSON that reads as the same node: a plain scalar stays plain where JSON allows that.
  var json: JSON {
    switch content {
    case .scalar(let scalar): scalar.json
    case .sequence(let items): .array(items.map(\.json))
    case .mapping(let entries): .object(entries.map { JSON.Member($0.key, $0.value.json) })
    }
  }
}

extension DocumentNode.Scalar {
  fileprivate var json: JSON {
    if isQuoted { return .text(text) }
    if isNull { return .null }
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default:
      // Only a number that is written the same way again stays one.
      if let number = Double(text), number.isFinite, JSON.text(of: number) == text { return .number(number) }
      return .text(text)
    }
  }
}
