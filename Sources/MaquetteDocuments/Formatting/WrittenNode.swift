/// A node of a YAML document as its author wrote it: with quotes, anchors, comments and blank lines.
///
/// A ``DocumentNode`` is what a document means; this is how it says so.
struct WrittenNode {
  enum Content {
    /// A scalar or an alias on one line, with its quotes; empty for a value that is left out.
    case text(String)
    /// A scalar on several lines, each without the white space around it.
    case folded([String])
    /// A scalar after `|` or `>`: what follows on the same line, and the lines below without their indentation.
    case block(header: String, lines: [String])
    case list([Item])
    case map([Item])
  }

  /// An item of a list, or a key and its value.
  struct Item {
    /// Comments on lines of their own, and an empty text for a blank line.
    var before: [String] = []
    /// The key as it is written; nil in a list.
    var key: String?
    var value = WrittenNode(content: .text(""))
    /// The comment on the same line.
    var after: String?
  }

  var content: Content
  /// The anchor of a collection, such as `&all`.
  var anchor: String?
  /// Whether a collection is in brackets or braces.
  var isFlow = false
  /// Whether it is a pair in brackets, such as `a: 1` in `[a: 1, b: 2]`, which has no braces of its own.
  var isPair = false
  /// The comments after the last item of a collection.
  var ending: [String] = []

  /// The items of a collection; none for a scalar.
  var items: [Item] {
    switch content {
    case .list(let items), .map(let items): items
    case .text, .folded, .block: []
    }
  }
}

/// A YAML document as its author wrote it.
struct WrittenDocument {
  /// The lines of directives and `---`, if there are any, and the comments before them.
  var start: [String] = []
  var root: WrittenNode.Item
  /// The comments after all.
  var ending: [String] = []
}
