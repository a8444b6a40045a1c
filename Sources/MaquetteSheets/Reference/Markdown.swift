/// Pieces of Markdown as GitHub and DocC read them.
enum Markdown {
  /// A table; what would end a cell is written as an escape.
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.map(cell).joined(separator: " | ") + " |\n" }.joined()
  }

  /// Text that is shown as code.
  static func code(_ text: String) -> String { "`\(text)`" }

  /// Code in lines of its own.
  static func block(_ language: String, _ text: String) -> String { "```\(language)\n\(text)\n```\n" }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
