/// Text for a cell of a table in GitHub's Markdown.
enum MarkdownText {
  /// Text with all markup escaped; line breaks become `<br>`.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n", "\r\n", "\r": result += "<br>"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "|", "~", "#", "@": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  /// Text in the style of code.
  static func code(_ text: String) -> String { "<code>" + escaped(text) + "</code>" }
}
