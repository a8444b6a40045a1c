internal import MaquetteBatch
internal import MaquetteFiles
internal import MaquetteSheets

/// One run over sheets: finds out what they make, what of it is up to date, and draws the rest.
struct RenderRun: Sendable {
  let inputs: [SheetInput]
  /// The folders of sheets that were named.
  var folders: [String] = []
  let place: OutputPlace
  let settings: DrawingSettings
  let share: Share?
  let threads: Int
  let console: Console
  /// Whether a manifest is kept in the folder of pictures; else everything is drawn.
  var isIncremental = false
  /// Whether the cost of pictures is estimated though they are not divided.
  var estimates = false
  /// Whether warnings are errors.
  var isStrict = false
  /// Whether pictures are drawn that are up to date.
  var isForced = false
  /// Whether pictures that no sheet draws are deleted.
  var deletesOrphans = false
  /// When no further picture is begun; nil for never.
  var deadline: ContinuousClock.Instant?

  /// A run that is planned: what there is to draw and why.
  struct Planned: Sendable {
    /// What former runs left; nil if nothing is kept.
    let records: RunRecords?
    let ledger: FileLedger
    let planner: SheetPlanner
    /// All pictures of all shares.
    var whole: RenderPlan
    /// The pictures of this run.
    var plan: RenderPlan
    /// What is to be drawn and why, in the order of the plan; the numbers are those of its cells.
    var stale: [(cell: Int, reason: RedrawReason)] = []
    /// The files of pictures that are up to date, by their paths in the folder.
    var fresh: [String: FileRecord] = [:]
  }

  /// Finds out what there is to draw, and says what is to be said about the sheets.
  func planned() throws(Failure) -> Planned {
    let records = self.records
    let former = records?.former ?? Manifest(generator: Version.generator)
    let ledger = FileLedger(former: former.files)
    let planner = try SheetPlanner(
      settings: settings, place: place, manifest: former, ledger: ledger,
      readsAll: records == nil || isForced, estimates: estimates || share != nil,
      keepsRecords: records != nil || estimates || share != nil)
    // Everything that can fail fails before the first pixel.
    let sheets = Parallel.map(inputs, threads: threads) { checked(planner.plan($0)) }
    for sheet in sheets {
      for line in sheet.warnings { console.sayLines(line) }
      if let failure = sheet.failure { console.say(failure) }
    }
    let whole = try RenderPlan(sheets, place: place)
    var planned = Planned(
      records: records, ledger: ledger, planner: planner, whole: whole,
      plan: share.map { whole.share($0) } ?? whole)
    findStale(in: &planned, former: former)
    return planned
  }

  private var records: RunRecords? {
    guard isIncremental, case .folder(let folder) = place else { return nil }
    return RunRecords(folder: folder, share: share, generator: Version.generator, console: console)
  }

  /// Under `--strict` nothing may be said about a sheet.
  private func checked(_ sheet: PlannedSheet) -> PlannedSheet {
    guard isStrict, sheet.warnings.contains(where: { $0.contains(": warning: ") }) else { return sheet }
    let lines = sheet.warnings.map { $0.replacing(": warning: ", with: ": error: ", maxReplacements: 1) }
    return PlannedSheet(
      input: sheet.input, failure: Failure(.badInput, verbatim: lines.joined(separator: "\n")))
  }

  private func findStale(in planned: inout Planned, former: Manifest) {
    let states = Parallel.map(planned.plan.cells, threads: threads) {
      [isIncremental, isForced, isStrict] cell in
      guard isIncremental, let target = cell.target else {
        return (RedrawReason?.some(.new), FileRecord?.none)
      }
      if isForced { return (.forced, nil) }
      // A picture that was drawn with a warning is an error now.
      if isStrict && former.pictures[cell.path]?.warnings != nil { return (.changed, nil) }
      return former.state(of: cell.path, key: cell.key, file: target)
    }
    var said: Set<String> = []
    for (index, state) in states.enumerated() {
      if let reason = state.0 {
        planned.stale.append((index, reason))
      } else {
        let path = planned.plan.cells[index].path
        planned.fresh[path] = state.1
        // What was said when the picture was drawn still holds.
        for line in former.pictures[path]?.warnings ?? [] where said.insert(line).inserted {
          console.sayLines(line)
        }
      }
    }
  }
}
