import Dispatch
import MaquetteFiles

/// Waits until a file of an app is saved.
package struct PreviewWatch {
  private let path: String

  package init(_ path: String) { self.path = path }

  /// The state of all files.
  package struct Snapshot: Equatable {
    fileprivate var stamps: [String: FileStamp] = [:]
  }

  package func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    guard let folder = try? SourceFolder(path) else { return snapshot }
    var paths = folder.sources + folder.resources
    for package in folder.packages {
      guard let inner = try? SourceFolder(package) else { continue }
      paths += inner.sources + inner.resources
    }
    for path in paths { snapshot.stamps[path] = FileStamp(of: path) }
    return snapshot
  }

  /// Returns once the files differ from a snapshot and no longer change.
  package func wait(for snapshot: Snapshot) {
    var last = snapshot
    while true {
      // Sleeps, because nothing signals the semaphore.
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.2)
      let now = self.snapshot()
      if now != snapshot, now == last { return }
      last = now
    }
  }
}
