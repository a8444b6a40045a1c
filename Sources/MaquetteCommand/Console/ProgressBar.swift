internal import Synchronization

/// A bar on standard error that shows how many of several pictures are done, on a terminal only.
final class ProgressBar: Sendable {
  private static let width = 30

  private let console: Console
  private let total: Int
  private let done = Mutex(0)

  init(total: Int, on console: Console) {
    self.console = console
    self.total = total
  }

  /// One bar is worth showing for this many pictures.
  private var isVisible: Bool { console.showsProgress && total > 1 }

  /// Counts one more picture.
  func advance() {
    guard isVisible else { return }
    done.withLock { done in
      done += 1
      let filled = done * Self.width / total
      let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
      console.control("\r\(bar) \(done) of \(total)")
    }
  }

  /// Removes the bar.
  func finish() {
    if isVisible { console.control("\r\u{1B}[2K") }
  }
}
