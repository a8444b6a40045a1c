import MaquetteDiagnostics
import MaquetteFiles
import MaquetteGraphics
package import MaquetteLint

extension PreviewOutcome {
  /// The findings of the rules, with one report per file. Equal findings of a view in several pictures are merged.
  package var lintReports: [LintReport] {
    var found: [Key: LintFinding] = [:]
    var order: [Key] = []
    var counts: [String: Int] = [:]
    for preview in previews {
      for picture in preview.pictures {
        counts[preview.file, default: 0] += 1
        for finding in picture.findings {
          let key = Key(finding, in: preview)
          if found[key] == nil {
            order.append(key)
            found[key] = LintFinding(finding, at: key)
          }
          let frame = finding.frame + [0, 0, 0, 0]
          found[key]?.add(
            picture: picture.file, variant: FileName.withoutSuffix(picture.file),
            area: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), message: finding.message)
        }
      }
    }
    let files = order.map(\.file).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return files.map { file in
      let findings = order.filter { $0.file == file }.compactMap { found[$0] }
        .map { finding in
          var finding = finding
          finding.pictureCount = max(counts[file] ?? 0, finding.pictures.count)
          return finding
        }
      return LintReport(
        file: file, findings: findings.sorted { ($0.position.line, $0.rule) < ($1.position.line, $1.rule) },
        pictureCount: counts[file] ?? 0)
    }
  }

  fileprivate struct Key: Hashable {
    var rule: String
    var file: String
    var line: Int
    var element: String
    var message: String

    init(_ finding: PreviewResult.Finding, in preview: PreviewResult) {
      rule = finding.rule
      file = finding.file ?? preview.file
      line = finding.line ?? preview.line
      element = finding.element
      message = finding.message
    }
  }
}

/// A finding as a message about a file of code.
private struct FindingProblem: DocumentProblem {
  let finding: PreviewResult.Finding
  let severity: Diagnostic.Severity
  var isLimit: Bool { false }

  func message(in kind: DocumentKind) -> String { "\(finding.rule): \(finding.element): \(finding.message)" }
  func hint(in kind: DocumentKind) -> String? { finding.remedy }
}

extension LintFinding {
  fileprivate init?(_ finding: PreviewResult.Finding, at key: PreviewOutcome.Key) {
    let severity = LintSeverity(rawValue: finding.severity) ?? .warning
    var messages = DiagnosticList(name: key.file, kind: DocumentKind(noun: "file", beginning: "", whole: ""))
    messages.insert(
      FindingProblem(
        finding: finding, severity: severity == .error ? .error : severity == .note ? .note : .warning),
      at: SourceLocation(line: key.line, column: 1))
    guard let diagnostic = messages.sorted.first else { return nil }
    self.init(
      rule: finding.rule, severity: severity, line: key.line, element: finding.element,
      remedy: finding.remedy,
      diagnostic: diagnostic)
  }
}
