internal import MaquetteDocuments

extension DocumentNode {
  /// JSON as the node that the reader of token files would make, without a place.
  init(_ json: JSON) {
    let content: Content =
      switch json {
      case .null: .scalar(.init(text: "null", isQuoted: false))
      case .text(let text): .scalar(.init(text: text, isQuoted: true))
      case .number(let number): .scalar(.init(text: JSON.text(of: number), isQuoted: false))
      case .boolean(let value): .scalar(.init(text: "\(value)", isQuoted: false))
      case .array(let items): .sequence(items.map(DocumentNode.init))
      case .object(let members):
        .mapping(
          members.map { .init(key: $0.name, position: TokenScope.builtIn, value: DocumentNode($0.value)) })
      }
    // Limits apply to files of others, so nothing is counted.
    self.init(content: content, position: TokenScope.builtIn, count: 1, depth: 0)
  }
}
