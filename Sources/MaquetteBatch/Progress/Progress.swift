/// How far a run is, in words and as a bar.
package struct Progress: Sendable {
  /// How many pictures there are.
  package let total: Int
  /// How many are done.
  package var done = 0
  /// The seconds since the run began.
  package var seconds = 0.0

  private static let width = 30

  /// The beginning of a run.
  package init(total: Int) { self.total = total }

  /// A bar, the count, the rate and the time left, in one line.
  package var bar: String {
    let filled = total > 0 ? min(done, total) * Self.width / total : 0
    return String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled) + " "
      + text
  }

  /// The count, the rate and the time left.
  package var text: String {
    var parts = ["\(done) of \(total)"]
    if let rate { parts.append("\(Self.number(rate))/s") }
    if let secondsLeft { parts.append("\(Self.time(secondsLeft)) left") }
    return parts.joined(separator: "  ")
  }

  /// Pictures a second; nil as long as there is nothing to tell from.
  package var rate: Double? {
    guard done > 0, seconds > 0, seconds.isFinite else { return nil }
    return Double(done) / seconds
  }

  private var secondsLeft: Double? {
    // The first pictures take longer than the rest, which find letters and shadows drawn.
    guard let rate, seconds >= 0.5, done < total else { return nil }
    return Double(total - done) / rate
  }

  /// A number with as many digits as mean something.
  private static func number(_ value: Double) -> String {
    guard value < 1e9 else { return "many" }
    return value >= 10 ? String(Int(value.rounded())) : tenths(value)
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// A time as people say it: `0.4 s`, `12 s`, `3 min 20 s`, `2 h 5 min`.
  package static func time(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return "long" }
    if seconds < 9.95 { return "\(tenths(seconds)) s" }
    let whole = Int(seconds.rounded())
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }
}
