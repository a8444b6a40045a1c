package import MaquetteDiagnostics

/// A node of a document: text, a list or a mapping, each with its position.
///
/// Scalars have no type here: a plain `12` or `true` keeps its text until the reader of the document interprets it.
package struct DocumentNode: Sendable {
  /// The content of a node.
  package enum Content: Sendable {
    case scalar(Scalar)
    case sequence([DocumentNode])
    case mapping([Entry])
  }

  /// A scalar; quoted ones are always text.
  package struct Scalar: Hashable, Sendable {
    package var text: String
    package var isQuoted: Bool

    package init(text: String, isQuoted: Bool) {
      self.text = text
      self.isQuoted = isQuoted
    }

    /// Whether it is a null value of YAML.
    package var isNull: Bool {
      if isQuoted || text.utf8.count > 4 { return false }
      return switch text {
      case "", "~", "null", "Null", "NULL": true
      default: false
      }
    }
  }

  /// A key and its value, in the order of the file; keys are unique in their mapping.
  package struct Entry: Sendable {
    package var key: String
    package var position: SourceLocation
    package var value: DocumentNode

    package init(key: String, position: SourceLocation, value: DocumentNode) {
      self.key = key
      self.position = position
      self.value = value
    }
  }

  package var content: Content
  package var position: SourceLocation

  /// Nodes and keys in this subtree, itself included, aliases expanded.
  package var count: Int

  /// Levels of lists and mappings in this subtree, aliases expanded.
  package var depth: Int

  package init(content: Content, position: SourceLocation, count: Int, depth: Int) {
    self.content = content
    self.position = position
    self.count = count
    self.depth = depth
  }
}

extension DocumentNode {
  /// Creates a text.
  package static func scalar(
    _ text: String, isQuoted: Bool = false, at position: SourceLocation
  ) -> DocumentNode {
    DocumentNode(
      content: .scalar(Scalar(text: text, isQuoted: isQuoted)), position: position, count: 1, depth: 0)
  }

  /// Creates a list.
  package static func sequence(_ items: [DocumentNode], at position: SourceLocation) -> DocumentNode {
    var (count, depth) = (1, 0)
    for index in items.indices {
      count += items[index].count
      depth = max(depth, items[index].depth)
    }
    return DocumentNode(content: .sequence(items), position: position, count: count, depth: 1 + depth)
  }

  /// Creates a mapping; the keys must differ.
  package static func mapping(_ entries: [Entry], at position: SourceLocation) -> DocumentNode {
    var (count, depth) = (1, 0)
    for index in entries.indices {
      count += 1 + entries[index].value.count
      depth = max(depth, entries[index].value.depth)
    }
    return DocumentNode(content: .mapping(entries), position: position, count: count, depth: 1 + depth)
  }

  /// Creates a mapping with one pair.
  package static func mapping(
    _ key: String, _ value: DocumentNode, at position: SourceLocation
  ) -> DocumentNode {
    .mapping([Entry(key: key, position: position, value: value)], at: position)
  }

  /// The only pair of a mapping with one, else nil.
  package var onlyEntry: Entry? { entries.flatMap { $0.count == 1 ? $0.first : nil } }

  /// Whether it is a null value of YAML.
  package var isNull: Bool { scalar?.isNull ?? false }

  /// The text of a scalar, else nil.
  package var scalar: Scalar? { if case .scalar(let scalar) = content { scalar } else { nil } }

  /// The pairs of a mapping, else nil.
  package var entries: [Entry]? { if case .mapping(let entries) = content { entries } else { nil } }

  /// The items of a list, else nil.
  package var items: [DocumentNode]? { if case .sequence(let items) = content { items } else { nil } }

  /// The wording of a node where something else was expected.
  package var kind: String {
    switch content {
    case .scalar(let scalar): scalar.isNull ? "nothing" : Evidence.quoted(scalar.text)
    case .sequence(let items): items.isEmpty ? "an empty list" : "a list"
    case .mapping: "a mapping"
    }
  }
}

extension [DocumentNode.Entry] {
  /// The value of a key, if it exists.
  package func value(of key: String) -> DocumentNode? { first { $0.key == key }?.value }
}
