/// Prints a document in one style: two columns of indentation, one blank line at most, collections in braces on one line
/// if they fit and as blocks if they do not.
///
/// Blocks stay blocks: what an author has given lines of their own keeps them.
struct DocumentPrinter {
  static let indentation = 2
  /// The most columns of a line with a collection in braces.
  static let width = 110

  static func text(of document: WrittenDocument) -> String {
    var lines: [String] = []
    append(document.start, to: &lines)
    append(document.root.before + (document.root.after.map { [$0] } ?? []), to: &lines)
    append(self.lines(ofRoot: document.root.value), to: &lines)
    append(document.ending, to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(ofRoot node: WrittenNode) -> [String] {
    switch node.content {
    case .text(let text): return [text]
    case .folded(let texts): return texts
    case .block(let header, let texts): return [header] + indented(texts)
    case .list, .map:
      if let text = flow(node), text.count <= width { return [text] }
      return (node.anchor.map { [$0] } ?? []) + block(node, column: 0)
    }
  }

  /// The lines of a collection as a block, without its own indentation, which begins at a column.
  private static func block(_ node: WrittenNode, column: Int) -> [String] {
    guard case .list(let items) = node.content, let texts = texts(of: items, in: node) else {
      var lines: [String] = []
      for item in node.items { append(self.lines(of: item, column: column), to: &lines) }
      append(node.ending, to: &lines)
      return lines
    }
    return filled(texts, column: column)
  }

  /// Appends lines, with one blank line at most between them and those before; what a text ends with stays.
  private static func append(_ new: [String], to lines: inout [String]) {
    lines += lines.last?.isEmpty == false ? new[...] : new.drop(while: \.isEmpty)
  }

  /// An item with the comments above it.
  private static func lines(of item: WrittenNode.Item, column: Int) -> [String] {
    let head = item.key.map { $0 + ":" } ?? "-"
    let tail = item.after.map { " " + $0 } ?? ""
    switch item.value.content {
    case .text(let text): return item.before + [(text.isEmpty ? head : "\(head) \(text)") + tail]
    case .folded(var texts):
      // On a line of its own the comment would be about the next item.
      texts[texts.count - 1] += tail
      return item.before + hung(head, texts)
    case .block(let header, let texts): return item.before + ["\(head) \(header)"] + indented(texts)
    case .list, .map: break
    }
    if let text = flow(item.value), item.value.items.isEmpty || column + head.count + 1 + text.count <= width
    {
      return item.before + ["\(head) \(text)\(tail)"]
    }
    let inner = block(item.value, column: column + indentation)
    let hasLineOfItsOwn = item.key != nil || item.value.anchor != nil || item.after != nil
    if !hasLineOfItsOwn, inner.first?.hasPrefix("#") == false { return item.before + hung(head, inner) }
    return item.before + [head + (item.value.anchor.map { " " + $0 } ?? "") + tail] + indented(inner)
  }

  /// The texts of a list in brackets that has nothing else; nil for any other list.
  private static func texts(of items: [WrittenNode.Item], in node: WrittenNode) -> [String]? {
    guard node.isFlow, flow(node) != nil else { return nil }
    var texts: [String] = []
    for item in items {
      guard case .text(let text) = item.value.content else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// The lines of a list in brackets, as full as they can be.
  private static func filled(_ texts: [String], column: Int) -> [String] {
    var lines = ["["]
    for (index, text) in texts.enumerated() {
      let piece = text + (index == texts.count - 1 ? "]" : ",")
      let line = lines[lines.count - 1]
      if index == 0 {
        lines[0] += piece
      } else if column + line.count + 1 + piece.count <= width {
        lines[lines.count - 1] += " " + piece
      } else {
        lines.append(" " + piece)
      }
    }
    return lines
  }

  /// A collection on one line; nil if a comment or a text on several lines forbids it.
  private static func flow(_ node: WrittenNode) -> String? {
    let anchor = node.anchor.map { $0 + " " } ?? ""
    switch node.content {
    case .text(let text): return text
    case .folded, .block: return nil
    case .list(let items): return flow(items, node).map { "\(anchor)[\($0)]" }
    case .map(let items):
      if node.isPair { return flow(items, node) }
      return flow(items, node).map { $0.isEmpty ? "\(anchor){}" : "\(anchor){ \($0) }" }
    }
  }

  private static func flow(_ items: [WrittenNode.Item], _ node: WrittenNode) -> String? {
    guard node.isFlow, node.ending.isEmpty else { return nil }
    var texts: [String] = []
    for item in items {
      guard item.before.allSatisfy(\.isEmpty), item.after == nil, let value = flow(item.value) else {
        return nil
      }
      guard let key = item.key else {
        texts.append(value)
        continue
      }
      // In braces a key without a value needs no colon.
      texts.append(value.isEmpty ? (node.isPair ? "{ \(key) }" : key) : "\(key): \(value)")
    }
    return texts.joined(separator: ", ")
  }

  /// Lines of which the first stands after a head and the others are indented.
  private static func hung(_ head: String, _ lines: [String]) -> [String] {
    guard let first = lines.first else { return [head] }
    return ["\(head) \(first)"] + indented(Array(lines.dropFirst()))
  }

  private static func indented(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? "" : String(repeating: " ", count: indentation) + $0 }
  }
}
