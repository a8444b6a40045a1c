import MaquetteDiagnostics
import MaquetteExport
import MaquetteFiles
import MaquetteRendering
import MaquetteSheets

extension RenderRun {
  /// Plans the run, draws what is not up to date, and writes the manifest.
  package func run() throws(StudioError) -> RunSummary {
    let began = ContinuousClock.now
    var planned = try planned()
    var summary = RunSummary()
    for sheet in planned.whole.sheets {
      guard let failure = sheet.failure else { continue }
      summary.failed.append(sheet.input.path)
      summary.failure = summary.failure ?? failure.kind
    }
    summary.unchanged = planned.plan.cells.count - planned.stale.count
    read(&planned)
    planned.records?.begin(planned.plan, whole: planned.whole, fresh: planned.fresh, ledger: planned.ledger)
    try createFolders(for: planned)
    try writeCompanions(of: planned)
    if !planned.stale.isEmpty { try planned.records?.save() }
    try draw(planned, into: &summary)
    try clean(planned, into: &summary)
    try planned.records?.save()
    let missing = Set(summary.failed)
    summary.pictures = planned.plan.cells.compactMap(\.target).filter {
      !missing.contains($0) && Folder.kind(of: $0) == .file
    }
    summary.inputs = Set(planned.ledger.records.keys)
    for sheet in planned.whole.sheets { summary.inputs.formUnion(sheet.record?.absences ?? []) }
    summary.seconds = (ContinuousClock.now - began) / .seconds(1)
    return summary
  }

  /// Reads the sheets of pictures that have to be drawn again although their sheets are known.
  private func read(_ planned: inout Planned) {
    let needed = Set(planned.stale.map { planned.plan.cells[$0.cell].sheet })
    let unread = needed.filter { planned.plan.sheets[$0].content == nil }.sorted()
    let sheets = planned.plan.sheets
    let read = Parallel.map(unread, threads: request.threads) { [planner = planned.planner] index in
      planner.read(sheets[index].input)
    }
    for (index, sheet) in zip(unread, read) { planned.plan.sheets[index].content = sheet.content }
  }

  private func createFolders(for planned: Planned) throws(StudioError) {
    var folders: Set<String> = []
    for stale in planned.stale {
      guard let target = planned.plan.cells[stale.cell].target else { continue }
      if folders.insert(FileName.folder(of: target)).inserted { try PictureOutput.createFolder(of: target) }
    }
    // A shard without a picture still has a manifest.
    if planned.records != nil, case .folder(let folder) = place {
      try PictureOutput.createFolder(of: FileName.joined(folder, ManifestFile.name))
      for folder in folders.union([folder]) { FileBytes.sweep(folder) }
    }
  }

  /// Writes the companion files of pictures, unless they exist with the same content.
  private func writeCompanions(of planned: Planned) throws(StudioError) {
    guard case .folder(let folder) = place else { return }
    let drawn = Set(planned.plan.cells.map(\.sheet))
    for sheet in drawn.sorted().map({ planned.plan.sheets[$0] }) {
      for companion in sheet.companions {
        let path = FileName.joined(folder, companion.path)
        if (try? Digest(ofFile: path)) == SHA256.digest(of: companion.bytes) { continue }
        try PictureOutput.write(file: companion.bytes, to: path)
      }
    }
  }

  /// Draws and writes the stale pictures. Every worker caches glyphs and shadows between pictures, and holds one
  /// picture at a time.
  private func draw(_ planned: Planned, into summary: inout RunSummary) throws(StudioError) {
    observer(.began(count: planned.stale.count))
    // Several pictures share the threads; a single one is drawn in bands.
    let bands = planned.stale.count == 1 ? request.threads : 1
    let outcomes = Parallel.map(planned.stale.map(\.cell), threads: request.threads, worker: Renderer.init) {
      renderer, index -> PictureJob.Outcome? in
      if let deadline = request.deadline, ContinuousClock.now >= deadline { return nil }
      defer { observer(.advanced) }
      return draw(planned.plan.cells[index], of: planned, by: renderer, bands: bands)
    }
    observer(.ended)
    var seen: Set<Diagnostic> = []
    var pages: [ExportPicture] = []
    for (stale, outcome) in zip(planned.stale, outcomes) {
      let cell = planned.plan.cells[stale.cell]
      guard let outcome else {
        summary.notBegun += 1
        continue
      }
      // The variants of a sheet share most of their remarks.
      summary.losses.add(outcome.losses)
      let remarks = outcome.diagnostics.filter { seen.insert($0).inserted }
      if !remarks.isEmpty { observer(.diagnosed(remarks)) }
      if let failure = outcome.failure {
        let unseen = failure.diagnostics.filter { seen.insert($0).inserted }
        if failure.diagnostics.isEmpty {
          observer(.failed(failure))
        } else if !unseen.isEmpty {
          observer(.failed(StudioError(failure.kind, unseen)))
        }
        summary.failed.append(cell.target ?? cell.path)
        summary.failedPictures += 1
        summary.failure = summary.failure ?? failure.kind
      } else {
        if outcome.isKept { summary.unchanged += 1 } else { summary.drawn.append(cell.target ?? cell.path) }
        if let bytes = outcome.bytes { observer(.encoded(bytes)) }
        if let page = outcome.page { pages.append(page) }
        if let target = cell.target, outcome.isWritten || !outcome.isKept { observer(.wrote(path: target)) }
      }
    }
    try write(pages, into: &summary)
  }

  /// Whether the run writes one document.
  private var isDocument: Bool {
    if case .pages = place { true } else { false }
  }

  /// Writes the document of all pages, unless one of them is missing.
  private func write(_ pages: [ExportPicture], into summary: inout RunSummary) throws(StudioError) {
    guard case .pages(let path) = place, let export = request.export, summary.failed.isEmpty,
      summary.notBegun == 0
    else { return }
    try PictureOutput.write(file: PDF.encode(pages, text: export.text), to: path)
    summary.drawn = summary.drawn.isEmpty ? [] : [path]
    observer(.wrote(path: path))
  }

  private func draw(
    _ cell: RenderPlan.Cell, of planned: Planned, by renderer: Renderer, bands: Int
  ) -> PictureJob.Outcome {
    let sheet = planned.plan.sheets[cell.sheet]
    let job: PictureJob
    do throws(StudioError) {
      job = try self.job(for: cell, of: planned)
    } catch {
      planned.records?.forget(sheet: sheet.input.path)
      planned.records?.add(FailureRecord(failed: cell.path, error: error))
      return PictureJob.Outcome(failure: error)
    }
    let outcome = job.run(by: renderer, threads: bands, isStrict: request.isStrict) { outcome in
      guard let key = cell.key, let file = outcome.file else { return }
      planned.records?.add(
        PictureRecord(
          picture: cell.path, sheet: sheet.input.path, key: key, drawing: outcome.drawing, file: file,
          warnings: outcome.diagnostics.nonEmpty))
    }
    if let failure = outcome.failure {
      planned.records?.add(FailureRecord(failed: cell.path, error: failure))
    }
    return outcome
  }

  /// The job of drawing a picture of a sheet that was read.
  private func job(for cell: RenderPlan.Cell, of planned: Planned) throws(StudioError) -> PictureJob {
    let sheet = planned.plan.sheets[cell.sheet]
    guard let content = sheet.content, cell.picture < content.pictures.count,
      FileName.joined(sheet.input.subfolder, content.pictures[cell.picture].path) == cell.path
    else {
      throw StudioError(
        .badInput, "\(sheet.input.path): the sheet changed during drawing; render it again")
    }
    let former = planned.records?.former.pictures[cell.path]
    return PictureJob(
      sheet: content.sheet, picture: content.pictures[cell.picture], source: sheet.input.path,
      target: cell.target, compression: request.compression, export: request.export, isPage: isDocument,
      moves: content.sheet.pictures[cell.picture].canvas.format == .apng, notes: try settings.notes(),
      former: former?.file, formerDrawing: request.isForced ? nil : former?.drawing,
      common: planned.records == nil ? nil : planned.planner.drawingKey,
      isRecorded: planned.records != nil)
  }

  /// What ``run()`` would do: the plan without the pictures that would turn out to be up to date once they are laid out, as most
  /// are after a change of tokens, and the pictures that would fail, which are reported. Nothing is written.
  package func foreseen() throws(StudioError) -> Foreseen {
    var planned = try planned()
    read(&planned)
    let decisions = Parallel.map(planned.stale, threads: request.threads) {
      [planned] stale -> Result<Foreseen.Fate, StudioError> in
      do throws(StudioError) {
        let job = try job(for: planned.plan.cells[stale.cell], of: planned)
        guard let kept = try job.decision(isStrict: request.isStrict).kept else { return .success(.drawn) }
        return .success(SHA256.digest(of: kept) == job.former?.digest ? .unchanged : .rewritten)
      } catch {
        return .failure(error)
      }
    }
    var foreseen = Foreseen(planned: planned)
    foreseen.failure = planned.whole.sheets.lazy.compactMap(\.failure).first?.kind
    foreseen.planned.stale = []
    for (stale, decision) in zip(planned.stale, decisions) {
      switch decision {
      case .success(.drawn): foreseen.planned.stale.append(stale)
      case .success(.rewritten): foreseen.rewrittenCount += 1
      case .success(.unchanged): break
      case .failure(let error):
        observer(.failed(error))
        foreseen.failed.insert(stale.cell)
        foreseen.failure = foreseen.failure ?? error.kind
      }
    }
    return foreseen
  }

  /// Finds the pictures that no sheet draws any more, and deletes them on request. Before a picture counts as orphaned, its sheet
  /// is read again; the manifest alone is not trusted.
  private func clean(_ planned: Planned, into summary: inout RunSummary) throws(StudioError) {
    guard let records = planned.records else { return }
    var read: [String: PlannedSheet] = [:]
    func mayDraw(_ path: String, _ picture: String) -> Bool {
      guard let input = inputs.first(where: { $0.path == path }) else { return false }
      let sheet = read[path] ?? planned.planner.read(input)
      read[path] = sheet
      return sheet.failure != nil || sheet.pictures.contains(picture)
    }
    for record in records.orphans(of: planned.whole, in: folders) {
      guard let target = place.path(ofPicture: record.picture) else { continue }
      guard Folder.kind(of: target) == .file else {
        records.forget(record.picture)
        continue
      }
      if mayDraw(record.sheet, record.picture) {
        records.forget(sheet: record.sheet)
        continue
      }
      let isOurs = (try? FileRecord(of: target, former: record.file))?.digest == record.file.digest
      guard request.deletesOrphans && isOurs else {
        summary.orphans.append(target)
        continue
      }
      try attempt({ StudioError($0, path: target) }) { () throws(FileProblem) in
        try Folder.remove(file: target)
      }
      records.forget(record.picture)
      summary.deleted.append(target)
    }
  }
}
