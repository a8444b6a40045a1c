internal import ArgumentParser
internal import MaquetteSnapshots

/// Compares drawings with golden pictures.
struct Check: ParsableCommand {
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
        maquette check --shard 2/3 --results s2     checks the second third; 'merge' joins them
        maquette check --prune                      names pictures that no sheet draws

      The exit code is 1 if any picture differs or is missing.
      """)

  @Argument(help: "Folders of goldens or single sheets.")
  var goldens: [String] = ["Golden"]

  @Option(help: ArgumentHelp("Write golden pictures.", valueName: "missing|failed|all|never"))
  var record: RecordMode?

  @Option(
    help: ArgumentHelp(
      "Check only pictures whose path has this in it; * stands for anything, ? for one character.",
      valueName: "pattern"))
  var filter: [String] = []

  @Option(help: ArgumentHelp("Check only the k-th of n parts.", valueName: "k/n"))
  var shard: CheckReport.Shard?

  @Flag(help: "Name pictures that no sheet draws; with --yes, delete them.")
  var prune = false

  @Flag(help: "Do delete what --prune names.")
  var yes = false

  @OptionGroup(title: "What may differ") var tolerance: ToleranceOptions

  @Option(
    help: ArgumentHelp(
      "An element that is not compared, in every picture that is checked, by id or name; repeat it for more.",
      valueName: "id"))
  var maskElement: [String] = []

  @OptionGroup(title: "What is drawn with") var theme: ThemeOptions
  @OptionGroup var place: ResultsOption
  @OptionGroup var output: ReportOptions
  @OptionGroup var threads: ThreadOption

  func validate() throws {
    if filter.contains("") { throw ValidationError("--filter takes a part of a path; '' chooses nothing.") }
    if yes && !prune { throw ValidationError("--yes confirms --prune; there is nothing else to confirm.") }
    guard prune, let refusal = pruning(environment: ProcessEnvironment.all)([]) else { return }
    if refusal != .unconfirmed && (refusal != .continuousIntegration || yes) {
      throw ValidationError("\(refusal).")
    }
  }

  func run() throws {
    let console = Console.standard
    Interruption.holdBack()
    let environment = ProcessEnvironment.all
    let mode = try RecordMode.resolved(record, in: environment)
    let plan = try plan()
    if plan.cases.isEmpty { console.say("shard \(shard?.description ?? "") has nothing to check") }
    let run = CheckRun(
      plan: plan, check: GoldenCheck(mode: mode, write: PictureOutput.write), results: place.folder,
      shard: shard, threads: threads.count, console: console, pruning: pruning(environment: environment))
    let outcome = try run.run(title: goldens.joined(separator: ", "))
    try output.write(outcome.report, console: console)
    let summary = ReportSummary(report: outcome.report, deletedCount: outcome.deleted.count)
    for path in outcome.deleted { try output.say("\(path): deleted; no sheet draws it", console: console) }
    try output.list(summary, console: console)
    if prune, let refusal = outcome.refusal, outcome.report.cases.contains(where: { $0.outcome == .orphan }) {
      console.say("\(refusal)")
    }
    if !outcome.report.pending.isEmpty {
      console.say("what failed is in \(place.folder.path); 'maquette review' walks through it")
    }
    if let failure = summary.failure { throw failure }
  }

  /// What is to be checked; a filter that chooses nothing is a mistake, an empty shard of something is not.
  private func plan() throws(Failure) -> GoldenPlan<GoldenDrawing.Source> {
    let environment = try theme.environment()
    let store: GoldenStore
    do throws(GoldenError) {
      store = try GoldenStore(goldens)
    } catch {
      throw Failure(error)
    }
    var plan = GoldenDrawing.plan(
      of: store, rules: try rules(), environment: environment, threads: threads.count)
    if !filter.isEmpty {
      let example = plan.cases.first?.path
      plan = plan.filtered(by: filter.compactMap { GoldenFilter($0) })
      if plan.cases.isEmpty {
        let patterns = filter.map { "'\($0)'" }.joined(separator: " or ")
        throw Failure(
          .usage,
          "no golden's path matches \(patterns), and a check of nothing proves nothing"
            + (example.map { "; one is '\($0)'" } ?? ""))
      }
    }
    return shard.map { plan.shard($0.index, of: $0.count) } ?? plan
  }

  /// How pictures are compared.
  private func rules() throws(Failure) -> ComparisonRules {
    ComparisonRules(
      tolerance: try tolerance.allowed(), maskedRectangles: tolerance.masks, maskedElements: maskElement)
  }

  /// Whether verdicts allow what `--prune` asks for; without it nothing is deleted.
  private func pruning(
    environment: [String: String]
  ) -> @Sendable (_ verdicts: [Verdict]) -> GoldenPruning.Refusal? {
    { [isFiltered = !filter.isEmpty, isSharded = shard != nil, isConfirmed = prune && yes] verdicts in
      GoldenPruning.refusal(
        environment: environment, isFiltered: isFiltered, isSharded: isSharded, isConfirmed: isConfirmed,
        verdicts: verdicts)
    }
  }
}
