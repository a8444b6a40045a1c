import ArgumentParser
import MaquetteFiles
import MaquettePages
import MaquetteSnapshots
import MaquetteStudio

struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the report as a web page, index.html in this folder (created if needed).",
      valueName: "folder"))
  var report: String?

  @Option(help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file|-"))
  var junit: String?

  @Option(
    defaultAsFlag: "-",
    help: ArgumentHelp(
      "Write the results as JSON, by default to standard output.", valueName: "file|-")
  )
  var json: String?

  /// Whether standard output is used for JSON or XML.
  var takesOutput: Bool { json == "-" || junit == "-" }

  func validate() throws {
    if json == "-" && junit == "-" {
      throw ValidationError(
        "Only one of --json and --junit can go to standard output; name a file for the other.")
    }
    for (option, path) in [("--json", json), ("--junit", junit)] {
      guard let path, path != "-", Folder.kind(of: path) == .folder else { continue }
      throw ValidationError(
        option == "--json"
          ? "--json takes a file, but '\(path)' is a folder; for standard output write --json - \(path)"
          : "\(option) takes a file, but '\(path)' is a folder.")
    }
  }

  /// Writes a report in every form of the options, and for GitHub Actions if that runs the check.
  func write(_ report: CheckReport, console: Console) throws(StudioError) {
    if let folder = self.report {
      NamedOutput.add(folder)
      let page = try attempt(StudioError.init) { () throws(ReportError) in
        try HTMLReport.make(report.withGoldens)
      }
      let path = FileName.joined(folder, "index.html")
      try PictureOutput.write(file: page, to: path)
      console.say("the report is \(path)")
    }
    if let junit { try write(JUnitReport.encode(report), to: junit, console: console) }
    if let json {
      let bytes = try attempt(StudioError.init) { () throws(ReportError) in try JSONReport.encode(report) }
      try write(bytes, to: json, console: console)
    }
    try annotate(report, console: console)
  }

  /// Prints a summary: on standard output, unless a report uses that.
  func list(_ summary: ReportSummary, console: Console) {
    for line in summary.lines { say(line, console: console) }
    console.say(summary.headline)
  }

  /// Prints a line: on standard output, unless a report uses that.
  func say(_ line: String, console: Console) {
    if takesOutput { console.say(lines: line) } else { console.write(line + "\n") }
  }

  /// Annotates the change that GitHub Actions checks. It reads commands from both streams of a step.
  private func annotate(_ report: CheckReport, console: Console) throws(StudioError) {
    guard console.variables["GITHUB_ACTIONS"] == "true" else { return }
    for command in GitHubAnnotations.commands(report) { say(command, console: console) }
    guard let path = console.variables["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    NamedOutput.add(path)
    try attempt({ StudioError($0, path: path) }) { () throws(FileProblem) in
      // Other commands of the step may have written to it.
      try FileBytes.append(Array(GitHubAnnotations.summary(report).utf8), to: path)
    }
  }

  private func write(_ bytes: [UInt8], to path: String, console: Console) throws(StudioError) {
    if path == "-" { return console.write(bytes) }
    NamedOutput.add(path)
    try PictureOutput.write(file: bytes, to: path)
  }
}

/// A report in words, for a terminal.
struct ReportSummary {
  let report: CheckReport
  /// The number of pictures that were deleted because no sheet draws them.
  var deletedCount = 0

  /// The cases that fail, then those that were recorded or tolerated; equal ones are left out, but for those that masks hide
  /// more than half of.
  var lines: [String] {
    let failing = report.cases.filter { !$0.outcome.passes }
    let others = report.cases.filter { $0.outcome.passes && ($0.outcome != .equal || $0.isMostlyMasked) }
    return (failing + others).alike.map(Self.line(of:))
  }

  /// A case in words; for several in which the same changed the first, and the names of the others.
  private static func line(of group: AlikeCases) -> String {
    let first = (group.cases[0].isMostlyMasked ? "warning: " : "") + group.cases[0].text()
    let others = group.cases.dropFirst().map(\.path)
    if others.isEmpty { return first }
    let names = AlikeCases.listed(others).joined(separator: ", ")
    return "\(first)\n  the same changed in \(others.count) more: \(names)"
  }

  /// The number of cases of each outcome.
  var headline: String {
    var numbers = [0: 0]
    for item in report.cases { numbers[Self.column(of: item.outcome), default: 0] += 1 }
    let parts = Self.columns.enumerated().compactMap { column, name -> String? in
      let count = name == Self.deleted ? deletedCount : numbers[column, default: 0]
      return count > 0 || Self.alwaysSaid.contains(name) ? "\(count) \(name)" : nil
    }
    let count = report.cases.count
    // Tests compare texts too.
    let noun = report.cases.contains { $0.source != nil } ? "snapshot" : "picture"
    return "\(shard)\(count) \(noun)\(count == 1 ? "" : "s"): " + parts.joined(separator: ", ")
  }

  /// Throws the exit code of the worst case, unless every case passes.
  func check() throws(ExitStatus) {
    let status = report.cases.map { ExitStatus($0) }.max { $0.rawValue < $1.rawValue } ?? .fine
    if status != .fine { throw status }
  }

  private static let deleted = "deleted"
  private static let columns = ["equal", "tolerated", "recorded", "accepted", deleted, "failed"]
  private static let alwaysSaid = ["equal", "recorded", "failed"]

  private static func column(of outcome: ReportCase.Outcome) -> Int {
    switch outcome {
    case .equal: 0
    case .tolerated: 1
    case .recorded: 2
    case .accepted: 3
    default: 5
    }
  }

  private var shard: String {
    guard report.shards.count == 1, let shard = report.shards.first else { return "" }
    return "shard \(shard): "
  }
}
