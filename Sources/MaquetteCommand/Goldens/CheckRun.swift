internal import MaquetteFiles
internal import MaquetteRendering
internal import MaquetteSnapshots
internal import Synchronization

/// One run of a check: draws and compares what is planned, and leaves the results in a folder as they happen.
struct CheckRun: Sendable {
  let plan: GoldenPlan<GoldenDrawing.Source>
  let check: GoldenCheck
  let results: ResultsFolder
  let shard: CheckReport.Shard?
  let threads: Int
  let console: Console
  /// Whether pictures that no sheet draws are deleted, if the verdicts allow it: the reason why not, or nil.
  let pruning: @Sendable (_ verdicts: [Verdict]) -> GoldenPruning.Refusal?

  /// What a run leaves besides the report.
  struct Outcome {
    var report: CheckReport
    /// The pictures that were deleted.
    var deleted: [String] = []
    /// Why none was.
    var refusal: GoldenPruning.Refusal?
  }

  /// Does it.
  func run(title: String) throws(Failure) -> Outcome {
    do throws(ReportError) {
      let writer = try results.begin(
        title: title, generator: "Maquette \(Version.current)", shard: shard)
      let verdicts = try verdicts(into: writer)
      let orphans = zip(plan.cases, verdicts).filter { $1 == .orphan }.map(\.0.path)
      let refusal = pruning(verdicts)
      var deleted: [String] = []
      if refusal == nil {
        deleted = try delete(orphans)
      } else {
        for path in orphans {
          try writer.add(ReportCase(GoldenOutcome(path: path, golden: nil, verdict: .orphan)))
        }
      }
      try Interruption.whileWriting { () throws(ReportError) in try writer.finish() }
      return Outcome(report: try results.read(), deleted: deleted, refusal: refusal)
    } catch {
      throw Failure(error)
    }
  }

  /// The verdicts on all cases in their order; what belongs in the results is added to them, orphans excepted.
  private func verdicts(into writer: ResultsWriter) throws(ReportError) -> [Verdict] {
    let bar = ProgressBar(total: plan.cases.count, on: console)
    defer { bar.finish() }
    let problem = Mutex<ReportError?>(nil)
    let verdicts = Parallel.map(plan.cases, threads: threads, worker: Renderer.init) { renderer, item in
      defer { bar.advance() }
      var outcome: GoldenOutcome?
      let time = ContinuousClock().measure {
        outcome = check.check(item) { source throws(DrawingFailure) in
          try GoldenDrawing.picture(source, by: renderer)
        }
      }
      guard let outcome, outcome.verdict != .orphan else { return Verdict.orphan }
      do throws(ReportError) {
        let item = ReportCase(outcome, seconds: time / .seconds(1))
        try Interruption.whileWriting { () throws(ReportError) in try writer.add(item) }
      } catch {
        problem.withLock { $0 = $0 ?? error }
      }
      return outcome.verdict
    }
    if let problem = problem.withLock({ $0 }) { throw problem }
    return verdicts
  }

  private func delete(_ paths: [String]) throws(ReportError) -> [String] {
    for path in paths {
      do throws(FileProblem) {
        try Folder.remove(file: path)
      } catch {
        throw .cannotWrite(path: path, reason: Failure(error, path: path).message)
      }
    }
    return paths
  }
}
