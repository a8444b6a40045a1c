package import MaquetteDocuments

extension PreviewOutcome {
  /// The outcome for programs.
  package var json: JSON {
    .object([
      "version": .whole(1), "views": .text(origin), "files": .whole(fileCount),
      "drawn": .whole(drawn.count), "previews": .array(previews.map(\.json)),
      "reasons": .array(
        causes.map { cause, previews in
          .object([
            "reason": .text(cause.text), "file": cause.file.map(JSON.text),
            "line": cause.line.map(JSON.whole),
            "previews": .whole(previews.count),
          ])
        }),
      "changed": .array(changed.map(JSON.text)), "remarks": .array(remarks.map(JSON.text)),
      "compile-seconds": .measure(compileSeconds), "draw-seconds": .measure(drawSeconds),
    ])
  }
}

extension PreviewResult {
  fileprivate var json: JSON {
    .object([
      "file": .text(file), "line": .whole(line), "module": .text(module), "name": name.map(JSON.text),
      "drawn": .boolean(cause == nil && !pictures.isEmpty), "reason": cause.map { .text($0.text) },
      "reason-place": cause.flatMap(\.place).map(JSON.text), "pictures": .array(pictures.map(\.json)),
    ])
  }
}

extension PreviewResult.Picture {
  fileprivate var json: JSON {
    .object([
      "path": .text(path), "name": name.map(JSON.text), "width": .whole(width), "height": .whole(height),
      "gaps": hasGaps ? .boolean(true) : nil,
      "reports": reports.isEmpty
        ? nil
        : .array(
          reports.map { report in
            .object([
              "kind": .text(report.kind), "name": .text(report.name), "place": report.place.map(JSON.text),
              "view": report.view.map(JSON.text),
            ])
          }),
      "findings": findings.isEmpty
        ? nil
        : .array(
          findings.map { finding in
            .object([
              "rule": .text(finding.rule), "severity": .text(finding.severity),
              "message": .text(finding.message),
              "remedy": .text(finding.remedy), "element": .text(finding.element),
              "view": finding.views.first.map(JSON.text), "file": finding.file.map(JSON.text),
              "line": finding.line.map(JSON.whole), "frame": .array(finding.frame.map(JSON.measure)),
            ])
          }),
    ])
  }
}
