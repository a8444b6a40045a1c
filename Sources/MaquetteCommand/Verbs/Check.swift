public import ArgumentParser
import MaquetteFiles
public import MaquetteSnapshots
import MaquetteStudio

struct Check: Verb {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compare drawings with their golden pictures, pixel by pixel.",
    discussion: """
      A golden is a sheet with its picture beside it: Golden/Button/matrix.yaml and matrix.png. \
      Goldens are written only with --record, and never while CI is set. Failures go to .build/maquette \
      for 'maquette review': the drawings, the differences and the changes.

      EXAMPLES
        maquette check                              checks every golden below Golden/
        maquette check Golden/Button/matrix.yaml    checks one
        maquette check --filter 'Button/*~dark'     checks those whose path matches
        maquette check --record missing             records missing pictures
        maquette check --record failed              accepts what has changed
        maquette check --report report/             writes a web page
        maquette check Screens --pictures shots/    compares screenshots in another folder with the
                                                    goldens of the same names
        maquette check --shard 2/3 --results s2     checks the second third; 'merge' joins them
        maquette check --prune                      lists pictures that no sheet draws

      The exit code is 1 if any picture differs or is missing.
      """)

  @Argument(help: "Folders of goldens or single sheets.", completion: Completion.sheets)
  var goldens: [String] = ["Golden"]

  @Option(help: ArgumentHelp("Write golden pictures.", valueName: "missing|failed|all|never"))
  var record: RecordMode?

  @Option(
    help: ArgumentHelp(
      "Compare the pictures in this folder, such as device screenshots, instead of drawing sheets.",
      valueName: "folder"), completion: .directory)
  var pictures: String?

  @Option(
    help: ArgumentHelp(
      "Check only pictures with this text in their path; * matches anything, ? one character.",
      valueName: "pattern"))
  var filter: [String] = []

  @Option(help: Help.shard)
  var shard: String?

  @Flag(help: "List pictures that no sheet draws; with --yes, delete them.")
  var prune = false

  @Flag(help: "Delete what --prune lists.")
  var yes = false

  @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions

  @Option(
    help: ArgumentHelp(
      "An element to ignore in every picture, by id or name; repeat for more.",
      valueName: "id"))
  var maskElement: [String] = []

  @OptionGroup(title: "Drawing options") var theme: ThemeOptions
  @Option(help: Help.results, completion: .directory)
  var results = ResultsFolder.standardPath

  @OptionGroup var output: ReportOptions

  @Option(help: Help.threads)
  var threads: Int?

  func validate() throws {
    if filter.contains("") { throw ValidationError("--filter takes a part of a path; '' matches nothing.") }
    if prune && pictures != nil {
      throw ValidationError("--prune needs drawings of sheets and cannot be combined with --pictures.")
    }
    if yes && !prune { throw ValidationError("--yes confirms --prune; add --prune, or leave --yes out.") }
    try Help.checkThreads(threads)
  }

  func run(on console: Console) throws {
    var request = CheckRequest(
      goldens: goldens, results: ResultsFolder(FileName.normalized(results)),
      threads: threads ?? console.processors)
    request.filters = filter
    request.pictures = pictures
    request.shard = try Shard.option(shard)
    request.deletesOrphans = prune && yes
    request.variables = console.variables
    // A prune that is not allowed is refused before anything is drawn.
    if prune, let refusal = request.pruningRefusal(after: []), refusal != .unconfirmed,
      refusal != .continuousIntegration || yes
    {
      throw ValidationError("\(refusal).")
    }
    request.mode = try mode(in: console.variables)
    request.environment = try theme.environment(on: console)
    request.rules = ComparisonRules(
      tolerance: try tolerance.allowed(), maskedRectangles: tolerance.mask, maskedElements: maskElement)
    let run = try CheckRun(request, observer: console.observer())
    if run.caseCount == 0 { console.say("shard \(request.shard?.description ?? "") has nothing to check") }
    let outcome = try run.run()
    try output.write(outcome.report, console: console)
    for path in outcome.deleted { output.say("\(path): deleted; no sheet draws it", console: console) }
    let summary = ReportSummary(report: outcome.report, deletedCount: outcome.deleted.count)
    output.list(summary, console: console)
    if prune, let refusal = outcome.refusal, outcome.report.cases.contains(where: { $0.outcome == .orphan }) {
      console.say("\(refusal)")
    }
    if !outcome.report.pending.isEmpty {
      console.say("the failures are in \(request.results.path); 'maquette review' walks through them")
    }
    try summary.check()
  }

  /// The mode of the command line, else that of the environment.
  private func mode(in variables: [String: String]) throws(StudioError) -> RecordMode {
    try attempt(StudioError.init) { () throws(GoldenError) in
      // `??` would lose the type of the error.
      if let record { return try record.allowed(in: variables) }
      return try RecordMode(environment: variables)
    }
  }
}

/// The names of the modes are the values of `--record`.
extension RecordMode: ExpressibleByArgument {}
