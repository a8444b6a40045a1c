import CYAML

/// Reads how a document is written from libyaml's events and the text between them.
///
/// The text must have passed ``DocumentReader``: it is one document within the limits, without tags, and its keys are
/// scalars.
struct WrittenReader: ~Copyable {
  private var events: YAMLEvents
  private let text: [Unicode.Scalar]
  private(set) var comments: WrittenComments
  /// The end of the last event that has characters of its own.
  private var reached = 0

  init(_ text: String) throws(YAMLFailure) {
    // One for one, so that offsets are those of the text.
    events = try YAMLEvents(utf8: SurrogateEscapes.mark(text))
    self.text = Array(text.unicodeScalars)
    comments = WrittenComments(in: self.text)
  }

  mutating func document() throws(YAMLFailure) -> WrittenDocument {
    var document = WrittenDocument(root: WrittenNode.Item())
    while true {
      let event = try next()
      switch event.kind {
      case .documentStart:
        if event.end > event.offset {
          document.start =
            aloneLines(before: event.offset)
            + WrittenComments.string(characters(of: event)).split(separator: "\n").map(String.init)
        }
        let first = try next()
        readComments(to: first, of: &document.root)
        document.root.value = try node(from: first, in: &document.root, parentColumn: -1)
      case .streamEnd:
        endLine(of: &document.root, before: event.offset)
        document.ending = aloneLines(before: event.offset)
        return document
      default: continue
      }
    }
  }

  private mutating func next() throws(YAMLFailure) -> YAMLEvent {
    let event = try events.next()
    let end = min(event.offset, text.count)
    if end > reached { comments.scan(reached..<end) }
    reached = max(reached, min(event.end, text.count))
    return event
  }

  /// The characters of an event. The mark at the end of a text may be past it.
  private func characters(of event: YAMLEvent) -> ArraySlice<Unicode.Scalar> {
    text[min(event.offset, text.count)..<min(event.end, text.count)]
  }

  /// The node that an event begins; comments that cannot stay within it go to its item.
  private mutating func node(
    from event: YAMLEvent, in item: inout WrittenNode.Item, parentColumn: Int
  ) throws(YAMLFailure) -> WrittenNode {
    switch event.kind {
    case .scalar:
      return WrittenNode(content: scalar(event))
    case .sequenceStart, .mappingStart:
      return try collection(from: event, in: &item, parentColumn: parentColumn)
    default:
      return WrittenNode(content: .text(WrittenComments.string(characters(of: event))))
    }
  }

  private mutating func collection(
    from start: YAMLEvent, in item: inout WrittenNode.Item, parentColumn: Int
  ) throws(YAMLFailure) -> WrittenNode {
    let isMap = start.kind == .mappingStart
    // A block list without an anchor begins at its first dash, a block map at its first key.
    var column = start.offset - comments.lineStart(of: start.offset)
    var items: [WrittenNode.Item] = []
    var event = try next()
    while true {
      if items.isEmpty {
        // What stands after the bracket or the anchor is about the whole.
        while let comment = comments.take(before: event.offset, where: { !$0.isAlone }) {
          setLine(comment.text, of: &item)
        }
      } else {
        endLine(of: &items[items.count - 1], before: event.offset)
      }
      if event.kind == .end { break }
      var child = WrittenNode.Item()
      child.before = aloneLines(before: event.offset)
      if isFirstInLine(event.offset), comments.followsBlankLine(event.offset) { child.before.append("") }
      // An anchor comes before the first item.
      if start.anchor != nil, items.isEmpty { column = comments.indentation(at: event.offset) }
      if isMap {
        child.key = WrittenComments.string(characters(of: event))
        event = try next()
        readComments(to: event, of: &child)
      }
      child.value = try node(from: event, in: &child, parentColumn: column)
      items.append(child)
      event = try next()
    }
    var node = WrittenNode(content: isMap ? .map(items) : .list(items), isFlow: start.isFlow)
    node.anchor = start.anchor.map { "&" + $0 }
    node.isPair = start.isFlow && start.end == start.offset
    // A comment below a block belongs to it if it is indented as its items are.
    let least = start.isFlow ? 0 : column > parentColumn ? column : Int.max
    while let comment = comments.take(before: event.offset, where: { $0.column >= least }) {
      node.ending += comment.lines
    }
    if items.isEmpty {
      item.before += node.ending
      node.ending = []
    }
    return node
  }

  /// Reads the comments between a key and its value. Those below the key are about the first item of a block, and stay for
  /// it; above a scalar there is no place for them but before the key.
  private mutating func readComments(to event: YAMLEvent, of item: inout WrittenNode.Item) {
    let staysInside = [.sequenceStart, .mappingStart].contains(event.kind) && !event.isFlow
    while let comment = comments.take(before: event.offset, where: { !$0.isAlone || !staysInside }) {
      if comment.isAlone { item.before += comment.lines } else { setLine(comment.text, of: &item) }
    }
  }

  /// Gives an item the comments that end its last line.
  private mutating func endLine(of item: inout WrittenNode.Item, before offset: Int) {
    while let comment = comments.take(before: offset, where: { !$0.isAlone }) {
      setLine(comment.text, of: &item)
    }
  }

  /// Sets the comment at the end of an item's line; one that is there already goes above the item.
  private func setLine(_ comment: String, of item: inout WrittenNode.Item) {
    if let former = item.after { item.before.append(former) }
    item.after = comment
  }

  private mutating func aloneLines(before offset: Int) -> [String] {
    var lines: [String] = []
    while let comment = comments.take(before: offset) { lines += comment.lines }
    return lines
  }

  private func isFirstInLine(_ offset: Int) -> Bool {
    // In a block list the dash comes first.
    text[comments.lineStart(of: offset)..<min(offset, text.count)].allSatisfy {
      WrittenComments.isSpace($0) || $0 == "-"
    }
  }

  private func scalar(_ event: YAMLEvent) -> WrittenNode.Content {
    let (anchor, style) = (event.anchor, event.style)
    var written = characters(of: event)
    if let anchor {
      written = written.dropFirst(anchor.unicodeScalars.count + 1)
        .drop { WrittenComments.isSpace($0) || $0 == "\n" }
    }
    let prefix = anchor.map { "&\($0) " } ?? ""
    if style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE {
      return WrittenBlock.content(written, value: event.text, prefix: prefix)
    }
    if let anchor, written.isEmpty { return .text("&" + anchor) }
    var lines = written.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let inner = line.drop(while: WrittenComments.isSpace)
      let trimmed = WrittenComments.string(inner)
      // A backslash before white space keeps that.
      return trimmed.hasSuffix("\\") && trimmed.unicodeScalars.count < inner.count ? trimmed + " " : trimmed
    }
    lines[0] = prefix + lines[0]
    return lines.count == 1 ? .text(lines[0]) : .folded(lines)
  }
}
