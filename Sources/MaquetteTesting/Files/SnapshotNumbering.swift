internal import Synchronization

/// Counts the snapshots of a run of a test that have no name.
final class SnapshotNumbering: Sendable {
  /// Those that no trait brought a numbering for: all tests' together, told apart by their names.
  static let shared = SnapshotNumbering()

  private let counts = Mutex<[String: Int]>([:])

  /// The number of the next snapshot under a key, from 1.
  func next(_ key: String) -> Int {
    counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key, default: 1]
    }
  }

  /// Begins anew, when a test is over and may run again.
  func reset() {
    counts.withLock { $0 = [:] }
  }
}
