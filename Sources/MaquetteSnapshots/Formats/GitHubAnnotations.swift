/// A report for GitHub Actions: annotations at the files of a change, and a summary of the step.
///
/// GitHub shows ten errors per step and silently drops the rest, so a tenth error counts those beyond nine. Commands
/// and their escapes: actions/toolkit, `packages/core/src/command.ts`.
package enum GitHubAnnotations {
  /// The maximum number of annotations of one kind that GitHub shows for a step.
  package static let limit = 10
  /// The maximum size of the summary of a step, in bytes: 1 MiB.
  package static let largestSummary = 1 << 20
  /// The maximum number of cases that the last annotation or the summary names.
  private static let namedCases = 50

  /// The workflow commands, one per line.
  package static func commands(_ report: CheckReport) -> [String] {
    var commands: [String] = []
    if !report.missingShards.isEmpty { commands.append(error(title: report.title, missingShards(report))) }
    let failing = report.cases.filter { !$0.outcome.passes }
    let room = limit - commands.count
    let isAll = failing.count <= room
    for item in isAll ? failing[...] : failing.prefix(room - 1) { commands.append(command(item)) }
    if !isAll {
      let rest = failing.dropFirst(room - 1)
      var lines = ["\(rest.count) more cases fail:"] + rest.prefix(namedCases).map(\.path)
      if rest.count > namedCases { lines.append("and \(rest.count - namedCases) more") }
      commands.append(error(title: report.title, lines.joined(separator: "\n")))
    }
    return commands
  }

  /// The summary of the step in Markdown, for the file that `GITHUB_STEP_SUMMARY` names.
  package static func summary(_ report: CheckReport) -> String {
    let failing = report.cases.filter { !$0.outcome.passes }
    let verdict =
      report.cases.isEmpty
      ? "nothing was checked" : "\(failing.count) of \(report.cases.count) cases fail"
    var lines = ["### \(MarkdownText.escaped(report.title)): \(verdict)", ""]
    if !report.missingShards.isEmpty { lines += ["**\(missingShards(report))**", ""] }
    lines += ["| outcome | cases |", "| --- | ---: |"]
    lines += report.counts.map { "| \($0.outcome.rawValue) | \($0.count) |" }
    if !failing.isEmpty { lines += ["", "| case | what was found |", "| --- | --- |"] }
    var size = lines.reduce(0) { $0 + $1.utf8.count + 1 }
    for (place, item) in failing.enumerated() {
      let remarks = [item.message] + item.changes.prefix(10).map(\.description)
      let row =
        "| \(MarkdownText.code(item.path)) | \(remarks.map(MarkdownText.escaped).joined(separator: "<br>")) |"
      size += row.utf8.count + 1
      guard size < largestSummary - 100 else {
        lines += ["", "\(failing.count - place) more are in the report."]
        break
      }
      lines.append(row)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func command(_ item: ReportCase) -> String {
    let remarks = [item.message] + item.changes.prefix(20).map(\.description)
    return error(
      file: item.sheet ?? item.source ?? item.path, line: item.line, title: item.path,
      remarks.joined(separator: "\n"))
  }

  private static func error(
    file: String? = nil, line: Int? = nil, title: String, _ message: String
  ) -> String {
    var properties: [String] = []
    if let file { properties.append("file=" + property(file)) }
    if let line { properties.append("line=\(line)") }
    properties.append("title=" + property(title))
    return "::error \(properties.joined(separator: ","))::\(data(message))"
  }

  private static func missingShards(_ report: CheckReport) -> String {
    let names = report.missingShards.prefix(namedCases).map { "\($0)" }.joined(separator: ", ")
    return "the results of these shards are missing: \(names)"
  }

  private static func data(_ text: String) -> String {
    text.replacingScalars { ["%": "%25", "\r": "%0D", "\n": "%0A"][$0] }
  }

  private static func property(_ text: String) -> String {
    data(text).replacingScalars { [":": "%3A", ",": "%2C"][$0] }
  }
}
