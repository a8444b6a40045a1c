internal import ArgumentParser
internal import MaquetteSnapshots

/// Joins the results of shards.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the results of a check or a render that was divided with --shard.",
    discussion: """
      Takes the results folder of each shard and reports on the whole. A shard that is missing is a failure, \
      and so is a picture that failed in any of them.

      After a render the folders are those of the pictures. Every picture is compared with what its shard \
      wrote down; those of several folders are copied into one, and the next 'render' goes on from there.

      EXAMPLES
        maquette check --shard 1/2 --results shard-1    on one machine
        maquette check --shard 2/2 --results shard-2    on another
        maquette merge shard-1 shard-2 --report report/

        maquette render sheets/ -o build --shard 1/2    into one folder that all machines see
        maquette merge build
        maquette merge build-1 build-2 --out build      out of one folder each
      """)

  @Argument(help: "The folder of each shard's results or pictures.")
  var folders: [String]

  @Option(
    help: ArgumentHelp("Write the results of the whole there, for 'maquette review'.", valueName: "folder"))
  var results: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Put the pictures of a divided render there, with one manifest.", valueName: "folder"))
  var out: String?

  @OptionGroup var output: ReportOptions

  func run() throws {
    let console = Console.standard
    Interruption.holdBack()
    if RenderMerge.applies(to: folders) {
      guard results == nil, output.report == nil, output.junit == nil, output.json == nil else {
        throw Failure(.usage, "these are the folders of a render, which takes --out and no report")
      }
      return try RenderMerge(folders: folders, out: out, console: console).run()
    }
    if out != nil {
      throw Failure(.usage, "--out is for the folders of a render, and there is no manifest in these")
    }
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
