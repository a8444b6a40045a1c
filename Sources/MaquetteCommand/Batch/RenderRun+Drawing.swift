internal import MaquetteBatch
internal import MaquetteDiagnostics
internal import MaquetteDocuments
internal import MaquetteFiles
internal import MaquetteRendering
internal import MaquetteSheets

extension RenderRun {
  /// Plans, draws what is not up to date, and leaves the manifest for the next run.
  func run() throws(Failure) -> RunSummary {
    let began = ContinuousClock.now
    var planned = try planned()
    var summary = RunSummary()
    for sheet in planned.whole.sheets {
      guard let failure = sheet.failure else { continue }
      summary.failed.append(sheet.input.path)
      summary.status = summary.status ?? failure.status
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
    summary.seconds = (ContinuousClock.now - began) / .seconds(1)
    return summary
  }

  /// Reads the sheets of pictures that have to be drawn again although their sheets are known.
  private func read(_ planned: inout Planned) {
    let needed = Set(planned.stale.map { planned.plan.cells[$0.cell].sheet })
    let unread = needed.filter { planned.plan.sheets[$0].content == nil }.sorted()
    let sheets = planned.plan.sheets
    let read = Parallel.map(unread, threads: threads) { [planner = planned.planner] index in
      planner.read(sheets[index].input)
    }
    for (index, sheet) in zip(unread, read) { planned.plan.sheets[index].content = sheet.content }
  }

  private func createFolders(for planned: Planned) throws(Failure) {
    var folders: Set<String> = []
    for stale in planned.stale {
      guard let target = planned.plan.cells[stale.cell].target else { continue }
      if folders.insert(FileName.folder(of: target)).inserted { try PictureOutput.createFolder(of: target) }
    }
    // A share may have nothing to draw, and still has to say so.
    if planned.records != nil, case .folder(let folder) = place {
      try PictureOutput.createFolder(of: FileName.joined(folder, ManifestFile.name))
    }
  }

  /// Writes the files that go with pictures, as far as they are not there already.
  private func writeCompanions(of planned: Planned) throws(Failure) {
    guard case .folder(let folder) = place else { return }
    let drawn = Set(planned.plan.cells.map(\.sheet))
    for sheet in drawn.sorted().map({ planned.plan.sheets[$0] }) {
      for companion in sheet.companions {
        let path = FileName.joined(folder, companion.path)
        if (try? Digest(ofFile: path)) == SHA256.digest(of: companion.bytes) { continue }
        try PictureOutput.createFolder(of: path)
        do throws(FileProblem) {
          try Interruption.whileWriting { () throws(FileProblem) in
            try FileBytes.write(companion.bytes, to: path)
          }
        } catch {
          throw Failure(error, path: path)
        }
      }
    }
  }

  /// Draws and writes what is stale; every worker keeps its letters and shadows from one picture to the next, and
  /// holds one picture at a time.
  private func draw(_ planned: Planned, into summary: inout RunSummary) throws(Failure) {
    let bar = ProgressBar(total: planned.stale.count, on: console)
    // Several pictures share the threads; a single one is drawn in bands.
    let bands = planned.stale.count == 1 ? threads : 1
    let outcomes = Parallel.map(planned.stale.map(\.cell), threads: threads, worker: Renderer.init) {
      renderer, index -> PictureJob.Outcome? in
      if let deadline, ContinuousClock.now >= deadline { return nil }
      defer { bar.advance() }
      return draw(planned.plan.cells[index], of: planned, by: renderer, bands: bands)
    }
    bar.finish()
    var said: Set<String> = []
    for (stale, outcome) in zip(planned.stale, outcomes) {
      let cell = planned.plan.cells[stale.cell]
      guard let outcome else {
        summary.notBegun += 1
        continue
      }
      // The variants of a sheet share most of what there is to say.
      console.say(outcome.diagnostics.filter { said.insert($0.rendered).inserted })
      if let failure = outcome.failure {
        console.say(failure)
        summary.failed.append(cell.target ?? cell.path)
        summary.failedPictures += 1
        summary.status = summary.status ?? failure.status
      } else {
        if outcome.isKept { summary.unchanged += 1 } else { summary.drawn.append(cell.target ?? cell.path) }
        if let target = cell.target, outcome.isWritten || !outcome.isKept { try console.write(target + "\n") }
      }
    }
  }

  private func draw(
    _ cell: RenderPlan.Cell, of planned: Planned, by renderer: Renderer, bands: Int
  ) -> PictureJob.Outcome {
    let sheet = planned.plan.sheets[cell.sheet]
    guard let content = sheet.content, cell.picture < content.sheets.count,
      FileName.joined(sheet.input.subfolder, content.sheets[cell.picture].path) == cell.path
    else {
      let failure = Failure(
        .badInput, "\(sheet.input.path): the sheet changed while it was drawn; render it again")
      planned.records?.add(FailureRecord(failed: cell.path, failure))
      return PictureJob.Outcome(failure: failure)
    }
    let notes: ProvenanceNotes?
    do throws(Failure) {
      notes = try settings.notes()
    } catch {
      return PictureJob.Outcome(failure: error)
    }
    let former = planned.records?.former.pictures[cell.path]
    let job = PictureJob(
      document: content.document, sheet: content.sheets[cell.picture], source: sheet.input.path,
      target: cell.target, compression: settings.compression, notes: notes,
      former: former?.file, formerDrawing: isForced ? nil : former?.drawing,
      common: planned.records == nil ? nil : planned.planner.drawingKey,
      isRecorded: planned.records != nil)
    let outcome = job.run(by: renderer, threads: bands, isStrict: isStrict, console: console) { outcome in
      guard let key = cell.key, let file = outcome.file else { return }
      planned.records?.add(
        PictureRecord(
          picture: cell.path, sheet: sheet.input.path, key: key, drawing: outcome.drawing, file: file,
          warnings: outcome.diagnostics.map(\.rendered)))
    }
    if let failure = outcome.failure { planned.records?.add(FailureRecord(failed: cell.path, failure)) }
    return outcome
  }

  /// Names the pictures that no sheet draws any more, and deletes them if that was asked for.
  private func clean(_ planned: Planned, into summary: inout RunSummary) throws(Failure) {
    guard let records = planned.records else { return }
    for record in records.orphans(of: planned.whole, in: folders) {
      guard let target = place.path(ofPicture: record.picture) else { continue }
      guard Folder.kind(of: target) == .file else {
        records.forget(record.picture)
        continue
      }
      let isOurs = (try? FileRecord(of: target, former: record.file))?.digest == record.file.digest
      guard deletesOrphans && isOurs else {
        summary.orphans.append(target)
        continue
      }
      do throws(FileProblem) {
        try Folder.remove(file: target)
      } catch {
        throw Failure(error, path: target)
      }
      records.forget(record.picture)
      summary.deleted.append(target)
    }
  }
}

extension FailureRecord {
  /// A failure as it was said.
  fileprivate init(failed: String, _ failure: Failure) {
    self.init(failed: failed, message: failure.message, status: failure.status.rawValue)
  }
}
