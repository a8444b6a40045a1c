import MaquetteDiagnostics

extension String {
  /// The text with replacements of scalars; nil keeps a scalar. A carriage return and a line feed are one character.
  func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result.append(contentsOf: text.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

/// Text for XML 1.0 (W3C, fifth edition, 2.2 and 2.4): special characters are escaped, and characters that XML cannot
/// represent become U+FFFD.
enum XMLText {
  static func text(_ string: String) -> String { escaped(string, isAttribute: false) }

  /// An attribute's value in quotation marks.
  static func quoted(_ string: String) -> String { "\"" + escaped(string, isAttribute: true) + "\"" }

  /// A time with three decimals, whatever the locale.
  static func seconds(_ seconds: Double) -> String {
    let largest = 1e9
    let thousandths = Int((min(max(seconds, 0), largest) * 1000).rounded())
    let decimals = String(thousandths % 1000 + 1000).dropFirst()
    return "\(thousandths / 1000).\(decimals)"
  }

  private static func escaped(_ string: String, isAttribute: Bool) -> String {
    string.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"" where isAttribute: "&quot;"
      // A parser reads a carriage return as a line feed, and in attributes all three as spaces.
      case "\r": "&#13;"
      case "\n" where isAttribute: "&#10;"
      case "\t" where isAttribute: "&#9;"
      case "\n", "\t": nil
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      // A terminal would obey these.
      case let scalar where Evidence.isUnsafe(scalar): "&#x\(Evidence.hex(scalar.value, digits: 1));"
      default: nil
      }
    }
  }
}

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
