import MaquetteSheets

/// A rule in words, and as a picture of its two examples.
package struct RuleExplanation: Sendable {
  package let rule: any LintRule.Type

  package init(_ rule: any LintRule.Type) { self.rule = rule }

  /// The rule in words, for a terminal.
  package var text: String {
    """
    \(rule.id) (\(rule.severity.rawValue))
    \(rule.summary)

    \(rule.reason)
    To fix it: \(rule.remedy).\(source)
    To ignore it: lint-ignore: {rule: \(rule.id), because: ...}

    Breaks it:
    \(indented(rule.example.bad))

    Does not:
    \(indented(rule.example.good))

    """
  }

  /// The line with the sentence that the rule comes from; empty for none.
  private var source: String { rule.source.map { "\nFrom \($0.text)" } ?? "" }

  /// The picture as a sheet: the bad example with its finding, and the good one.
  package var sheet: String {
    var lines = ["maquette: 1", "title: \(rule.id)", "scale: 1"]
    if !rule.example.setting.isEmpty { lines.append(rule.example.setting) }
    // The padding of an example's setting holds for both.
    if !rule.example.setting.contains("padding:") { lines.append("padding: 20") }
    lines.append("sections:")
    lines += section("Breaks \(rule.id)", note: finding, body: rule.example.bad)
    lines += section("Keeps it", note: nil, body: rule.example.good)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The message of the rule about its bad example.
  private var finding: String? {
    let text = rule.example.sheet(rule.example.bad)
    guard let sheet = try? Sheet(Array(text.utf8), path: "sheet.yaml") else { return nil }
    return Linter(book: RuleBook(rules: [rule])).report(on: sheet).findings.first?.message
  }

  private func section(_ title: String, note: String?, body: String) -> [String] {
    var lines = ["  - title: \(title)"]
    if let note { lines.append("    note: \(Self.quoted(note))") }
    lines.append("    body:")
    return lines + body.split(separator: "\n", omittingEmptySubsequences: false).map { "      " + $0 }
  }

  private func indented(_ body: String) -> String {
    body.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
  }

  /// A text as a double-quoted scalar of YAML.
  private static func quoted(_ text: String) -> String {
    "\""
      + text.unicodeScalars.reduce(into: "") { result, scalar in
        if scalar == "\"" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
      } + "\""
  }
}

/// The rules as a page of the documentation, in Markdown.
package enum RuleReference {
  /// The whole page, for the rules of a book.
  package static func text(of book: RuleBook = .standard) -> String {
    var lines = [
      "# Rules of the guidelines", "",
      "`maquette lint` measures these on every picture of a sheet. `maquette lint --explain RULE` explains the rule and shows an",
      "example; `--explain RULE --picture FILE.png` draws it. The pictures are in `Golden/Lint`. `maquette list rules`",
      "prints this page. A rule's last line names the guideline's page and paraphrases its sentence.",
      "",
      "To let an element and its children break a rule, give the reason: `lint-ignore: {rule: L-hit, because: ...}`.",
      "`\(RuleBook.unusedSuppression.id)` reports unused suppressions. A file for `--config` sets the severities of a project:",
      "`rules: {L-hit: error, L-titlecase: off}`.", "",
    ]
    for rule in book.all {
      lines += [
        "## \(rule.id)", "", "*\(rule.severity.rawValue)*: \(rule.summary)", "",
        "\(rule.reason) To fix it: \(rule.remedy).", "",
      ]
      if let source = rule.source { lines += ["From *\(source.page)*: \(source.sentence)", ""] }
    }
    return Markdown.withContents(lines.dropLast().joined(separator: "\n") + "\n")
  }
}
