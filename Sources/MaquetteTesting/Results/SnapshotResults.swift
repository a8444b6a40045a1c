internal import MaquetteFiles
internal import MaquetteSnapshots
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The results of this process's snapshots, in a results folder for `maquette review` and `maquette accept`.
///
/// Swift Testing and XCTest run in processes of their own, and one run may be of one test only: results of other runs
/// stay in the folder, and a case is replaced when its snapshot is asserted again.
final class SnapshotResults: Sendable {
  private struct State {
    /// The paths of former cases that failed; nil until they have been read.
    var former: Set<String>?
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
      try? results.state.withLock { $0.writer }?.finish()
    }
  }

  /// Adds a case that failed or was recorded.
  ///
  /// - Throws: `ReportError`.
  func add(_ item: ReportCase) throws(ReportError) {
    let writer = try writer()
    try writer.add(item)
    // The list is written after 1, 2, 4, 8, ... cases, so that a crash leaves most of them and a thousand failures
    // do not write a thousand lists.
    let count = state.withLock { state in
      state.count += 1
      return state.count
    }
    if count & (count - 1) == 0 { try writer.finish() }
  }

  /// Notes that a snapshot passes, if it failed before.
  func pass(_ path: String, group: String) throws(ReportError) {
    let hasFailed = state.withLock { state in
      if state.former == nil {
        let cases = (try? folder.read())?.cases ?? []
        state.former = Set(cases.filter { !$0.outcome.passes }.map(\.path))
      }
      return state.former?.contains(path) == true
    }
    guard hasFailed else { return }
    try writer().add(ReportCase(path: path, group: group, outcome: .equal, message: "equal"))
  }

  /// Writes a file beside the results under a name derived from the case's.
  func keep(_ bytes: [UInt8], path: String, role: String, fileExtension: String) throws(FileProblem) -> String
  {
    let picture = PictureName.name(ofCase: path, role: role)
    let target = FileName.joined(folder.path, FileName.withoutSuffix(picture) + "." + fileExtension)
    try Folder.create(FileName.folder(of: target))
    try FileBytes.write(bytes, to: target)
    return target
  }

  private func writer() throws(ReportError) -> ResultsWriter {
    try state.withLock { state throws(ReportError) in
      if let writer = state.writer { return writer }
      let writer = try folder.begin(title: "Snapshot tests", generator: "MaquetteTesting", keepsFormer: true)
      state.writer = writer
      return writer
    }
  }
}
