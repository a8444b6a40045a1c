internal import MaquetteControls
internal import MaquetteDocuments
internal import MaquetteSheets

/// A rule in words, and in a picture of what breaks it beside what does not.
public struct RuleExplanation: Sendable {
  /// The rule.
  public let rule: LintRuleEntry

  /// Explains a rule.
  public init(_ rule: LintRuleEntry) { self.rule = rule }

  /// The rule in words, for a terminal.
  public var text: String {
    """
    \(rule.id) (\(rule.severity.rawValue))
    \(rule.summary)

    \(rule.reason)
    To mend it: \(rule.remedy).
    In place: lint-ignore: {rule: \(rule.id), because: ...}

    Breaks it:
    \(indented(rule.example.bad))

    Does not:
    \(indented(rule.example.good))

    """
  }

  /// The picture as a sheet: the bad example with what is found in it, and the good one.
  public var sheet: String {
    var lines = ["maquette: 1", "title: \(rule.id)", "scale: 1"]
    if !rule.example.setting.isEmpty { lines.append(rule.example.setting) }
    // What the examples say of their own padding holds for both.
    if !rule.example.setting.contains("padding:") { lines.append("padding: 20") }
    lines.append("sections:")
    lines += section("Breaks \(rule.id)", note: finding, body: rule.example.bad)
    lines += section("Keeps it", note: nil, body: rule.example.good)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What the rule says of its bad example.
  private var finding: String? {
    let text = rule.example.sheet(rule.example.bad)
    guard let document = try? SheetDocument(Array(text.utf8), path: "sheet.yaml") else { return nil }
    return Linter(rules: [rule]).report(on: document).findings.first?.message
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
