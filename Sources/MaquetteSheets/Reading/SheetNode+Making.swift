internal import MaquetteControls
internal import MaquetteDiagnostics
internal import MaquetteDocuments

extension SheetNode {
  /// A text in place of the one at a place.
  static func scalar(_ text: String, isQuoted: Bool = false, at position: SourceLocation) -> SheetNode {
    SheetNode(
      content: .scalar(Scalar(text: text, isQuoted: isQuoted)), position: position, count: 1, depth: 0)
  }

  /// A list.
  static func sequence(_ items: [SheetNode], at position: SourceLocation) -> SheetNode {
    SheetNode(
      content: .sequence(items), position: position, count: items.reduce(1) { $0 + $1.count },
      depth: 1 + (items.map(\.depth).max() ?? 0))
  }

  /// A mapping; the keys must differ.
  static func mapping(_ entries: [Entry], at position: SourceLocation) -> SheetNode {
    SheetNode(
      content: .mapping(entries), position: position, count: entries.reduce(1) { $0 + 1 + $1.value.count },
      depth: 1 + (entries.map(\.value.depth).max() ?? 0))
  }

  /// A mapping with one pair, as elements are written.
  static func mapping(_ key: String, _ value: SheetNode, at position: SourceLocation) -> SheetNode {
    .mapping([Entry(key: key, position: position, value: value)], at: position)
  }

  /// The only pair of a mapping with one.
  var onlyEntry: Entry? {
    guard let entries, entries.count == 1 else { return nil }
    return entries.first
  }
}
