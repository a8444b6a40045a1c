internal import MaquetteControls
internal import MaquetteDiagnostics
internal import MaquetteDocuments
internal import MaquetteGraphics

/// Findings as JSON, for other programs: in the order of the sheets, and nothing that changes from run to run.
public enum LintJSON {
  /// The reports with everything that was measured, suppressed findings included.
  public static func text(_ reports: [LintReport]) -> String {
    JSON.object([
      "version": .number(1),
      "sheets": .array(
        reports.map { report in
          .object([
            "path": .text(report.path), "pictures": .whole(report.pictureCount),
            "findings": .array((report.findings + report.suppressed).map(json)),
          ])
        }),
    ]).text()
  }

  private static func json(_ finding: LintFinding) -> JSON {
    .object([
      "rule": .text(finding.rule), "severity": .text(finding.severity.rawValue),
      "file": .text(finding.diagnostic.file), "line": .whole(finding.position.line),
      "column": .whole(finding.position.column), "element": .text(finding.element),
      "message": .text(finding.message), "remedy": .text(finding.remedy),
      "suppressed": finding.reason.map(JSON.text),
      "occurrences": .array(
        finding.occurrences.map { occurrence in
          .object([
            "picture": .text(occurrence.picture), "variant": .text(occurrence.variant),
            "message": .text(occurrence.message), "measured": occurrence.measured.map(JSON.text),
            "asked": occurrence.asked.map(JSON.text), "area": occurrence.area.json,
          ])
        }),
    ])
  }
}
