import Dispatch
import MaquetteFiles

// Watching by polling
// ===================
//
// The stamps of all files are compared a few times a second. That costs microseconds per file, works on network file
// systems and in containers, where the kernel's notifications do not arrive, and needs no code for each system. An
// editor may write a file in several steps, so a change counts once two stamps in a row are equal.

/// Waits until sheets, or files that they depend on, are saved.
package struct SheetWatch {
  /// The sheets and folders of the request.
  private let arguments: [String]
  /// Files that sheets depend on, in any folder.
  package var inputs: Set<String> = []

  package init(_ arguments: [String]) { self.arguments = arguments }

  /// The interval of polling, unless polling takes long.
  private static let interval = Duration.milliseconds(200)
  /// How long files must be unchanged.
  private static let rest = Duration.milliseconds(60)
  /// At most 1/share of the time is spent on polling.
  private static let share = 20

  /// The state of all relevant files.
  package struct Snapshot: Equatable {
    fileprivate var stamps: [String: FileStamp] = [:]

    /// The files that differ from a former state, those that came and went included.
    package func changes(since former: Snapshot) -> Set<String> {
      var changed = Set(stamps.keys.filter { stamps[$0] != former.stamps[$0] })
      changed.formUnion(former.stamps.keys.filter { stamps[$0] == nil })
      return changed
    }

    /// Takes over the present state of a file.
    package mutating func update(_ path: String) {
      if let stamp = FileStamp(of: path), SheetWatch.isSource(path) { stamps[path] = stamp }
    }
  }

  /// The present state of the files. All source files beside a sheet count, because the includes of an invalid sheet
  /// are unknown.
  package func snapshot() -> Snapshot {
    var paths = inputs
    for argument in arguments where argument != SheetInput.stream {
      if Folder.kind(of: argument) == .folder {
        paths.formUnion((try? Folder.files(in: argument)) ?? [])
      } else {
        let folder = FileName.folder(of: argument)
        paths.formUnion(((try? Folder.names(in: folder)) ?? []).map { FileName.joined(folder, $0) })
      }
    }
    var snapshot = Snapshot()
    for path in paths where inputs.contains(path) || Self.isSource(path) {
      snapshot.stamps[path] = FileStamp(of: path)
    }
    return snapshot
  }

  /// Returns once the files differ from a snapshot and no longer change.
  package func wait(for snapshot: Snapshot) {
    var pause = Self.interval
    while true {
      Self.sleep(pause)
      let began = ContinuousClock.now
      let now = self.snapshot()
      if now != snapshot { break }
      pause = max(Self.interval, (ContinuousClock.now - began) * Self.share)
    }
    var last = self.snapshot()
    while true {
      Self.sleep(Self.rest)
      let now = self.snapshot()
      if now == last { return }
      last = now
    }
  }

  package static func isSource(_ path: String) -> Bool {
    ["yaml", "yml", "json", "csv", "svg", "ttf", "otf", "ttc", "otc"].contains(FileName.suffix(of: path))
  }

  static func sleep(_ duration: Duration) {
    // Sleeps, because nothing signals the semaphore.
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + duration / .seconds(1))
  }
}
