internal import Synchronization

/// Notes what elements tell of how they move.
final class MotionRecorder: Sendable {
  private let noted = Mutex(Motions())

  /// What was told.
  var motions: Motions { noted.withLock { $0 } }

  func note(_ loop: Motions.Loop) { noted.withLock { _ = $0.loops.insert(loop) } }
  func note(_ change: Motions.Change) { noted.withLock { _ = $0.changes.insert(change) } }
}
