import MaquetteSnapshots

/// What one call of an assertion found, in one message: a change that several snapshots show is said once.
struct SnapshotReport {
  /// The most elements whose changes a message names.
  private static let mostChanges = 12

  private(set) var failures: [SnapshotFailure] = []
  private var count = 0

  /// Adds the failures among a number of snapshots.
  mutating func add(_ failures: [SnapshotFailure], of count: Int) {
    self.failures += failures
    self.count += count
  }

  /// The message; nil if nothing failed.
  var message: String? {
    guard !failures.isEmpty else { return nil }
    var lines = failures.count > 1 ? [Wording.several(failures.count, of: count)] : []
    var said: [String: String] = [:]
    for failure in failures {
      lines.append(failure.message)
      if let difference = failure.difference {
        lines.append(Wording.indented(difference.message))
        let changes = difference.changes.isEmpty ? "" : difference.changes.text(limit: Self.mostChanges)
        if !changes.isEmpty, let other = said[changes] {
          lines.append(Wording.indented(Wording.sameChanges(as: other)))
        } else if !changes.isEmpty {
          lines.append(Wording.indented(changes))
          said[changes] = failure.acceptable
        }
      }
      lines += failure.places.map { "  \($0)" }
    }
    let acceptable = failures.compactMap(\.acceptable)
    if !acceptable.isEmpty { lines.append("  " + Wording.advice(on: acceptable)) }
    return lines.joined(separator: "\n")
  }
}
