import MaquetteFiles
import MaquetteSnapshots
import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The results of this process's snapshots, in a results folder for `maquette review` and `maquette accept`.
///
/// Swift Testing and XCTest run in processes of their own, which add to the results of one ``TestProcess/run``. The results of
/// earlier runs go when the first snapshot of a run is asserted.
final class SnapshotResults: Sendable {
  private struct State {
    var writer: ResultsWriter?
    var count = 0
  }

  private static let folders = Mutex<[String: SnapshotResults]>([:])

  private let folder: ResultsFolder
  private let state = Mutex(State())

  private init(folder: ResultsFolder) { self.folder = folder }

  /// The results in a folder, one value for the whole process.
  static func shared(_ path: String) -> SnapshotResults {
    folders.withLock { folders in
      if let results = folders[path] { return results }
      if folders.isEmpty {
        // The last results are written at the end of the tests, unless they crash.
        atexit { SnapshotResults.finishAll() }
      }
      let results = SnapshotResults(folder: ResultsFolder(path))
      folders[path] = results
      return results
    }
  }

  private static func finishAll() {
    for results in folders.withLock({ Array($0.values) }) {
      // A folder that was removed, such as a temporary one, is not created again.
      guard Folder.kind(of: results.folder.path) == .folder else { continue }
      try? results.finish()
    }
  }

  /// Writes the list of the cases so far.
  func finish() throws(ReportError) { try state.withLock { $0.writer }?.finish() }

  /// Adds a case, and returns it with the paths of its files.
  ///
  /// - Throws: `ReportError`.
  func add(_ item: ReportCase) throws(ReportError) -> ReportCase {
    let writer = try writer()
    let kept = try writer.add(item)
    // The list is written after 1, 2, 4, 8, ... cases, so that a crash leaves most of them and a thousand cases do not
    // write a thousand lists.
    let count = state.withLock { state in
      state.count += 1
      return state.count
    }
    if count & (count - 1) == 0 { try writer.finish() }
    return kept
  }

  private func writer() throws(ReportError) -> ResultsWriter {
    try state.withLock { state throws(ReportError) in
      if let writer = state.writer { return writer }
      let writer = try folder.join(
        run: TestProcess.run, title: "Snapshot tests", generator: "MaquetteTesting")
      state.writer = writer
      return writer
    }
  }
}
