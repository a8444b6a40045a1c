import Synchronization

/// The progress of a run, in words and as a bar.
struct Progress: Sendable {
  let total: Int
  var done = 0
  /// The seconds since the run began.
  var seconds = 0.0

  private static let width = 30

  /// A bar, the count, the rate and the time left, in one line.
  var bar: String {
    let filled = total > 0 ? min(done, total) * Self.width / total : 0
    return String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled) + " "
      + text
  }

  /// The count, the rate and the time left.
  var text: String {
    var parts = ["\(done) of \(total)"]
    if let rate { parts.append("\(Self.number(rate))/s") }
    if let secondsLeft { parts.append("\(Self.time(secondsLeft)) left") }
    return parts.joined(separator: "  ")
  }

  /// Pictures per second; nil before the first picture.
  var rate: Double? {
    guard done > 0, seconds > 0, seconds.isFinite else { return nil }
    return Double(done) / seconds
  }

  private var secondsLeft: Double? {
    // The first pictures take longer than the others, which reuse their glyphs and shadows.
    guard let rate, seconds >= 0.5, done < total else { return nil }
    return Double(total - done) / rate
  }

  /// A number with its significant digits.
  private static func number(_ value: Double) -> String {
    guard value < 1e9 else { return "many" }
    return value >= 10 ? String(Int(value.rounded())) : tenths(value)
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// A duration in words: `0.4 s`, `12 s`, `3 min 20 s`, `2 h 5 min`.
  static func time(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return "long" }
    if seconds < 9.95 { return "\(tenths(seconds)) s" }
    let whole = Int(seconds.rounded())
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }
}

/// Shows on standard error the number of pictures done, the rate per second and the time left: a bar on a terminal,
/// elsewhere a line at intervals.
final class ProgressBar: Sendable {
  /// The shortest time between two movements of the bar.
  private static let frame = Duration.milliseconds(50)
  /// The shortest time between two lines of a log.
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

  func finish() {
    if isBar { console.control("\r\u{1B}[2K") }
  }
}
