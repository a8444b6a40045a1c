internal import ArgumentParser
internal import MaquetteRendering
internal import MaquetteSheets
internal import MaquetteSnapshots

/// Compares drawings with golden pictures.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compare drawings with their golden pictures, pixel by pixel.",
    discussion: """
      A golden is a sheet with its picture beside it: Golden/Button/matrix.yaml and matrix.png. \
      Nothing is written unless --record asks for it, and nothing at all where CI is set.

      EXAMPLES
        maquette check                              checks every golden below Golden/
        maquette check Golden/Button/matrix.yaml    checks one
        maquette check --record missing             records pictures that are not there yet
        maquette check --record failed              accepts what has changed

      The exit code is 1 if any picture differs or is missing.
      """)

  @Argument(help: "Folders of goldens or single sheets.")
  var goldens: [String] = ["Golden"]

  @Option(help: ArgumentHelp("Write golden pictures.", valueName: "missing|failed|all"))
  var record: RecordArgument?

  /// The record modes that can be asked for; not to record needs no word.
  enum RecordArgument: String, CaseIterable, ExpressibleByArgument {
    case missing, failed, all

    var mode: RecordMode {
      switch self {
      case .missing: .missing
      case .failed: .failed
      case .all: .all
      }
    }
  }

  @OptionGroup var threads: ThreadOption

  func run() throws {
    let console = Console.standard
    Interruption.holdBack()
    let outcomes = try outcomes(console: console)
    let failed = outcomes.filter { !$0.verdict.passes }
    for outcome in outcomes where outcome.verdict != .equal { try console.write("\(outcome)\n") }
    let recorded = outcomes.count { $0.verdict == .recorded }
    console.say(
      "\(outcomes.count) \(outcomes.count == 1 ? "picture" : "pictures"): "
        + "\(outcomes.count - failed.count - recorded) equal, \(recorded) recorded, \(failed.count) failed")
    if let status = failed.map(\.verdict.status).max(by: { $0.rawValue < $1.rawValue }) {
      throw Failure(said: status)
    }
  }

  private func outcomes(console: Console) throws(Failure) -> [GoldenOutcome] {
    do throws(GoldenError) {
      let environment = ProcessEnvironment.all
      // `??` would forget the type of the error.
      let mode =
        if let record {
          try record.mode.allowed(in: environment)
        } else {
          try RecordMode(environment: environment)
        }
      let check = GoldenCheck(mode: mode, write: PictureOutput.write)
      let plan = GoldenPlan(try GoldenStore(goldens)) { golden throws(DrawingFailure) in
        try Self.pictures(of: golden)
      }
      let bar = ProgressBar(total: plan.cases.count, on: console)
      defer { bar.finish() }
      return Parallel.map(plan.cases, threads: threads.count, worker: Renderer.init) { renderer, item in
        defer { bar.advance() }
        return check.check(item) { job throws(DrawingFailure) in try Self.picture(job, by: renderer) }
      }
    } catch {
      throw Failure(error)
    }
  }

  /// Reads all pictures of a golden; warnings do not matter, the picture tells whether they should.
  private static func pictures(
    of golden: Golden
  ) throws(DrawingFailure) -> [GoldenPlan<PictureJob>.Picture] {
    do throws(Failure) {
      let path = golden.sheetPath
      let document = try SheetReading(SheetInput(path: path, subfolder: "")).outcome.get()
      return document.sheets.map { sheet in
        let job = PictureJob(document: document, sheet: sheet, source: path, target: nil)
        return .init(name: sheet.name, source: job)
      }
    } catch {
      throw DrawingFailure(reasons: [error.message])
    }
  }

  private static func picture(_ job: PictureJob, by renderer: Renderer) throws(DrawingFailure) -> DrawnPicture {
    do throws(Failure) {
      return try PictureDrawing(job.sheet, path: job.source).picture(by: renderer)
    } catch {
      throw DrawingFailure(reasons: [error.message])
    }
  }
}

extension Verdict {
  /// The exit code of a check in which this is the worst.
  fileprivate var status: ExitStatus {
    switch self {
    case .equal, .tolerated, .recorded: .fine
    case .missing, .differs, .unreadable, .orphan: .different
    case .notDrawn: .badInput
    case .notRecorded: .cannotWrite
    }
  }
}
