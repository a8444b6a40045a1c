import MaquetteDocuments
import MaquetteRPC
import MaquetteFiles
import MaquetteSheets

extension LanguageServer {
  /// The edit that gives a text the standard style; none for JSON, and for a text with errors.
  func formatting(_ parameters: JSON) throws(RPCError) -> JSON {
    let document = try document(in: parameters)
    guard FileName.suffix(of: document.path) != "json" else { return [] }
    let format: SheetFormat
    do throws(SheetError) {
      format = try SheetFormat(document.bytes, path: document.path)
    } catch {
      throw RPCError(.requestFailed, "the text has a syntax error")
    }
    let new = Array(format.text.utf8)
    if new == document.bytes { return [] }
    let edit = Self.difference(of: document, from: new)
    let range = document.range(of: edit.part, in: client.encoding)
    return [TextEdit(range: range, text: edit.text).json]
  }

  /// The part of a text that differs from another one, in whole lines, with what the other has there.
  private static func difference(of document: TextDocument, from new: [UInt8]) -> (
    part: Range<Int>, text: String
  ) {
    let old = document.bytes
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    while start > 0, old[start - 1] != 0x0A { start -= 1 }
    var end = 0
    while end < old.count - start, end < new.count - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    {
      end += 1
    }
    // Up to the beginning of a line.
    while end > 0, old.count - end > 0, old[old.count - end - 1] != 0x0A { end -= 1 }
    return (start..<old.count - end, String(decoding: new[start..<new.count - end], as: UTF8.self))
  }

  /// The corrections of problems at a place.
  func codeActions(_ parameters: JSON) throws(RPCError) -> JSON {
    let document = try document(in: parameters)
    guard let range = TextRange(parameters["range"]) else {
      throw RPCError(.invalidParameters, "'range' needs a start and an end")
    }
    let only = parameters["context"]?["only"]?.items?.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool {
      only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }
    let found = problems.problems(of: document.path)
    var actions: [JSON] = []
    if isWanted("quickfix") {
      for problem in found where problem.range.overlaps(range) {
        if let fix = problem.fix {
          actions.append(
            action(fix.title, "quickfix", [fix.edit], in: document, of: problem, isPreferred: true))
        }
        if let fix = suppression(of: problem, in: document) {
          actions.append(action(fix.title, "quickfix", [fix.edit], in: document, of: problem))
        }
      }
    }
    let fixes = found.compactMap(\.fix)
    if isWanted("source.fixAll"), !fixes.isEmpty {
      actions.append(
        action("Apply all suggestions", "source.fixAll", Self.separate(fixes.map(\.edit)), in: document))
    }
    return .array(actions)
  }

  private func action(
    _ title: String, _ kind: String, _ edits: [TextEdit], in document: TextDocument,
    of problem: FoundProblem? = nil,
    isPreferred: Bool = false
  ) -> JSON {
    let changes = [JSON.Member(workspace.uri(of: document.path), .array(edits.map(\.json)))]
    return [
      "title": .text(title), "kind": .text(kind), "diagnostics": problem.map { .array([$0.json]) },
      "isPreferred": isPreferred ? true : nil, "edit": ["changes": .object(changes)],
    ]
  }

  /// The edits that do not overlap an earlier one.
  private static func separate(_ edits: [TextEdit]) -> [TextEdit] {
    var kept: [TextEdit] = []
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      if let last = kept.last, edit.range.start < last.range.end || edit.range == last.range { continue }
      kept.append(edit)
    }
    return kept
  }

  /// The edit that lets an element break a rule; nil for another problem, and where the element cannot take it.
  private func suppression(of problem: FoundProblem, in document: TextDocument) -> FoundProblem.Fix? {
    guard let rule = problem.rule, rule != "L-ignore" else { return nil }
    let name = document.offset(of: problem.range.start, in: client.encoding)
    let line = problem.range.start.line
    let parts = LineParts(document.bytes(ofLine: line))
    let text = "lint-ignore: { rule: \(rule), because: \"\" }"
    let start = document.start(ofLine: line)
    guard let key = parts.key, start + key.range.lowerBound == name else { return nil }
    let value = start + parts.value
    let title = "Ignore \(rule) here"
    func inserting(_ text: String, at offset: Int) -> FoundProblem.Fix {
      let range = document.range(of: offset..<offset, in: client.encoding)
      return FoundProblem.Fix(title: title, edit: TextEdit(range: range, text: text))
    }
    let bytes = document.bytes(ofLine: line)
    if value >= bytes.endIndex {
      // Attributes follow on deeper lines; a list cannot take one.
      let next = LineParts(document.bytes(ofLine: line + 1))
      guard next.key != nil, next.dashes.isEmpty, next.content > parts.content else { return nil }
      let margin = String(repeating: " ", count: next.content)
      return inserting("\(margin)\(text)\n", at: document.start(ofLine: line + 1))
    }
    guard document.bytes[value] == UInt8(ascii: "{") else { return nil }
    let isEmpty = document.bytes[(value + 1)...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "}")
    return inserting(isEmpty ? " \(text)" : " \(text),", at: value + 1)
  }
}
