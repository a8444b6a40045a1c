import Foundation
import Synchronization

/// Ends the process if a preview takes too long or too much memory, after it has said which.
final class Watchdog: Sendable {
  private struct Watched {
    var preview: Int
    var since: ContinuousClock.Instant
    /// The processor time of the process at the beginning, in seconds.
    var processorTime: Double
  }

  private let current = Mutex<Watched?>(nil)

  init(order: PreviewOrder, messages: MessageWriter) {
    let thread = Thread { [weak self] in
      while let self {
        usleep(20_000)
        guard let watched = current.withLock({ $0 }) else { continue }
        // On a busy machine a preview may wait; one that sleeps ends too.
        let used = Self.processorTime - watched.processorTime
        if used > order.seconds || ContinuousClock.now - watched.since > .seconds(order.seconds * 3) {
          messages.write(.slow(preview: watched.preview))
          _exit(75)
        }
        if Self.memory > order.memory {
          messages.write(.large(preview: watched.preview))
          _exit(75)
        }
      }
    }
    thread.start()
  }

  func begin(_ preview: Int) {
    current.withLock { $0 = Watched(preview: preview, since: .now, processorTime: Self.processorTime) }
  }

  func end() { current.withLock { $0 = nil } }

  /// The processor time that the process has used, in seconds.
  private static var processorTime: Double {
    // POSIX fixes a million ticks a second.
    Double(clock()) / 1e6
  }

  /// The bytes of memory that the process uses; 0 where the system does not say.
  private static var memory: Int {
    #if os(Linux)
      guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
      // The second number is the pages in memory.
      return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
    #else
      return 0
    #endif
  }
}
