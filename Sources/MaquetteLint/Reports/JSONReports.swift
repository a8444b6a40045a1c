import MaquetteDiagnostics
import MaquetteElements
import MaquetteDocuments
package import MaquetteSheets

/// Findings as JSON in the order of the sheets; the same sheets give the same text.
package enum LintJSON {
  /// The reports with all measurements, suppressed findings included.
  package static func text(_ reports: [LintReport]) -> String {
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

/// The accessibility elements of pictures as JSON.
package enum AccessibilityJSON {
  /// The elements of each picture as trees, in reading order.
  package static func text(_ pictures: [Sheet.Picture]) -> String {
    JSON.object([
      "version": .number(1),
      "pictures": .array(
        pictures.map { picture in
          .object([
            "name": .text(picture.name),
            "locale": picture.environment.locale.map { .text($0.description) },
            "elements": .array(
              picture.mockup().layout().accessibilityElements.map { json($0, picture.environment) }),
          ])
        }),
    ]).text()
  }

  private static func json(_ element: AccessibilityElement, _ environment: Environment) -> JSON {
    let accessibility = element.accessibility
    return .object([
      "order": .whole(element.order), "element": .text(element.name),
      "id": element.id.map(JSON.text), "label": .text(accessibility.label),
      "value": accessibility.value.map(JSON.text), "hint": accessibility.hint.map(JSON.text),
      "help": accessibility.help.map(JSON.text),
      "traits": .array(accessibility.traits.map { .text($0.rawValue) }),
      "spoken": .text(element.spoken(in: environment)), "frame": element.frame.json,
      "line": element.source.map { .whole($0.line) },
      "table": accessibility.table.map { table in
        .object([
          "columns": .array(table.columns.map(JSON.text)),
          "rows": .array(table.rows.map { .array($0.map(JSON.text)) }),
        ])
      },
      "children": element.children.isEmpty ? nil : .array(element.children.map { json($0, environment) }),
    ])
  }
}

extension Rect {
  var json: JSON {
    .object(["x": .measure(minX), "y": .measure(minY), "width": .measure(width), "height": .measure(height)])
  }
}
