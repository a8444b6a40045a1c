import MaquetteFiles
import MaquetteStudio

/// Follows the files of a folder: what the system reports is passed on at once, and stamps are compared now and then for what it does not.
struct FolderWatch: ~Copyable {
  private let folder: LiveFolder
  private var events = FolderEvents()
  private var watch: SheetWatch
  private var snapshot: SheetWatch.Snapshot
  /// Changed stamps that were not yet the same twice.
  private var unsettled: SheetWatch.Snapshot?

  /// How often stamps are compared, in milliseconds: seldom where the system reports changes.
  private var interval: Int32 { events.isAvailable ? 500 : 100 }
  /// How long a folder must be at rest after something was moved, in milliseconds: editors move a file away before they write it.
  private static let rest: Int32 = 80

  init(_ folder: LiveFolder) {
    self.folder = folder
    watch = SheetWatch(folder.request.paths)
    snapshot = watch.snapshot()
    follow()
  }

  /// Waits for changes once, and passes them on.
  mutating func turn() {
    var changes = events.wait(milliseconds: unsettled == nil ? interval : Self.rest)
    guard !changes.isEmpty else { return compare() }
    var hasMoved = false
    while !changes.isEmpty {
      if !changes.written.isEmpty {
        for path in changes.written { snapshot.update(path) }
        folder.changed(changes.written, hasMoved: false)
      }
      hasMoved = hasMoved || changes.hasMoved
      guard hasMoved else { return }
      changes = events.wait(milliseconds: Self.rest)
    }
    folder.changed([], hasMoved: true)
    follow()
  }

  /// Compares the stamps of all files. Changed ones count once they rest, because a file may be written in several steps.
  private mutating func compare() {
    watch.inputs = folder.inputs
    let now = watch.snapshot()
    let changed = now.changes(since: snapshot)
    if changed.isEmpty {
      unsettled = nil
      return
    }
    guard unsettled == now else {
      unsettled = now
      return
    }
    unsettled = nil
    snapshot = now
    folder.changed(changed, hasMoved: true)
    follow()
  }

  /// Watches the folders of all files.
  private mutating func follow() {
    watch.inputs = folder.inputs
    var folders = Set(watch.inputs.map { FileName.folder(of: $0) })
    for path in folder.request.paths {
      if Folder.kind(of: path) == .folder {
        folders.formUnion(Folder.folders(in: path))
      } else {
        folders.insert(FileName.folder(of: path))
      }
    }
    events.watch(folders)
  }
}

extension Folder {
  /// A folder and those inside it, hidden and linked ones excepted.
  fileprivate static func folders(in path: String) -> Set<String> {
    var found: Set<String> = [path]
    for file in (try? files(in: path)) ?? [] {
      var folder = FileName.folder(of: file)
      while folder.count > path.count, found.insert(folder).inserted { folder = FileName.folder(of: folder) }
    }
    return found
  }
}
