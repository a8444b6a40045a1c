internal import MaquetteBatch
internal import Synchronization

/// Shows on standard error how many of several pictures are done, how fast it goes and how long it will take: a bar
/// on a terminal, elsewhere a line from time to time.
final class ProgressBar: Sendable {
  /// How often the bar moves; more often nobody sees.
  private static let frame = Duration.milliseconds(50)
  /// How often there is a line, for logs.
  private static let interval = Duration.seconds(10)

  private struct State {
    var progress: Progress
    var lastShown: ContinuousClock.Instant?
  }

  private let console: Console
  private let began = ContinuousClock.now
  private let state: Mutex<State>
  private let isBar: Bool

  init(total: Int, on console: Console) {
    self.console = console
    isBar = console.showsProgress && total > 1
    state = Mutex(State(progress: Progress(total: total)))
  }

  /// Counts one more picture.
  func advance() {
    let now = ContinuousClock.now
    state.withLock { state in
      state.progress.done += 1
      let last = state.lastShown ?? (isBar ? nil : began)
      if let last, now - last < (isBar ? Self.frame : Self.interval) { return }
      state.lastShown = now
      state.progress.seconds = (now - began) / .seconds(1)
      if isBar {
        console.control("\r\(state.progress.bar)\u{1B}[K")
      } else if !console.showsProgress {
        console.say(state.progress.text)
      }
    }
  }

  /// Removes the bar.
  func finish() {
    if isBar { console.control("\r\u{1B}[2K") }
  }
}
