package import MaquetteElements
package import MaquetteFiles
import MaquetteRendering
package import MaquetteSnapshots
import Synchronization

/// A request to compare sheets with their golden pictures.
package struct CheckRequest: Sendable {
  /// Folders of goldens, and single sheets.
  package var goldens: [String]
  /// A folder of pictures that are compared in place of drawings, such as screenshots of a device; nil to draw sheets.
  package var pictures: String?
  /// Returns the message for a golden picture that has no picture among ``pictures``, by its path from its folder. If it returns nil,
  /// the golden picture is not part of the check. If there is no function, the message names the path of the missing picture.
  package var missingReason: (@Sendable (String) -> String?)?
  /// Patterns of paths; a case must match one of them. Empty for all cases.
  package var filters: [String] = []
  /// The part of the cases that is checked; nil for all.
  package var shard: Shard?
  /// Whether ``pictures`` has only the pictures of the shard, so that the plan is not divided again.
  package var hasPicturesOfShard = false
  /// The golden pictures that are written.
  package var mode = RecordMode.never
  package var rules = ComparisonRules()
  package var environment = Environment()
  package var results: ResultsFolder
  package var threads: Int
  /// Whether pictures that no sheet draws are deleted, if ``pruningRefusal(after:)`` allows it.
  package var deletesOrphans = false
  package var variables: [String: String] = [:]
  /// Whether the check ends early; it is called from any thread before each picture.
  package var isCancelled: @Sendable () -> Bool = { false }

  package init(goldens: [String], results: ResultsFolder, threads: Int = 1) {
    self.goldens = goldens
    self.results = results
    self.threads = threads
  }

  /// Why pictures that no sheet draws are kept; nil if they may be deleted.
  package func pruningRefusal(after verdicts: [Verdict]) -> GoldenPruning.Refusal? {
    GoldenPruning.refusal(
      environment: variables, isFiltered: !filters.isEmpty, isSharded: shard != nil,
      isConfirmed: deletesOrphans, verdicts: verdicts)
  }
}

/// A check: draws the sheets of goldens, compares the pictures, and writes each result at once.
package struct CheckRun: Sendable {
  private let request: CheckRequest
  private let plan: GoldenPlan<GoldenDrawing.Source>
  private let observer: StudioObserver

  /// The outcome of a check.
  package struct Outcome: Sendable {
    package var report: CheckReport
    package var deleted: [String] = []
    /// Why no picture was deleted.
    package var refusal: GoldenPruning.Refusal?
  }

  package var caseCount: Int { plan.cases.count }

  /// Reads the sheets. A filter that matches nothing is an error; an empty shard is not.
  package init(_ request: CheckRequest, observer: @escaping StudioObserver) throws(StudioError) {
    self.request = request
    self.observer = observer
    for path in request.goldens {
      NamedOutput.add(Folder.kind(of: path) == .file ? FileName.folder(of: path) : path)
    }
    var plan = try Self.plan(of: request, observer: observer)
    if !request.filters.isEmpty {
      let example = plan.cases.first?.path
      plan = plan.filtered(by: request.filters.compactMap { GoldenFilter($0) })
      if plan.cases.isEmpty {
        let patterns = request.filters.map { "'\($0)'" }.joined(separator: " or ")
        throw StudioError(
          .usage,
          "no golden's path matches \(patterns)"
            + (example.map { "; one is '\($0)'" } ?? ""))
      }
    }
    self.plan = request.hasPicturesOfShard ? plan : request.shard.map { plan.shard($0) } ?? plan
  }

  private static func plan(
    of request: CheckRequest, observer: StudioObserver
  ) throws(StudioError) -> GoldenPlan<GoldenDrawing.Source> {
    if let folder = request.pictures {
      guard request.goldens.count == 1, let goldens = request.goldens.first,
        Folder.kind(of: goldens) != .file
      else { throw StudioError(.usage, "--pictures takes one folder of goldens to compare with") }
      return try attempt(StudioError.init) { () throws(GoldenError) in
        try GoldenPlan(
          of: FileName.normalized(folder), goldens: FileName.normalized(goldens), rules: request.rules,
          missing: request.missingReason, source: GoldenDrawing.Source.file)
      }
    }
    let store = try attempt(StudioError.init) { () throws(GoldenError) in
      try GoldenStore(request.goldens)
    }
    for item in store.passedOver { observer(.passedOver(item)) }
    return GoldenDrawing.plan(
      of: store, rules: request.rules, environment: request.environment, threads: request.threads)
  }

  package func run() throws(StudioError) -> Outcome {
    if request.mode != .never {
      for folder in Set(plan.cases.map { FileName.folder(of: $0.path) }) {
        // The folders of pictures are those of another folder.
        if request.pictures != nil {
          try attempt({ StudioError($0, path: folder) }) { () throws(FileProblem) in try Folder.create(folder)
          }
        }
        FileBytes.sweep(folder)
      }
    }
    let outcome = try attempt(StudioError.init) { () throws(ReportError) -> Outcome? in
      let writer = try request.results.begin(
        title: request.goldens.joined(separator: ", "), generator: Version.generator, shard: request.shard)
      let verdicts = try verdicts(into: writer)
      // What was cut short is no report; its results stay unfinished, as after Ctrl-C.
      if request.isCancelled() { return nil }
      let orphans = zip(plan.cases, verdicts).filter { $1 == .orphan }.map(\.0.path)
      let refusal = request.pruningRefusal(after: verdicts)
      var deleted: [String] = []
      if refusal == nil {
        deleted = try delete(orphans)
      } else {
        for path in orphans {
          try writer.add(ReportCase(GoldenOutcome(path: path, golden: nil, verdict: .orphan)))
        }
      }
      try Interruption.whileWriting { () throws(ReportError) in try writer.finish() }
      return Outcome(report: try request.results.read(), deleted: deleted, refusal: refusal)
    }
    guard let outcome else { throw StudioError(.usage, "the check was cancelled") }
    return outcome
  }

  /// The verdicts on all cases in their order; they are added to the results, except orphans.
  private func verdicts(into writer: ResultsWriter) throws(ReportError) -> [Verdict] {
    observer(.began(count: plan.cases.count))
    defer { observer(.ended) }
    let check = GoldenCheck(mode: request.mode, write: PictureOutput.writeWhole)
    let problem = Mutex<ReportError?>(nil)
    let verdicts = Parallel.map(plan.cases, threads: request.threads, worker: Renderer.init) {
      renderer, item in
      defer { observer(.advanced) }
      if request.isCancelled() { return Verdict.orphan }
      var outcome: GoldenOutcome?
      let time = ContinuousClock().measure {
        outcome = check.check(
          item,
          rows: { source throws(DrawingFailure) in try GoldenDrawing.rows(of: source, by: renderer) },
          draw: { source throws(DrawingFailure) in try GoldenDrawing.picture(source, by: renderer) })
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
        throw .cannotWrite(path: path, reason: StudioError(error, path: path).description)
      }
    }
    return paths
  }
}
