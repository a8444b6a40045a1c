package import MaquetteFiles

/// What a file held when it was read, and how to tell without reading that it still does.
package struct FileRecord: Hashable, Sendable, Codable {
  /// The digest of the content.
  package var digest: Digest
  /// The stamp that goes with it; nil if it was too young to prove anything.
  package var stamp: FileStamp?

  enum CodingKeys: String, CodingKey {
    case digest = "sha256"
    case stamp
  }

  /// A record of some content.
  package init(digest: Digest, stamp: FileStamp?) {
    self.digest = digest
    self.stamp = stamp
  }

  /// The record of a file; a former one of the same stamp saves reading it.
  package init(of path: String, former: FileRecord?) throws(FileProblem) {
    let stamp = FileStamp(of: path)
    if let former, let stamp, former.stamp == stamp {
      self = former
      return
    }
    let time = FileStamp.now
    digest = try Digest(ofFile: path)
    // A file that changes while it is read has another stamp, or one that has not settled.
    self.stamp = stamp.flatMap { $0.isSettled(at: time) ? $0 : nil }
  }
}
