package import MaquetteDiagnostics

/// Rewrites a YAML document in one style, with its comments, anchors, quotes and the order of its keys.
package enum DocumentFormat {
  /// The text in the style of the printer, which means what the source means; nil if that has errors, which are reported.
  ///
  /// The result is read again and compared, so that nothing is lost should a text be written in a way that nobody
  /// thought of.
  package static func formatted(
    _ source: DocumentSource, into diagnostics: inout DiagnosticList
  ) -> (text: String, root: DocumentNode)? {
    guard let root = DocumentReader.read(source, into: &diagnostics), !diagnostics.hasErrors else {
      return nil
    }
    guard let (text, comments) = try? rewritten(source.text),
      let again = try? rewritten(text), again.comments == comments,
      root.means(the: read(text, like: source))
    else {
      diagnostics.insert(FormatProblem.wouldChange, at: source.position(ofScalar: 0))
      return nil
    }
    return (text, root)
  }

  private static func rewritten(_ text: String) throws(YAMLFailure) -> (text: String, comments: [String]) {
    let text = withLineFeeds(text)
    var reader = try WrittenReader(JSONText.isJSON(text) ? JSONText.withoutOuterTabs(text) : text)
    let document = try reader.document()
    return (DocumentPrinter.text(of: document), reader.comments.inventory)
  }

  private static func read(_ text: String, like source: DocumentSource) -> DocumentNode? {
    var diagnostics = DiagnosticList(name: source.name, kind: source.kind)
    let again = DocumentSource(text, name: source.name, kind: source.kind, file: 0)
    return DocumentReader.read(again, into: &diagnostics)
  }

  /// The text with line feeds for carriage returns and for pairs of both.
  private static func withLineFeeds(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    var bytes: [UInt8] = []
    var isAfterReturn = false
    for byte in text.utf8 {
      if byte != 0x0A || !isAfterReturn { bytes.append(byte == 0x0D ? 0x0A : byte) }
      isAfterReturn = byte == 0x0D
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension DocumentNode {
  /// Whether another document has the same texts, keys and structure; positions do not count.
  fileprivate func means(the other: DocumentNode?) -> Bool {
    switch (content, other?.content) {
    case (.scalar(let scalar), .scalar(let other)): scalar == other
    case (.sequence(let items), .sequence(let others)):
      items.count == others.count && zip(items, others).allSatisfy { $0.means(the: $1) }
    case (.mapping(let entries), .mapping(let others)):
      entries.count == others.count
        && zip(entries, others).allSatisfy { $0.key == $1.key && $0.value.means(the: $1.value) }
    default: false
    }
  }
}

private enum FormatProblem: DocumentProblem {
  case wouldChange

  var severity: Diagnostic.Severity { .error }
  var isLimit: Bool { false }

  func message(in kind: DocumentKind) -> String {
    "the \(kind.noun) cannot be reformatted without changing its meaning"
  }

  func hint(in kind: DocumentKind) -> String? { "it was not changed; please report this" }
}
