internal import MaquetteControls

/// A piece of a sheet as it was written: text, a list or a mapping, each with its place.
///
/// Types are not decided here: a plain `12` or `true` keeps its text until an attribute says what it wants.
struct SheetNode: Sendable {
  enum Content: Sendable {
    case scalar(Scalar)
    case sequence([SheetNode])
    case mapping([Entry])
  }

  /// A text; quoted ones are always meant as text.
  struct Scalar: Hashable, Sendable {
    var text: String
    var isQuoted: Bool

    /// Whether it stands for no value, as YAML spells that.
    var isNull: Bool { !isQuoted && ["", "~", "null", "Null", "NULL"].contains(text) }
  }

  /// A key and its value, in the order of the file; keys are unique in their mapping.
  struct Entry: Sendable {
    var key: String
    var position: SourceLocation
    var value: SheetNode
  }

  var content: Content
  var position: SourceLocation

  /// Nodes and keys in this subtree, itself included, aliases expanded.
  var count: Int

  /// Levels of lists and mappings in this subtree, aliases expanded.
  var depth: Int
}

extension SheetNode {
  /// The text of a scalar, else nil.
  var scalar: Scalar? { if case .scalar(let scalar) = content { scalar } else { nil } }

  /// The pairs of a mapping, else nil.
  var entries: [Entry]? { if case .mapping(let entries) = content { entries } else { nil } }

  /// The items of a list, else nil.
  var items: [SheetNode]? { if case .sequence(let items) = content { items } else { nil } }
}
