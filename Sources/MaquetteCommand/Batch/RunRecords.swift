internal import MaquetteBatch
internal import MaquetteFiles
internal import Synchronization

/// What a run leaves for the next one: the manifest of the folder that it draws into, kept up to date while it draws.
final class RunRecords: Sendable {
  private let file: ManifestFile
  private let share: Share?
  private let manifest: Mutex<Manifest>
  private let problem = Mutex<ManifestError?>(nil)
  /// What was there before.
  let former: Manifest

  /// Reads what former runs left in a folder. A share also knows what a whole run left.
  ///
  /// What cannot be read is said and then not trusted: everything is drawn again.
  init(folder: String, share: Share?, generator: String, console: Console) {
    self.share = share
    file = ManifestFile(in: folder, share: share)
    var former = Manifest(generator: generator)
    do throws(ManifestError) {
      if let whole = try ManifestFile(in: folder).read() { former = whole }
      if share != nil, let own = try file.read() { former.add(own) }
    } catch {
      console.say("maquette: \(error); everything is drawn again")
      former = Manifest(generator: generator)
    }
    former.generator = generator
    former.share = share
    self.former = former
    manifest = Mutex(former)
  }

  /// Begins to draw: writes down what is planned and what is there already, so that pictures can be added.
  ///
  /// - Parameters:
  ///   - fresh: The pictures that need not be drawn, with their files as they are now.
  ///   - ledger: The files that were looked at.
  func begin(_ plan: RenderPlan, whole: RenderPlan, fresh: [String: FileRecord], ledger: FileLedger) {
    manifest.withLock { manifest in
      manifest.plan = whole.digest
      manifest.failures = []
      for sheet in whole.sheets {
        manifest.sheets[sheet.input.path] = sheet.record
        if let failure = sheet.failure {
          manifest.failures.append(
            FailureRecord(
              failed: sheet.input.path, message: failure.message, status: failure.status.rawValue))
        }
      }
      for (path, file) in fresh { manifest.pictures[path]?.file = file }
      if share != nil {
        let paths = Set(plan.cells.map(\.path))
        manifest.pictures = manifest.pictures.filter { paths.contains($0.key) }
        let sheets = Set(whole.sheets.map(\.input.path))
        manifest.sheets = manifest.sheets.filter { sheets.contains($0.key) }
      }
      manifest.files.merge(ledger.records) { $1 }
    }
  }

  /// Writes down that a picture is in place.
  func add(_ record: PictureRecord) {
    var settled = record
    settled.file.stamp = nil
    manifest.withLock { $0.pictures[record.picture] = record }
    note { () throws(ManifestError) in try file.append(settled) }
  }

  /// Writes down that a picture is not in place.
  func add(_ failure: FailureRecord) {
    manifest.withLock { manifest in
      manifest.pictures[failure.failed] = nil
      manifest.failures.append(failure)
    }
  }

  /// Forgets a picture that is not there any more.
  func forget(_ picture: String) { manifest.withLock { _ = $0.pictures.removeValue(forKey: picture) } }

  /// Writes the whole, unless it is what is there already.
  func save() throws(Failure) {
    var manifest = manifest.withLock { $0 }
    let now = FileStamp.now
    for path in manifest.pictures.keys {
      if manifest.pictures[path]?.file.stamp?.isSettled(at: now) == false {
        manifest.pictures[path]?.file.stamp = nil
      }
    }
    manifest.dropUnused { Folder.kind(of: $0) != .nothing }
    if manifest != former || Folder.kind(of: file.path) == .nothing {
      note { () throws(ManifestError) in try file.write(manifest) }
    }
    if let problem = problem.withLock({ $0 }) { throw Failure(problem) }
  }

  /// Pictures of former runs that no sheet draws any more: their sheet was read and does not have them, or is gone from
  /// one of the folders that were named. One share does not know what the others draw.
  ///
  /// A sheet that is found nowhere else may be well: the paths of a run in another working folder lead elsewhere from here.
  func orphans(of plan: RenderPlan, in folders: [String]) -> [PictureRecord] {
    guard share == nil else { return [] }
    let drawn = Set(plan.cells.map(\.path))
    var sheets: [String: Bool] = [:]
    for sheet in plan.sheets { sheets[sheet.input.path] = sheet.failure == nil }
    return former.pictures.values.filter { record in
      guard !drawn.contains(record.picture) else { return false }
      if let isRead = sheets[record.sheet] { return isRead }
      return folders.contains { record.sheet.hasPrefix(FileName.joined($0, "")) }
        && Folder.kind(of: record.sheet) == .nothing
    }.sorted { $0.picture.utf8.lexicographicallyPrecedes($1.picture.utf8) }
  }

  private func note(_ body: () throws(ManifestError) -> Void) {
    do throws(ManifestError) {
      try body()
    } catch {
      problem.withLock { $0 = $0 ?? error }
    }
  }
}
