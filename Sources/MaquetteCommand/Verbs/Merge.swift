internal import ArgumentParser
internal import MaquetteReports

/// Joins the results of shards.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the results of a check that was divided with --shard.",
    discussion: """
      Takes the results folder of each shard and reports on the whole. A shard that is missing is a failure, \
      and so is a picture that failed in any of them.

      EXAMPLES
        maquette check --shard 1/2 --results shard-1    on one machine
        maquette check --shard 2/2 --results shard-2    on another
        maquette merge shard-1 shard-2 --report report/
      """)

  @Argument(help: "The results folder of each shard.")
  var folders: [String]

  @Option(
    help: ArgumentHelp("Write the results of the whole there, for 'maquette review'.", valueName: "folder"))
  var results: String?

  @OptionGroup var output: ReportOptions

  func run() throws {
    let console = Console.standard
    Interruption.holdBack()
    var report = try merged()
    if let results {
      let place = ResultsFolder(results)
      do throws(ReportError) {
        try Interruption.whileWriting { () throws(ReportError) in try place.write(report) }
        report = try place.read()
      } catch {
        throw Failure(error)
      }
    }
    try output.write(report, console: console)
    try output.list(ReportSummary(report: report), console: console)
    for line in missing(from: report) { console.say(line) }
    if let failure = ReportSummary(report: report).failure { throw failure }
    if !report.missingShards.isEmpty { throw Failure(said: .noInput) }
    if report.cases.isEmpty {
      throw Failure(.badInput, "these results hold no picture at all, which proves nothing; check again")
    }
  }

  private func merged() throws(Failure) -> CheckReport {
    do throws(ReportError) {
      var reports: [CheckReport] = []
      for folder in folders { reports.append(try ResultsFolder(folder).read()) }
      return try CheckReport.merged(reports)
    } catch {
      throw Failure(error)
    }
  }

  private func missing(from report: CheckReport) -> [String] {
    let count = report.shards.first?.count ?? 0
    return report.missingShards.prefix(20).map { index in
      "maquette: shard \(index)/\(count) is missing: name its results folder too, or run 'maquette check "
        + "--shard \(index)/\(count)'"
    }
  }
}
