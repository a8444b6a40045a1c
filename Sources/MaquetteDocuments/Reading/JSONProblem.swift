import MaquetteDiagnostics

/// A problem with the syntax of a file that is named as JSON.
enum JSONProblem: Hashable, Sendable {
  case comment
  case trailingComma(Unicode.Scalar)
  case singleQuotes
  case expectedName(word: String)
  case expectedColon
  case expectedValue(word: String)
  case expectedComma(Unicode.Scalar)
  case badNumber(String)
  case unclosedText
  case controlCharacter(UInt8)
  case badEscape
  case unclosed(Unicode.Scalar)
  case contentAfterEnd
}

extension JSONProblem: DocumentProblem {
  var severity: Diagnostic.Severity { .error }
  var isLimit: Bool { false }

  func message(in kind: DocumentKind) -> String {
    switch self {
    case .comment: "JSON has no comments"
    case .trailingComma(let close): "JSON allows no comma before '\(close)'"
    case .singleQuotes: "JSON uses double quotes only"
    case .expectedName: "expected a name in double quotes"
    case .expectedColon: "expected ':' after this name"
    case .expectedValue(""): "expected a value"
    case .expectedValue(let word): "\(Evidence.quoted(word)) is not a JSON value"
    case .expectedComma(let close): "expected ',' or '\(close)'"
    case .badNumber(let text): "\(Evidence.quoted(text)) is not a JSON number"
    case .unclosedText: "this text has no closing quote"
    case .controlCharacter(let byte):
      "the character U+\(Evidence.hex(byte, digits: 4)) is not allowed in JSON text"
    case .badEscape: "unknown escape sequence in a text"
    case .unclosed("]"): "this array has no closing ']'"
    case .unclosed: "this object has no closing '}'"
    case .contentAfterEnd: "unexpected content after the end of the \(kind.noun)"
    }
  }

  func hint(in kind: DocumentKind) -> String? {
    switch self {
    case .comment: "remove it"
    case .trailingComma: "remove the comma"
    case .singleQuotes: "write \" in place of '"
    case .expectedName(""), .expectedColon: "write, for example, \"name\": \"value\""
    case .expectedName(let word): "write \"\(word)\""
    case .expectedValue(""):
      "write a text in double quotes, a number, true, false, null, an object or an array"
    case .expectedValue(let word):
      switch word.lowercased() {
      case "true", "yes", "on": "write true"
      case "false", "no", "off": "write false"
      case "none", "nil", "undefined", "nan": "write null, or remove the name"
      default: "write a text in double quotes: \"\(word)\""
      }
    case .expectedComma: "put a comma between two values, and every text in double quotes"
    case .badNumber: "write digits with a point, such as 0.5 or -12, or a text in double quotes"
    case .unclosedText: "close it with '\"' on the same line; write a line feed as \\n"
    case .controlCharacter(let byte): "write \\u\(Evidence.hex(byte, digits: 4))"
    case .badEscape: "write '\\\\' for a backslash"
    case .unclosed(let close): "close it with '\(close)'"
    case .contentAfterEnd: kind.whole
    }
  }
}
