package import MaquetteDiagnostics
package import MaquetteFiles

/// A problem with the syntax of a file, found before its content is interpreted.
package enum ReadingProblem: Hashable, Sendable {
  case outOfMemory

  /// A file of another kind, such as a picture.
  case kind(FileKind)
  case utf16
  case invalidUTF8(UInt8)
  case forbiddenCharacter(Unicode.Scalar)
  case tooManyDirectives

  case tab
  case reservedCharacter(Unicode.Scalar)
  case unclosedQuote
  case unclosedBracket(Unicode.Scalar)
  case expectedInFlow(Unicode.Scalar, since: SourceLocation)
  case unexpectedColon
  case misalignedEntry(since: SourceLocation)
  case missingColon
  case missingValueInFlow
  /// A colour without quotes, which YAML takes for a comment.
  case colorIsComment(String)
  case contentAfterEnd
  case badEscape
  case loneSurrogate
  case syntax(String)

  case emptyDocument
  case secondDocument
  case duplicateKey(String, first: SourceLocation)
  case keyIsNotText
  case emptyKey
  case mergeKey
  case tag(String)
  case unknownAlias(String, known: [String])
  case cyclicAlias(String)
  case tooDeep
  case tooManyNodes
  case textTooLong(Int)
}

extension ReadingProblem: DocumentProblem {
  package var severity: Diagnostic.Severity { .error }

  package var isLimit: Bool {
    switch self {
    case .outOfMemory, .tooManyDirectives, .tooDeep, .tooManyNodes, .textTooLong: true
    default: false
    }
  }

  package func message(in kind: DocumentKind) -> String {
    switch self {
    case .outOfMemory: "there is not enough memory to read the \(kind.noun)"
    case .kind(let found): found.message(expected: .text)
    case .utf16: "the \(kind.noun) is in UTF-16"
    case .invalidUTF8(let byte):
      "the \(kind.noun) is not valid UTF-8: byte 0x\(Evidence.hex(byte, digits: 2))"
    case .forbiddenCharacter(let scalar):
      "the character U+\(Evidence.hex(scalar.value, digits: 4)) is not allowed in a \(kind.noun)"
    case .tooManyDirectives: "too many lines begin with '%'; \(DocumentLimits.directives) are allowed"

    case .tab: "a tab cannot indent a \(kind.noun)"
    case .reservedCharacter(let scalar): "'\(scalar)' cannot begin a value"
    case .unclosedQuote: "this quoted text has no closing quote"
    case .unclosedBracket("]"): "this list has no closing ']'"
    case .unclosedBracket: "this mapping has no closing '}'"
    case .expectedInFlow("]", let start):
      "expected ',' or ']' in the list that begins at \(Evidence.place(start))"
    case .expectedInFlow(_, let start):
      "expected ',' or '}' in the mapping that begins at \(Evidence.place(start))"
    case .unexpectedColon: "a ':' is not expected here"
    case .misalignedEntry(let start):
      "this does not line up with the list or mapping that begins at \(Evidence.place(start))"
    case .missingColon: "expected ':' after this key"
    case .missingValueInFlow: "expected a value"
    case .colorIsComment: "'#' begins a comment here"
    case .contentAfterEnd: "unexpected content after the end of the \(kind.noun)"
    case .badEscape: "unknown escape in a quoted text"
    case .loneSurrogate: "half of a surrogate pair in this text"
    case .syntax(let problem): "cannot read this as YAML: \(problem)"

    case .emptyDocument: "the \(kind.noun) is empty"
    case .secondDocument: "a second document begins here, but a \(kind.noun) is one document"
    case .duplicateKey(let key, let first):
      "\(Evidence.quoted(key)) is given twice, first at \(Evidence.place(first))"
    case .keyIsNotText: "a key must be plain text"
    case .emptyKey: "expected a key before ':'"
    case .mergeKey: "merge keys ('<<') are not supported"
    case .tag(let tag): "tags are not supported: \(Evidence.quoted(tag))"
    case .unknownAlias(let name, _): "unknown alias \(Evidence.quoted("*" + name))"
    case .cyclicAlias(let name): "the alias \(Evidence.quoted("*" + name)) refers to itself"
    case .tooDeep: "lists and mappings are nested more than \(DocumentLimits.depth) levels deep"
    case .tooManyNodes:
      "the \(kind.noun) has more than \(kind.maximumNodes) values after aliases are expanded"
    case .textTooLong(let count):
      "this text has \(count) characters; \(DocumentLimits.textLength) are allowed"
    }
  }

  package func hint(in kind: DocumentKind) -> String? {
    switch self {
    case .kind(let found): found.hint(expected: .text)
    case .utf16, .invalidUTF8: "save the file as UTF-8"
    case .forbiddenCharacter: "remove it, or write it as an escape in a quoted text"
    case .tab: "indent with spaces"
    case .reservedCharacter: "quote the value"
    case .unclosedQuote: "add the closing quote"
    case .unclosedBracket(let close): "close it with '\(close)'"
    case .expectedInFlow: "put a text that contains ': ' or ',' in quotes, and a comma between two values"
    case .colorIsComment(let color): "write \"\(color)\" in quotes"
    case .unexpectedColon: "quote a text that contains ': ', or check the indentation"
    case .misalignedEntry: "indent entries of the same list or mapping equally"
    case .contentAfterEnd: kind.whole
    case .emptyDocument: kind.beginning
    case .badEscape: "write '\\\\' for a backslash"
    case .loneSurrogate: "write both halves, such as \\uD83D\\uDE00, or the character itself"
    case .secondDocument: "put it in a file of its own"
    case .mergeKey: "repeat the attributes, or give defaults to a subtree with 'with'"
    case .tag: "write the value alone; quote it if it is text"
    case .unknownAlias(let name, let known):
      NearestName.hint(NearestName.nearest(to: name, among: known).map { "*" + $0 })
    case .textTooLong: "shorten it"
    default: nil
    }
  }
}
