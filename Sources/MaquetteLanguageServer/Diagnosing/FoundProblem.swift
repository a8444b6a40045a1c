import MaquetteDiagnostics
import MaquetteDocuments
import MaquetteLint
import MaquetteRPC

/// A problem of a text as a client shows it, with the edit that solves it if one is known.
struct FoundProblem: Hashable, Sendable {
  var range: TextRange
  var severity: Diagnostic.Severity
  var message: String
  /// The identifier of the rule that is broken; nil for a problem of the text.
  var rule: String?
  var fix: Fix?

  /// An edit with its name in menus.
  struct Fix: Hashable, Sendable {
    var title: String
    var edit: TextEdit
  }

  var json: JSON {
    let level =
      switch severity {
      case .error: 1
      case .warning: 2
      case .note: 3
      }
    return [
      "range": range.json, "severity": .whole(level), "source": "maquette", "message": .text(message),
      "code": rule.map(JSON.text),
    ]
  }

  /// A problem of a text that readers found.
  init(_ diagnostic: Diagnostic, in document: TextDocument, encoding: PositionEncoding) {
    let word = SuggestedName.word(of: diagnostic, in: document)
    range = document.range(of: word, in: encoding)
    severity = diagnostic.severity
    message = diagnostic.hint.map { "\(diagnostic.message); \($0)" } ?? diagnostic.message
    fix = Self.fix(for: diagnostic, at: word, in: document, encoding: encoding)
  }

  /// A place that breaks a rule.
  init(_ finding: LintFinding, in document: TextDocument, encoding: PositionEncoding) {
    self.init(finding.diagnostic, in: document, encoding: encoding)
    message = "\(finding.element): \(finding.message); \(finding.remedy)"
    rule = finding.rule
  }

  /// The edit that follows a hint.
  private static func fix(
    for diagnostic: Diagnostic, at word: Range<Int>, in document: TextDocument, encoding: PositionEncoding
  ) -> Fix? {
    guard let hint = diagnostic.hint else { return nil }
    func replacing(_ bytes: Range<Int>, by text: String, title: String) -> Fix {
      Fix(title: title, edit: TextEdit(range: document.range(of: bytes, in: encoding), text: text))
    }
    if let name = SuggestedName.name(in: hint) {
      let place = SuggestedName.place(in: word, of: document)
      // What the message does not name may be something else.
      guard
        SuggestedName.quoted(in: diagnostic.message) == String(decoding: document.bytes[place], as: UTF8.self)
      else { return nil }
      return replacing(place, by: name, title: "Change to '\(name)'")
    }
    if hint == "write 'maquette: 1'" {
      if document.bytes[word].starts(with: "maquette".utf8) { return nil }
      return replacing(word.lowerBound..<word.lowerBound, by: "maquette: 1\n", title: "Insert 'maquette: 1'")
    }
    if hint.hasPrefix("write \"#"), hint.hasSuffix("\" in quotes") {
      let color = String(decoding: document.bytes[word], as: UTF8.self)
      return replacing(word, by: "\"\(color)\"", title: "Put the colour in quotes")
    }
    return nil
  }
}

/// The name that a hint suggests.
enum SuggestedName {
  /// The name in the hint of ``NearestName/hint(_:)``; nil for another hint.
  static func name(in hint: String) -> String? {
    let (before, after) = ("did you mean '", "'?")
    guard hint.hasPrefix(before), hint.hasSuffix(after),
      hint.utf8.count > before.utf8.count + after.utf8.count
    else { return nil }
    return String(hint.dropFirst(before.count).dropLast(after.count))
  }

  /// The first name in quotes of a message.
  static func quoted(in message: String) -> String? {
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }

  /// The bytes that a diagnostic is about: the word at its place, or for an element the word inside that the message names.
  static func word(of diagnostic: Diagnostic, in document: TextDocument) -> Range<Int> {
    let word = document.word(at: diagnostic.position)
    guard let hint = diagnostic.hint, name(in: hint) != nil, let name = quoted(in: diagnostic.message),
      document.bytes[place(in: word, of: document)].elementsEqual(name.utf8) == false
    else { return word }
    return document.word(name, after: word.upperBound, column: diagnostic.position.column) ?? word
  }

  /// The part of a word that a name replaces: what is inside quotes.
  static func place(in word: Range<Int>, of document: TextDocument) -> Range<Int> {
    guard word.count >= 2, let mark = document.bytes[word].first, "\"'".utf8.contains(mark),
      document.bytes[word].last == mark
    else { return word }
    return word.lowerBound + 1..<word.upperBound - 1
  }
}
