import MaquetteDiagnostics

/// The text of a sheet, or of a part of one that is put into a sheet: an element, or a list of elements.
struct Fragment {
  /// The name of the text in messages.
  static let name = "text"

  /// The sheet.
  let sheet: String
  /// The lines and the columns that were put before the text.
  let lines: Int
  let columns: Int

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.lazy.map { $0.drop { $0 == " " } }.first { !$0.isEmpty && !$0.hasPrefix("#") } ?? ""
    if Self.isSheet(text, first: first) {
      (sheet, self.lines, columns) = (text, 0, 0)
      return
    }
    let isList = first.hasPrefix("- ") || first.hasPrefix("[")
    let head = isList ? ["maquette: 1", "body:", "  vstack:"] : ["maquette: 1", "body:"]
    let indent = String(repeating: " ", count: isList ? 4 : 2)
    self.lines = head.count
    columns = indent.count
    sheet = (head + lines.map { $0.isEmpty ? "" : indent + $0 }).joined(separator: "\n")
  }

  /// Whether a text is a whole sheet: it has one of a sheet's keys at its margin, or is JSON with one of them.
  private static func isSheet(_ text: String, first: Substring) -> Bool {
    let keys = ["maquette", "body", "sections"]
    if first.hasPrefix("{") { return keys.contains { text.contains("\"\($0)\"") || text.contains("\($0):") } }
    return first == "---"
      || text.split(separator: "\n").contains { line in
        keys.contains { line.hasPrefix($0 + ":") || line.hasPrefix("\"\($0)\":") }
      }
  }

  /// A diagnostic with its place in the text.
  func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.file == Self.name, lines > 0 else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.position = placed(diagnostic.position)
    if var excerpt = diagnostic.excerpt, excerpt.text.hasPrefix(String(repeating: " ", count: columns)),
      excerpt.indent.count >= columns
    {
      excerpt.text.removeFirst(columns)
      excerpt.indent.removeFirst(columns)
      diagnostic.excerpt = excerpt
    }
    return diagnostic
  }

  /// A place in the sheet as a place in the text.
  func placed(_ position: SourceLocation) -> SourceLocation {
    guard position.file == 0 else { return position }
    var position = position
    position.line = max(position.line - lines, 1)
    position.column = max(position.column - columns, 1)
    return position
  }
}
