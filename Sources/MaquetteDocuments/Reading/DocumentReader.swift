// Builds nodes from events.
//
// libyaml yields a flat stream of events; the reader builds the tree from it and applies the limits. An alias shares
// the nodes of its anchor (they are values), so ten levels of ten aliases each cost ten arrays; the size after
// expansion is the sum of the subtree counts of the nodes, and the message names the alias that exceeds the limit.
// Cost: linear in the text.
import CYAML
package import MaquetteDiagnostics

/// Reads a YAML or JSON document into a ``DocumentNode`` and reports all problems.
package struct DocumentReader: ~Copyable {
  private var events: YAMLEvents
  /// Whether any scalar may contain a marker of ``SurrogateEscapes``; hardly a document has one.
  private let hasSurrogates: Bool
  private let source: DocumentSource
  private var diagnostics: DiagnosticList
  private var anchors: [String: Anchor] = [:]
  private var nodeCount = 0
  /// The line of the last event.
  private var line = 1

  private enum Anchor {
    /// The node is still being read, so an alias to it would be infinite.
    case open
    case complete(DocumentNode)
  }

  /// Thrown after a diagnostic that ends the reading.
  private struct Stop: Error {}

  /// Reads a decoded source; nil if there is no tree, with a diagnostic that says why.
  package static func read(_ source: DocumentSource, into diagnostics: inout DiagnosticList) -> DocumentNode?
  {
    if JSONSyntax.isNamed(source.name), let (problem, offset) = JSONSyntax.problem(in: source.text) {
      diagnostics.insert(problem, at: source.position(ofScalar: offset))
      return nil
    }
    let text = JSONText.isJSON(source.text) ? JSONText.withoutOuterTabs(source.text) : source.text
    do throws(YAMLFailure) {
      let marked = SurrogateEscapes.mark(text)
      var reader = DocumentReader(
        events: try YAMLEvents(utf8: marked), hasSurrogates: marked.count != text.utf8.count, source: source,
        diagnostics: diagnostics)
      let node = reader.document()
      diagnostics = reader.diagnostics
      return node
    } catch {
      diagnostics.add(.outOfMemory, at: source.position(ofScalar: 0))
      return nil
    }
  }

  private init(
    events: consuming YAMLEvents, hasSurrogates: Bool, source: DocumentSource, diagnostics: DiagnosticList
  ) {
    self.events = events
    self.hasSurrogates = hasSurrogates
    self.source = source
    self.diagnostics = diagnostics
  }

  private mutating func document() -> DocumentNode? {
    do throws(Stop) {
      var root: DocumentNode?
      while true {
        let event = try next()
        let position = position(of: event)
        switch event.kind {
        case .streamEnd:
          if root == nil { diagnostics.add(.emptyDocument, at: source.position(ofScalar: 0)) }
          return root
        case .documentStart:
          if root != nil {
            diagnostics.add(.secondDocument, at: position)
            return nil
          }
          root = try node(from: try next(), depth: 1)
          if let scalar = root?.scalar, scalar.isNull { root = nil }
        default: continue
        }
      }
    } catch {
      return nil
    }
  }

  private mutating func next() throws(Stop) -> YAMLEvent {
    do throws(YAMLFailure) {
      return try events.next()
    } catch {
      let (problem, offset) = SyntaxProblem.problem(of: error, in: source)
      diagnostics.add(problem, at: source.position(ofScalar: offset))
      throw Stop()
    }
  }

  private mutating func position(of event: YAMLEvent) -> SourceLocation {
    let position = source.position(ofScalar: event.offset, after: line)
    line = position.line
    return position
  }

  /// Builds the node that an event begins, at a depth counted from 1 at the root.
  private mutating func node(from event: YAMLEvent, depth: Int) throws(Stop) -> DocumentNode {
    let position = position(of: event)
    switch event.kind {
    case .scalar:
      try count(1, at: position)
      let text = event.text
      let isDoubleQuoted = event.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE
      let resolved = hasSurrogates ? SurrogateEscapes.resolve(text, isDoubleQuoted: isDoubleQuoted) : text
      let length = text.utf8.count > DocumentLimits.textLength ? text.unicodeScalars.count : 0
      if length > DocumentLimits.textLength { diagnostics.add(.textTooLong(length), at: position) }
      if resolved == nil { diagnostics.add(.loneSurrogate, at: position) }
      let isQuoted = event.style != YAML_PLAIN_SCALAR_STYLE
      var node = DocumentNode.scalar(resolved ?? "\u{FFFD}", isQuoted: isQuoted, at: position)
      if text.isEmpty, !isQuoted, let comment = ColorComment.of(missingValueAt: event.offset, in: source) {
        diagnostics.add(.colorIsComment(comment.text), at: source.position(ofScalar: comment.offset))
        // Use the intended value, so that no further problem is reported.
        node = .scalar(comment.text, isQuoted: true, at: position)
      }
      report(tag: event.tag, at: position)
      if let anchor = event.anchor { anchors[anchor] = .complete(node) }
      return node
    case .sequenceStart, .mappingStart:
      try check(depth: depth, at: position)
      try count(1, at: position)
      report(tag: event.tag, at: position)
      if let anchor = event.anchor { anchors[anchor] = .open }
      let node =
        event.kind == .mappingStart
        ? try mapping(at: position, depth: depth) : try sequence(at: position, depth: depth)
      if let anchor = event.anchor { anchors[anchor] = .complete(node) }
      return node
    case .alias:
      return try alias(event.text, at: position, depth: depth)
    default:
      // The grammar of libyaml guarantees a node here; anything else is read as null.
      return .scalar("", at: position)
    }
  }

  private mutating func sequence(at position: SourceLocation, depth: Int) throws(Stop) -> DocumentNode {
    var items: [DocumentNode] = []
    while true {
      let event = try next()
      if event.kind == .end { break }
      items.append(try node(from: event, depth: depth + 1))
    }
    return .sequence(items, at: position)
  }

  private mutating func mapping(at position: SourceLocation, depth: Int) throws(Stop) -> DocumentNode {
    var entries: [DocumentNode.Entry] = []
    var keys = MappingKeys()
    while true {
      let event = try next()
      if event.kind == .end { break }
      let keyNode = try node(from: event, depth: depth + 1)
      let value = try node(from: try next(), depth: depth + 1)
      guard let key = key(from: keyNode, event) else { continue }
      if let first = keys.place(of: key, in: entries) {
        diagnostics.add(.duplicateKey(key, first: entries[first].position), at: keyNode.position)
        continue
      }
      // Most mappings have one pair or a few.
      if entries.count == 1 { entries.reserveCapacity(4) }
      entries.append(DocumentNode.Entry(key: key, position: keyNode.position, value: consume value))
    }
    return .mapping(entries, at: position)
  }

  /// The text of a key; nil for an unsupported key, which is reported.
  private mutating func key(from node: DocumentNode, _ event: YAMLEvent) -> String? {
    guard let scalar = node.scalar, event.kind == .scalar else {
      diagnostics.add(.keyIsNotText, at: node.position)
      return nil
    }
    if scalar.text.isEmpty {
      diagnostics.add(.emptyKey, at: node.position)
      return nil
    }
    if scalar.text == "<<", !scalar.isQuoted {
      diagnostics.add(.mergeKey, at: node.position)
      return nil
    }
    return scalar.text
  }

  private mutating func alias(_ name: String, at position: SourceLocation, depth: Int) throws(Stop)
    -> DocumentNode
  {
    switch anchors[name] {
    case .complete(let node):
      try check(depth: depth - 1 + node.depth, at: position)
      try count(node.count, at: position)
      return node
    case .open: diagnostics.add(.cyclicAlias(name), at: position)
    case nil:
      diagnostics.add(.unknownAlias(name, known: anchors.keys.sorted()), at: position)
    }
    throw Stop()
  }

  private mutating func report(tag: String?, at position: SourceLocation) {
    if let tag { diagnostics.add(.tag(tag), at: position) }
  }

  private mutating func check(depth: Int, at position: SourceLocation) throws(Stop) {
    if depth <= DocumentLimits.depth { return }
    diagnostics.add(.tooDeep, at: position)
    throw Stop()
  }

  private mutating func count(_ nodes: Int, at position: SourceLocation) throws(Stop) {
    nodeCount += nodes
    if nodeCount <= source.kind.maximumNodes { return }
    diagnostics.add(.tooManyNodes, at: position)
    throw Stop()
  }
}

/// Finds duplicate keys of a mapping.
///
/// Most mappings have a handful of keys, which are compared one by one; longer ones use a table, so that a hostile
/// mapping takes linear time.
private struct MappingKeys {
  private static let comparedKeys = 16
  private var places: [String: Int] = [:]

  /// The index of a key among the entries; call it once for each key, before its entry is added.
  mutating func place(of key: String, in entries: [DocumentNode.Entry]) -> Int? {
    guard entries.count > Self.comparedKeys else {
      return entries.indices.first { entries[$0].key == key }
    }
    for index in places.count..<entries.count { places[entries[index].key] = index }
    return places[key]
  }
}
