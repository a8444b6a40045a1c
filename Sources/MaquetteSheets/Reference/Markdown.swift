/// Pieces of Markdown for GitHub and DocC.
package enum Markdown {
  /// A table; what would end a cell or make a link is escaped, except for links in one column.
  package static func table(_ head: [String], _ rows: [[String]], linksIn column: Int? = nil) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { line in
      let cells = line.enumerated().map { $0 == column ? $1 : cell($1) }
      return "| " + cells.joined(separator: " | ") + " |\n"
    }.joined()
  }

  /// A text in the type of code.
  package static func code(_ text: String) -> String { "`\(text)`" }

  static func block(_ language: String, _ text: String) -> String { "```\(language)\n\(text)\n```\n" }

  private static func cell(_ text: String) -> String {
    escaped(escaped(text, "|", as: "\\|"), "](", as: "]\\(")
  }

  private static func escaped(_ text: String, _ pattern: String, as replacement: String) -> String {
    text.split(separator: pattern, omittingEmptySubsequences: false).joined(separator: replacement)
  }
}
