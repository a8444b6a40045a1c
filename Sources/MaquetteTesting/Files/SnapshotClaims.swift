internal import Synchronization

/// Who has asserted what about which file in this process, so that two never mean one file without knowing.
final class SnapshotClaims: Sendable {
  /// The claims of the process.
  static let shared = SnapshotClaims()

  /// What an assertion says about a file.
  struct Claim: Hashable {
    /// The test, or the run of a parameterised test.
    var owner: String
    /// What the file is named after, before it was made fit for a file's name.
    var name: String
    /// A hash of the content.
    var content: Int
  }

  private let claims = Mutex<[String: Claim]>([:])

  /// Claims a file; the claim that stands in the way, if there is one.
  ///
  /// Paths are compared without regard to case, as some file systems do.
  func add(_ claim: Claim, path: String) -> Claim? {
    claims.withLock { claims in
      let key = path.lowercased()
      guard let other = claims[key] else {
        claims[key] = claim
        return nil
      }
      return other == claim ? nil : other
    }
  }
}
