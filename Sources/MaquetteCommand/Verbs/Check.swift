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
      Nothing is written there unless --record asks for it, and nothing at all where CI is set. What fails \
      goes to .build/maquette: the drawings, the differences and what changed, for 'maquette review'.

      EXAMPLES
        maquette check                              checks every golden below Golden/
        maquette check Golden/Button/matrix.yaml    checks one
        maquette check --filter 'Button/*~dark'     checks those whose path matches
        maquette check --record missing             records pictures that are not there yet
        maquette check --record failed              accepts what has changed
        maquette check --report report/             writes a page to look at
        maquette check Screens --pictures shots/    compares the pictures of another folder, as a
                                                    device took them, with those of the same names
        maquette check --shard 2/3 --results s2     checks the second third; 'merge' joins them
        maquette check --prune                      names pictures that no sheet draws

      The exit code is 1 if any picture differs or is missing.
      """)

  @Argument(help: "Folders of goldens or single sheets.", completion: Completion.sheets)
  var goldens: [String] = ["Golden"]

  @Option(help: ArgumentHelp("Write golden pictures.", valueName: "missing|failed|all|never"))
  var record: RecordMode?

  @Option(
    help: ArgumentHelp(
      "Compare the pictures of a folder, such as screenshots of a device, in place of drawings of sheets.",
      valueName: "folder"), completion: .directory)
  var pictures: String?

  @Option(
    help: ArgumentHelp(
      "Check only pictures whose path has this in it; * stands for anything, ? for one character.",
      valueName: "pattern"))
  var filter: [String] = []

  @Option(help: Help.shard)
  var shard: String?

  @Flag(help: "Name pictures that no sheet draws; with --yes, delete them.")
  var prune = false

  @Flag(help: "Delete what --prune names.")
  var yes = false

  @OptionGroup(title: "What may differ") var tolerance: ToleranceOptions

  @Option(
    help: ArgumentHelp(
      "An element that is not compared, in every picture that is checked, by id or name; repeat it for more.",
      valueName: "id"))
  var maskElement: [String] = []

  @OptionGroup(title: "What is drawn with") var theme: ThemeOptions
  @Option(help: Help.results, completion: .directory)
  var results = ResultsFolder.standardPath

  @OptionGroup var output: ReportOptions

  @Option(help: Help.threads)
  var threads: Int?

  func validate() throws {
    if filter.contains("") { throw ValidationError("--filter takes a part of a path; '' chooses nothing.") }
    if prune && pictures != nil {
      throw ValidationError("--prune is for pictures that no sheet draws, and --pictures draws none.")
    }
    if yes && !prune { throw ValidationError("--yes confirms --prune; there is nothing else to confirm.") }
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
      console.say("what failed is in \(request.results.path); 'maquette review' walks through it")
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
