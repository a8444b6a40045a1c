package import MaquetteFiles
internal import Synchronization

/// The files that a run depends on. Each is looked at once, and read only if its stamp does not vouch for it, so
/// that a run sees one state of every file.
package final class FileLedger: Sendable {
  private let former: [String: FileRecord]
  private let current = Mutex<[String: FileRecord]>([:])

  /// A ledger that trusts the records of a former run.
  package init(former: [String: FileRecord] = [:]) { self.former = former }

  /// The record of a file.
  package func record(of path: String) throws(FileProblem) -> FileRecord {
    if let record = current.withLock({ $0[path] }) { return record }
    let record = try FileRecord(of: path, former: former[path])
    current.withLock { $0[path] = record }
    return record
  }

  /// All records that were asked for.
  package var records: [String: FileRecord] { current.withLock { $0 } }
}
