// Every word that a sheet's author reads is in this file: what is wrong, and what to do about it.
internal import MaquetteControls

extension SheetProblem {
  var severity: Diagnostic.Severity {
    switch self {
    case .omittedDiagnostics: .note
    default: .error
    }
  }

  var isLimit: Bool {
    switch self {
    case .outOfMemory, .tooManyDirectives, .tooDeep, .tooManyNodes: true
    default: false
    }
  }

  /// What is wrong.
  var message: String {
    switch self {
    case .outOfMemory: "there is not enough memory to read the sheet"
    case .omittedDiagnostics(let count): "\(count) more problems are not shown"
    case .utf16: "the sheet is in UTF-16"
    case .invalidUTF8(let byte): "the sheet is not valid UTF-8: byte 0x\(Wording.hex(byte, digits: 2))"
    case .forbiddenCharacter(let scalar):
      "the character U+\(Wording.hex(scalar.value, digits: 4)) is not allowed in a sheet"
    case .tooManyDirectives: "too many lines begin with '%'; \(SheetLimits.directives) are allowed"

    case .tab: "a tab cannot indent a sheet"
    case .reservedCharacter(let scalar): "'\(scalar)' cannot begin a value"
    case .unclosedQuote: "this quoted text never ends"
    case .unclosedBracket("]"): "this list is never closed"
    case .unclosedBracket: "this mapping is never closed"
    case .expectedInFlow("]", let start): "expected ',' or ']' in the list that begins at \(Wording.place(start))"
    case .expectedInFlow(_, let start): "expected ',' or '}' in the mapping that begins at \(Wording.place(start))"
    case .unexpectedColon: "a ':' is not expected here"
    case .misalignedEntry(let start):
      "this does not line up with the list or mapping that begins at \(Wording.place(start))"
    case .missingColon: "expected ':' after this key"
    case .badEscape: "unknown escape in a quoted text"
    case .loneSurrogate: "half of a surrogate pair in this text"
    case .syntax(let problem): "cannot read this as YAML: \(problem)"

    case .emptySheet: "the sheet is empty"
    case .secondDocument: "a second document begins here; a sheet is one document"
    case .duplicateKey(let key, let first):
      "\(Wording.quoted(key)) is given twice, first at \(Wording.place(first))"
    case .keyIsNotText: "a key must be plain text"
    case .emptyKey: "expected a key before ':'"
    case .mergeKey: "merge keys ('<<') are not supported"
    case .tag(let tag): "tags are not supported: \(Wording.quoted(tag))"
    case .unknownAlias(let name, _): "unknown alias \(Wording.quoted("*" + name))"
    case .cyclicAlias(let name): "the alias \(Wording.quoted("*" + name)) is inside what it stands for"
    case .tooDeep: "lists and mappings are nested more than \(SheetLimits.depth) levels deep"
    case .tooManyNodes: "the sheet has more than \(SheetLimits.nodes) values, aliases written out"
    }
  }

  /// What to do about it, if that is not plain from the message.
  var hint: String? {
    switch self {
    case .utf16, .invalidUTF8: "save the file as UTF-8"
    case .forbiddenCharacter: "remove it, or write it as an escape in a quoted text"
    case .tab: "indent with spaces"
    case .reservedCharacter: "quote the value"
    case .unclosedQuote: "close it with the quote that it begins with"
    case .unclosedBracket(let close): "close it with '\(close)'"
    case .unexpectedColon: "quote a text that contains ': ', or check the indentation"
    case .misalignedEntry: "indent entries of the same list or mapping equally"
    case .badEscape: "write '\\\\' for a backslash"
    case .loneSurrogate: "write both halves, such as \\uD83D\\uDE00, or the character itself"
    case .emptySheet: "begin with 'maquette: 1', a 'title' and a 'body'"
    case .secondDocument: "put it in a file of its own"
    case .mergeKey: "repeat the attributes, or give defaults to a subtree with 'with'"
    case .tag: "write the value alone; quote it if it is text"
    case .unknownAlias(_, let nearest): Wording.suggestion(nearest.map { "*" + $0 })
    default: nil
    }
  }
}

extension SheetError {
  /// The whole message, one line for each file-level failure, and all diagnostics of an invalid sheet.
  public var message: String {
    switch self {
    case .noSuchFile(let path): "\(path): error: no such file"
    case .isDirectory(let path): "\(path): error: this is a folder, expected a sheet"
    case .unreadable(let path, let reason): "\(path): error: cannot read the file: \(reason)"
    case .tooLarge(let path, let bytes?):
      "\(path): error: the file has \(bytes) bytes; a sheet may have \(SheetLimits.bytes)"
    case .tooLarge(let path, nil): "\(path): error: the input has more than \(SheetLimits.bytes) bytes"
    case .invalid(let diagnostics): diagnostics.map(\.rendered).joined(separator: "\n")
    }
  }
}

/// How evidence is put into words.
enum Wording {
  /// A name from a sheet in quotes, cut if it is long, with control characters made visible.
  static func quoted(_ name: String) -> String {
    var result = "'"
    for scalar in name.unicodeScalars.prefix(40) {
      let isControl = scalar.properties.generalCategory == .control
      result += isControl ? "\\u{\(hex(scalar.value, digits: 1))}" : String(Character(scalar))
    }
    return result + (name.unicodeScalars.count > 40 ? "…'" : "'")
  }

  static func place(_ position: SourceLocation) -> String {
    "line \(position.line), column \(position.column)"
  }

  static func suggestion(_ name: String?) -> String? {
    name.map { "did you mean '\($0)'?" }
  }

  static func hex(_ value: some BinaryInteger, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
