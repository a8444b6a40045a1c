package import MaquetteDiagnostics
import MaquetteExport
import MaquetteFiles

/// A run over sheets: determines their pictures and which of them are up to date, and draws the others.
package struct RenderRun: Sendable {
  package let request: RenderRequest
  package let place: OutputPlace
  let inputs: [SheetInput]
  /// The folders of sheets in the request.
  let folders: [String]
  let settings: DrawingSettings
  let observer: StudioObserver

  /// Whether a manifest is kept in the folder of pictures; otherwise every picture is drawn.
  package var isIncremental: Bool {
    guard request.out != nil, case .folder = place else { return false }
    return true
  }

  package var sheetCount: Int { inputs.count }

  /// Finds the sheets of a request. Without `out`, a sheet from standard input is drawn to standard output, and others to
  /// the current folder.
  package init(_ request: RenderRequest, observer: @escaping StudioObserver) throws(StudioError) {
    self.request = request
    self.observer = observer
    inputs = try SheetInput.all(in: request.sheets, observer: observer)
    if let out = request.out {
      place = try OutputPlace(out, suffix: request.export?.format.rawValue ?? "png")
    } else {
      place = inputs.count == 1 && inputs[0].path == SheetInput.stream ? .stream : try OutputPlace("")
    }
    folders = request.sheets.filter { $0 != SheetInput.stream && Folder.kind(of: $0) == .folder }
    settings = DrawingSettings(request, observer: observer)
  }

  /// The pictures of a run, and those that have to be drawn.
  package struct Planned: Sendable {
    /// The manifest; nil if the run keeps none.
    let records: RunRecords?
    let ledger: FileLedger
    let planner: SheetPlanner
    /// All pictures of all shards.
    package var whole: RenderPlan
    /// The pictures of this run.
    package var plan: RenderPlan
    /// The pictures to be drawn, as indices of the plan's cells in ascending order.
    package var stale: [(cell: Int, reason: RedrawReason)] = []
    /// The files of pictures that are up to date, by their paths in the folder.
    var fresh: [String: FileRecord] = [:]
  }

  /// What a run would do.
  package struct Foreseen: Sendable {
    enum Fate {
      case drawn, rewritten, unchanged
    }

    /// The plan; only pictures that would be drawn are stale.
    package var planned: Planned
    /// The number of pictures that would not be drawn, but whose files would say what they are drawn from now.
    package var rewrittenCount = 0
    /// The pictures that would fail, as indices of the plan's cells.
    package var failed: Set<Int> = []
    /// The kind of the first failure.
    package var failure: StudioError.Kind?
  }

  /// Plans the run, and reports the remarks on the sheets.
  func planned() throws(StudioError) -> Planned {
    let records = self.records
    let former = records?.former ?? Manifest(generator: Version.generator)
    let ledger = FileLedger(former: former.files)
    let planner = try SheetPlanner(
      settings: settings, place: place, manifest: former, ledger: ledger,
      readsAll: records == nil || request.isForced, keepsRecords: records != nil)
    // Everything that can fail is done before the first pixel.
    let sheets = Parallel.map(inputs, threads: request.threads) { checked(planner.plan($0)) }
    for sheet in sheets {
      if !sheet.warnings.isEmpty { observer(.diagnosed(sheet.warnings)) }
      if let failure = sheet.failure { observer(.failed(failure)) }
    }
    let whole = try RenderPlan(sheets, place: place)
    var planned = Planned(
      records: records, ledger: ledger, planner: planner, whole: whole,
      plan: request.shard.map { whole.shard($0) } ?? whole)
    findStale(in: &planned, former: former)
    return planned
  }

  private var records: RunRecords? {
    guard isIncremental, case .folder(let folder) = place else { return nil }
    return RunRecords(
      folder: folder, shard: request.shard, generator: Version.generator, observer: observer)
  }

  /// Under `isStrict` a sheet with a warning fails.
  private func checked(_ sheet: PlannedSheet) -> PlannedSheet {
    guard request.isStrict, sheet.warnings.contains(where: { $0.severity == .warning }) else { return sheet }
    return PlannedSheet(input: sheet.input, failure: StudioError(.badInput, sheet.warnings.asErrors))
  }

  private func findStale(in planned: inout Planned, former: Manifest) {
    let states = Parallel.map(planned.plan.cells, threads: request.threads) {
      [isIncremental, isForced = request.isForced, isStrict = request.isStrict] cell in
      guard isIncremental, let target = cell.target else {
        return (RedrawReason?.some(.new), FileRecord?.none)
      }
      if isForced { return (.forced, nil) }
      // A picture that was drawn with a warning now fails.
      if isStrict && former.pictures[cell.path]?.warnings != nil { return (.changed, nil) }
      return former.state(of: cell.path, key: cell.key, file: target)
    }
    var remarks: [Diagnostic] = []
    for (index, state) in states.enumerated() {
      if let reason = state.0 {
        planned.stale.append((index, reason))
      } else {
        let path = planned.plan.cells[index].path
        planned.fresh[path] = state.1
        // The remarks of drawing the picture still hold. The variants of a sheet share most of them.
        for remark in former.pictures[path]?.warnings ?? [] where !remarks.contains(remark) {
          remarks.append(remark)
        }
      }
    }
    if !remarks.isEmpty { observer(.diagnosed(remarks)) }
  }
}

extension [Diagnostic] {
  /// The diagnostics with errors in place of warnings.
  package var asErrors: [Diagnostic] {
    map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.severity == .warning { diagnostic.severity = .error }
      return diagnostic
    }
  }
}

/// The outcome of a run.
package struct RunSummary: Sendable {
  /// The pictures that were drawn, in the order of the sheets.
  package var drawn: [String] = []
  /// The number of pictures that were up to date.
  package var unchanged = 0
  /// The paths of the sheets and pictures that failed.
  package var failed: [String] = []
  /// The number of pictures that were not started before the deadline.
  package var notBegun = 0
  /// Pictures that no sheet draws any more.
  package var orphans: [String] = []
  package var deleted: [String] = []
  /// The files of all pictures of the run that now exist, in the order of the sheets.
  package var pictures: [String] = []
  /// The kind of the first failure.
  package var failure: StudioError.Kind?
  /// The files that pictures depend on.
  package var inputs: Set<String> = []
  /// What the exported files lack.
  package var losses = ExportLosses()
  /// The duration in seconds.
  package var seconds = 0.0
  /// The number of failures that are pictures rather than whole sheets.
  var failedPictures = 0

  package var total: Int { drawn.count + unchanged + notBegun + failedPictures }

  /// Whether nothing was done and nothing failed.
  package var isIdle: Bool {
    drawn.isEmpty && failed.isEmpty && notBegun == 0 && orphans.isEmpty && deleted.isEmpty
  }
}
