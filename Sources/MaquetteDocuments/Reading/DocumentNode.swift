package import MaquetteDiagnostics

/// A piece of a document as it was written: text, a list or a mapping, each with its place.
///
/// Types are not decided here: a plain `12` or `true` keeps its text until its reader says what it wants.
package struct DocumentNode: Sendable {
  /// The content of a node.
  package enum Content: Sendable {
    case scalar(Scalar)
    case sequence([DocumentNode])
    case mapping([Entry])
  }

  /// A text; quoted ones are always meant as text.
  package struct Scalar: Hashable, Sendable {
    package var text: String
    package var isQuoted: Bool

    package init(text: String, isQuoted: Bool) {
      self.text = text
      self.isQuoted = isQuoted
    }

    /// Whether it stands for no value, as YAML spells that.
    package var isNull: Bool { !isQuoted && ["", "~", "null", "Null", "NULL"].contains(text) }
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
