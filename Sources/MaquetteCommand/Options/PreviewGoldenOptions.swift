import ArgumentParser
import MaquetteFiles
import MaquettePreviews
import MaquetteSnapshots
import MaquetteStudio

/// The golden pictures that previews are compared with.
struct PreviewGoldenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Compare with the golden pictures in this folder, and write nothing to --out.",
      valueName: "folder"), completion: .directory)
  var check: String?

  @Option(help: ArgumentHelp("The golden pictures to write.", valueName: "missing|failed|all|never"))
  var record: RecordMode?

  @OptionGroup var tolerance: ToleranceOptions

  @Option(help: Help.results, completion: .directory)
  var results = ResultsFolder.standardPath

  @Option(
    help: ArgumentHelp("Write the report as a web page, index.html in this folder.", valueName: "folder"))
  var report: String?

  @Option(help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file"))
  var junit: String?

  @Flag(help: "List pictures of earlier runs that no preview draws any more; with --yes, delete them.")
  var prune = false

  @Flag(help: "Delete what --prune lists.")
  var yes = false

  func validate() throws {
    if yes && !prune { throw ValidationError("--yes confirms --prune; add --prune, or leave --yes out.") }
    if check == nil, record != nil || report != nil || junit != nil {
      throw ValidationError("--record, --report and --junit need a comparison; add --check FOLDER.")
    }
  }

  /// Compares the pictures of previews with goldens, as `maquette check --pictures` does.
  func compare(
    _ pictures: String, of previews: PreviewOutcome, with golden: String, shard: Shard?, threads: Int,
    console: Console
  ) throws {
    var request = CheckRequest(
      goldens: [FileName.normalized(golden)], results: ResultsFolder(FileName.normalized(results)),
      threads: threads)
    request.pictures = pictures
    (request.shard, request.hasPicturesOfShard) = (shard, shard != nil)
    request.missingReason = { previews.reason(forMissing: $0) }
    request.variables = console.variables
    request.mode = try attempt(StudioError.init) { () throws(GoldenError) in
      // `??` would lose the type of the error.
      if let record { return try record.allowed(in: console.variables) }
      return try RecordMode(environment: console.variables)
    }
    request.rules = ComparisonRules(
      tolerance: try tolerance.allowed(), maskedRectangles: tolerance.mask, maskedElements: [])
    if Folder.kind(of: golden) == .nothing, request.mode != .never {
      try attempt({ StudioError($0, path: golden) }) { () throws(FileProblem) in try Folder.create(golden) }
    }
    let outcome = try CheckRun(request, observer: console.observer()).run()
    var output = ReportOptions()
    (output.report, output.junit, output.json) = (report, junit, nil)
    try output.write(outcome.report, console: console)
    let summary = ReportSummary(report: outcome.report, deletedCount: 0)
    output.list(summary, console: console)
    if !outcome.report.pending.isEmpty {
      console.say("the failures are in \(request.results.path); 'maquette review' walks through them")
    }
    try summary.check()
  }

  /// Lists or deletes the pictures of a folder that no preview draws any more.
  func prune(_ folder: String, after outcome: PreviewOutcome, console: Console) throws {
    guard prune else { return }
    if outcome.isPart {
      throw StudioError(.usage, "--prune needs all previews and cannot be combined with --filter or --shard")
    }
    let orphans = try outcome.orphans(in: folder)
    if yes, !orphans.isEmpty, check != nil, ContinuousIntegration.isSet(in: console.variables) {
      throw StudioError(.usage, GoldenPruning.Refusal.continuousIntegration.description)
    }
    for path in orphans {
      if yes {
        try attempt({ StudioError($0, path: path) }) { () throws(FileProblem) in try Folder.remove(file: path)
        }
      }
      console.say("\(path): \(yes ? "deleted; " : "")no preview draws it")
    }
    if !yes, !orphans.isEmpty { console.say("to delete them, add '--prune --yes'") }
  }
}
