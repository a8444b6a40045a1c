import MaquetteDiagnostics
import MaquetteDocuments

/// Findings in the Static Analysis Results Interchange Format, which code hosts and editors read.
///
/// OASIS, SARIF 2.1.0. A log has `version` and `runs` (3.13), a run a `tool` (3.14) whose `driver` has a `name` (3.19),
/// a result a `message` (3.27). The run lists the rules, and results refer to them by index; a suppressed result
/// carries its suppression with the reason (3.35). Columns count UTF-32 code points, as Maquette's diagnostics do.
package enum SARIFReport {
  /// The log of one run over all sheets; `version` is the program's, `book` the rules that it checked.
  package static func text(
    _ reports: [LintReport], version: String, book: RuleBook = .standard
  ) -> String {
    let findings = reports.flatMap { $0.findings + $0.suppressed }
    let used = book.all.filter { rule in findings.contains { $0.rule == rule.id } }
    let places = Dictionary(used.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    return JSON.object([
      "$schema": .text("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .text("2.1.0"),
      "runs": .array([
        .object([
          "tool": .object([
            "driver": .object([
              "name": .text("maquette lint"), "version": .text(version),
              "rules": .array(used.map(json)),
            ])
          ]),
          "columnKind": .text("unicodeCodePoints"),
          "results": .array(findings.map { json($0, ruleIndex: places[$0.rule]) }),
        ])
      ]),
    ]).text()
  }

  private static func json(_ rule: any LintRule.Type) -> JSON {
    .object([
      "id": .text(rule.id), "shortDescription": message(rule.summary),
      "fullDescription": message(rule.reason),
      "help": message(rule.remedy + (rule.source.map { ". From \($0.text)" } ?? "")),
      "defaultConfiguration": .object(["level": .text(level(rule.severity))]),
    ])
  }

  private static func json(_ finding: LintFinding, ruleIndex: Int?) -> JSON {
    .object([
      "ruleId": .text(finding.rule), "ruleIndex": ruleIndex.map { .whole($0) },
      "level": .text(level(finding.severity)),
      "message": message("\(finding.element): \(finding.message); \(finding.remedy)"),
      "locations": .array([
        .object([
          "physicalLocation": .object([
            "artifactLocation": .object(["uri": .text(uri(finding.diagnostic.file))]),
            "region": .object([
              "startLine": .whole(finding.position.line),
              "startColumn": .whole(finding.position.column),
            ]),
          ])
        ])
      ]),
      "suppressions": finding.reason.map { reason in
        .array([.object(["kind": .text("inSource"), "justification": .text(reason)])])
      },
    ])
  }

  private static func message(_ text: String) -> JSON { .object(["text": .text(text)]) }

  private static func level(_ severity: LintSeverity) -> String {
    severity == .off ? "none" : severity.rawValue
  }

  /// A path as a relative reference: bytes that RFC 3986 reserves are percent-encoded.
  private static func uri(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let isPlain =
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || "/-._~".utf8.contains(byte)
      if isPlain {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
