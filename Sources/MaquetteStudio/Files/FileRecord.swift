package import MaquetteFiles
import Synchronization

/// The digest of a file's content, with the stamp that proves it unchanged without reading it.
package struct FileRecord: Hashable, Sendable, Codable {
  package var digest: Digest
  /// The stamp of the file when it was read; nil if it was too young to prove anything.
  package var stamp: FileStamp?

  enum CodingKeys: String, CodingKey {
    case digest = "sha256"
    case stamp
  }
}

extension FileRecord {
  /// The record of a file; a former one with the same stamp makes reading unnecessary.
  package init(of path: String, former: FileRecord?) throws(FileProblem) {
    let stamp = FileStamp(of: path)
    if let former, let stamp, former.stamp == stamp {
      self = former
      return
    }
    let time = FileStamp.now
    digest = try Digest(ofFile: path)
    // A file that changes during the reading has another stamp, or one that has not settled.
    self.stamp = stamp.flatMap { $0.isSettled(at: time) ? $0 : nil }
  }
}

/// The files that a run depends on. Each is checked once, and read only if its stamp does not prove it unchanged, so
/// that a run sees one state of every file.
package final class FileLedger: Sendable {
  private let former: [String: FileRecord]
  private let current = Mutex<[String: FileRecord]>([:])

  /// A ledger with the records of a former run.
  package init(former: [String: FileRecord] = [:]) { self.former = former }

  package func record(of path: String) throws(FileProblem) -> FileRecord {
    if let record = current.withLock({ $0[path] }) { return record }
    let record = try FileRecord(of: path, former: former[path])
    current.withLock { $0[path] = record }
    return record
  }

  /// Adds a file that was read after a time in nanoseconds since 1970, and returns its record.
  ///
  /// A file that was written since that time may have the stamp of another content, so its stamp is not kept.
  package func add(_ path: String, digest: Digest, readAfter time: Int64) -> FileRecord {
    let stamp = FileStamp(of: path).flatMap { $0.isSettled(at: time) ? $0 : nil }
    let record = FileRecord(digest: digest, stamp: stamp)
    current.withLock { $0[path] = record }
    return record
  }

  /// The records of all files that were checked.
  package var records: [String: FileRecord] { current.withLock { $0 } }
}
