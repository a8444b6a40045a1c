import Synchronization

/// Counts the snapshots of a run of a test that have no name.
final class SnapshotNumbering: Sendable {
  private struct State {
    var counts: [String: Int] = [:]
    /// The keys of snapshots that have a number and are not done.
    var busy: Set<String> = []
  }

  /// The numbering of Swift Testing without a trait: one for all tests, distinguished by their keys.
  static let swiftTesting = SnapshotNumbering()
  /// The numbering of XCTest, which runs one test after the other.
  static let xctest = SnapshotNumbering()

  private let state = Mutex(State())

  /// The number of the next snapshot under a key, from 1; nil while another one is in progress, because their order
  /// would be random.
  func begin(_ key: String) -> Int? {
    state.withLock { state in
      guard state.busy.insert(key).inserted else { return nil }
      state.counts[key, default: 0] += 1
      return state.counts[key]
    }
  }

  func end(_ key: String) {
    state.withLock { state in
      _ = state.busy.remove(key)
    }
  }

  func reset() {
    state.withLock { $0 = State() }
  }
}

/// The claims of assertions on golden files in this process; they reveal two assertions on one file.
final class SnapshotClaims: Sendable {
  static let shared = SnapshotClaims()

  struct Claim: Hashable {
    /// The test, or the run of a parameterised test.
    var owner: String
    /// The name of the snapshot before its conversion to a file name.
    var name: String
    var content: Int
  }

  private let claims = Mutex<[String: Claim]>([:])
  private let said = Mutex<Set<String>>([])

  /// Whether a message of the run has not been said before.
  func isFirst(_ message: String) -> Bool { said.withLock { $0.insert(message).inserted } }

  /// Claims a file, or returns the conflicting claim.
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
