import ArgumentParser
import MaquetteFiles
import MaquetteSnapshots
import MaquetteStudio

struct Merge: Verb {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the results of a check or a render split with --shard.",
    discussion: """
      After a check, give the results folder of each shard; the report covers all of them. The merge fails if a \
      shard is missing or a picture failed.

      After a render, give the folders of the pictures. Every picture is verified against its shard's manifest. \
      Pictures of several folders are copied into one, where the next 'render' continues.

      EXAMPLES
        maquette check --shard 1/2 --results shard-1    on one machine
        maquette check --shard 2/2 --results shard-2    on another
        maquette merge shard-1 shard-2 --report report/

        maquette render sheets/ -o build --shard 1/2    into one folder that all machines see
        maquette merge build
        maquette merge build-1 build-2 --out build      from one folder each
      """)

  @Argument(help: "The folder of each shard's results or pictures.", completion: .directory)
  var folders: [String]

  @Option(
    help: ArgumentHelp("Write the merged results here, for 'maquette review'.", valueName: "folder"))
  var results: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the merged pictures here, with one manifest.", valueName: "folder"))
  var out: String?

  @OptionGroup var output: ReportOptions

  func run(on console: Console) throws {
    if RenderMerge.applies(to: folders) {
      guard results == nil, output.report == nil, output.junit == nil, output.json == nil else {
        throw StudioError(.usage, "these folders are from a render; use --out, without report options")
      }
      return try report(RenderMerge(folders: folders, out: out).run(), console: console)
    }
    if out != nil {
      throw StudioError(.usage, "--out merges folders of a render, but these have no manifest")
    }
    let report = try CheckReport.merged(folders, into: results)
    let summary = ReportSummary(report: report)
    try output.write(report, console: console)
    output.list(summary, console: console)
    for shard in report.missingShards.prefix(20) {
      console.say(
        "maquette: shard \(shard) is missing: name its results folder too, or run 'maquette check --shard \(shard)'"
      )
    }
    try summary.check()
    if !report.missingShards.isEmpty { throw ExitStatus.noInput }
    if report.cases.isEmpty {
      throw StudioError(
        .badInput, "these results contain no picture; check again")
    }
  }

  private func report(_ merge: RenderMerge.Outcome, console: Console) throws(ExitStatus) {
    for failure in merge.failures {
      console.say("failed: \(failure.failed)")
      console.say(failure.error)
    }
    for path in merge.missingFiles.prefix(20) { console.say("missing: \(path)") }
    if merge.missingFiles.count > 20 { console.say("and \(merge.missingFiles.count - 20) more") }
    for shard in merge.missingShards.prefix(20) {
      console.say(
        "maquette: shard \(shard) is missing: name its folder too, or run 'maquette render --shard \(shard)'")
    }
    let counts = [
      "\(merge.pictureCount) in place", "\(merge.missingFiles.count) missing",
      "\(merge.failures.count) failed",
    ]
    let shards = merge.shardCount == 1 ? "1 shard" : "\(merge.shardCount) shards"
    console.say("\(shards): \(counts.joined(separator: ", "))")
    if let failure = merge.failures.first { throw ExitStatus(failure.error.kind) }
    if !merge.missingShards.isEmpty || !merge.missingFiles.isEmpty { throw .noInput }
  }
}
