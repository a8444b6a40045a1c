import MaquetteFiles
import Synchronization

/// The manifest of a run's output folder, kept up to date during the run.
final class RunRecords: Sendable {
  private let file: ManifestFile
  private let shard: Shard?
  private let manifest: Mutex<Manifest>
  private let problem = Mutex<StudioError?>(nil)
  /// What the file holds as long as only this run writes to it.
  private let content = Mutex<[UInt8]>([])
  /// The manifest before the run.
  let former: Manifest

  /// Reads the manifests of former runs in a folder: a shard's own one and that of a whole run.
  ///
  /// A manifest that cannot be read is reported and ignored, so that everything is drawn again; damaged lines of it are too, so
  /// that what they describe is.
  init(folder: String, shard: Shard?, generator: String, observer: StudioObserver) {
    self.shard = shard
    file = ManifestFile(in: folder, shard: shard)
    var former = Manifest(generator: generator)
    do throws(StudioError) {
      let distrust = { (error: StudioError) in observer(.distrusted(error)) }
      let whole = ManifestFile(in: folder)
      if let bytes = try whole.bytes() {
        content.withLock { $0 = bytes }
        former = try whole.manifest(of: bytes, distrusting: distrust)
      }
      if shard != nil, let own = try file.read(distrusting: distrust) { former.add(own) }
    } catch {
      observer(.distrusted(StudioError(error.kind, "\(error); everything is drawn again")))
      former = Manifest(generator: generator)
    }
    former.generator = generator
    former.shard = shard
    self.former = former
    manifest = Mutex(former)
  }

  /// Records the plan and the pictures that are up to date; pictures that are drawn are added later.
  ///
  /// - Parameters:
  ///   - fresh: The pictures that need not be drawn, with their files as they are now.
  ///   - ledger: The files that the run has checked.
  func begin(_ plan: RenderPlan, whole: RenderPlan, fresh: [String: FileRecord], ledger: FileLedger) {
    manifest.withLock { manifest in
      manifest.plan = whole.digest
      manifest.failures = []
      for sheet in whole.sheets {
        manifest.sheets[sheet.input.path] = sheet.record
        if let failure = sheet.failure {
          manifest.failures.append(FailureRecord(failed: sheet.input.path, error: failure))
        }
      }
      for (path, file) in fresh { manifest.pictures[path]?.file = file }
      if shard != nil {
        let paths = Set(plan.cells.map(\.path))
        manifest.pictures = manifest.pictures.filter { paths.contains($0.key) }
        let sheets = Set(whole.sheets.map(\.input.path))
        manifest.sheets = manifest.sheets.filter { sheets.contains($0.key) }
      }
      manifest.files.merge(ledger.records) { $1 }
    }
  }

  /// Records that a picture is in place.
  func add(_ record: PictureRecord) {
    var settled = record
    settled.file.stamp = nil
    manifest.withLock { $0.pictures[record.picture] = record }
    note { () throws(StudioError) in
      // Under the lock, so that lines are noted in the order in which they are written.
      try content.withLock { content throws(StudioError) in content += try file.append(settled) }
    }
  }

  /// Records that a picture is not in place.
  func add(_ failure: FailureRecord) {
    manifest.withLock { manifest in
      manifest.pictures[failure.failed] = nil
      manifest.failures.append(failure)
    }
  }

  /// Lets the next run read a sheet again.
  func forget(sheet: String) { manifest.withLock { _ = $0.sheets.removeValue(forKey: sheet) } }

  func forget(_ picture: String) { manifest.withLock { _ = $0.pictures.removeValue(forKey: picture) } }

  /// Writes the manifest unless the file already holds it.
  func save() throws(StudioError) {
    var manifest = manifest.withLock { $0 }
    let now = FileStamp.now
    for path in manifest.pictures.keys {
      if manifest.pictures[path]?.file.stamp?.isSettled(at: now) == false {
        manifest.pictures[path]?.file.stamp = nil
      }
    }
    keepOthers(in: &manifest)
    manifest.dropUnused { Folder.kind(of: $0) != .nothing }
    if manifest != former || Folder.kind(of: file.path) == .nothing {
      note { () throws(StudioError) in
        let bytes = try file.write(manifest)
        content.withLock { $0 = bytes }
      }
    }
    if let problem = problem.withLock({ $0 }) { throw problem }
  }

  /// Adds what another run has written down since this one began: two of them may draw different sheets into one folder.
  private func keepOthers(in manifest: inout Manifest) {
    guard shard == nil, let bytes = try? file.bytes(), bytes != content.withLock({ $0 }),
      let now = try? file.manifest(of: bytes)
    else { return }
    manifest.pictures.merge(now.pictures.filter { former.pictures[$0.key] != $0.value }) { ours, _ in ours }
    manifest.sheets.merge(now.sheets.filter { former.sheets[$0.key] != $0.value }) { ours, _ in ours }
    manifest.files.merge(now.files) { ours, _ in ours }
  }

  /// Pictures of former runs that no sheet draws any more: their sheet was read and does not have them, or it no longer
  /// exists in one of the folders of the request. A shard has none, because other shards draw pictures too.
  ///
  /// A sheet outside of these folders proves nothing: the paths of a run in another working folder are relative to that
  /// folder.
  func orphans(of plan: RenderPlan, in folders: [String]) -> [PictureRecord] {
    guard shard == nil else { return [] }
    let drawn = Set(plan.cells.map(\.path))
    // A folder may have the files of several formats.
    let suffixes = Set(drawn.map(FileName.suffix))
    var sheets: [String: Bool] = [:]
    for sheet in plan.sheets { sheets[sheet.input.path] = sheet.failure == nil }
    return former.pictures.values.filter { record in
      guard !drawn.contains(record.picture), suffixes.contains(FileName.suffix(of: record.picture)) else {
        return false
      }
      if let isRead = sheets[record.sheet] { return isRead }
      return folders.contains { record.sheet.hasPrefix(FileName.joined($0, "")) }
        && Folder.kind(of: record.sheet) == .nothing
    }.sorted { $0.picture.utf8.lexicographicallyPrecedes($1.picture.utf8) }
  }

  private func note(_ body: () throws(StudioError) -> Void) {
    do throws(StudioError) {
      try body()
    } catch {
      problem.withLock { $0 = $0 ?? error }
    }
  }
}
