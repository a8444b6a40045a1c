internal import MaquetteFiles
internal import MaquettePages
internal import MaquetteSnapshots

extension ReportOptions {
  /// Writes a report in every form that was asked for, and for GitHub Actions if that runs the check.
  func write(_ report: CheckReport, console: Console) throws(Failure) {
    if let folder = self.report {
      let page = try Self.encoded { () throws(ReportError) in try HTMLReport.make(Self.withGoldens(report)) }
      let path = FileName.joined(folder, "index.html")
      try write(page, to: path, console: console)
      console.say("the report is \(path)")
    }
    if let junit { try write(JUnitReport.encode(report), to: junit, console: console) }
    if let json {
      try write(
        Self.encoded { () throws(ReportError) in try JSONReport.encode(report) }, to: json, console: console)
    }
    try annotate(report, console: console)
  }

  /// Says what is to be said of a report: on standard output, unless that is taken.
  func list(_ summary: ReportSummary, console: Console) throws(Failure) {
    for line in summary.lines { try say(line, console: console) }
    console.say(summary.headline)
  }

  /// Says something of a report: on standard output, unless that is taken.
  func say(_ line: String, console: Console) throws(Failure) {
    if takesOutput { console.say(line) } else { try console.write(line + "\n") }
  }

  /// Annotates the change that GitHub Actions checks. It reads commands from both streams of a step.
  private func annotate(_ report: CheckReport, console: Console) throws(Failure) {
    let environment = ProcessEnvironment.all
    guard environment["GITHUB_ACTIONS"] == "true" else { return }
    for command in GitHubAnnotations.commands(report) { try say(command, console: console) }
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    do throws(FileProblem) {
      // Other commands of the step may have written to it.
      try FileBytes.append(Array(GitHubAnnotations.summary(report).utf8), to: path)
    } catch {
      throw Failure(error, path: path)
    }
  }

  /// The report with golden pictures for the cases that pass: results keep none of those, since they lie where
  /// they always do.
  private static func withGoldens(_ report: CheckReport) -> CheckReport {
    var report = report
    for index in report.cases.indices {
      let item = report.cases[index]
      if item.outcome.passes, item.pictures.expected == nil, Folder.kind(of: item.path) == .file {
        report.cases[index].pictures.expected = .file(item.path)
      }
    }
    return report
  }

  private static func encoded(_ encode: () throws(ReportError) -> [UInt8]) throws(Failure) -> [UInt8] {
    do throws(ReportError) {
      return try encode()
    } catch {
      throw Failure(error)
    }
  }

  /// Writes bytes to a file in a folder that need not exist yet, or to standard output for `-`.
  private func write(_ bytes: [UInt8], to path: String, console: Console) throws(Failure) {
    if path == "-" { return try console.write(bytes) }
    try PictureOutput.createFolder(of: path)
    do throws(FileProblem) {
      try Interruption.whileWriting { () throws(FileProblem) in try FileBytes.write(bytes, to: path) }
    } catch {
      throw Failure(error, path: path)
    }
  }
}
