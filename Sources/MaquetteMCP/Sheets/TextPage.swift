/// A part of a long text, with the call for the rest.
struct TextPage {
  /// The parameter with the first line.
  static let parameter = ToolParameter(
    "from", .whole(1...10_000_000), "The first line to return, if an earlier answer was cut.")
  /// The most lines and bytes of an answer.
  static let lineLimit = 200
  static let byteLimit = 16_000

  /// The lines from one on, up to the limits, and a last line that says how to get the others.
  ///
  /// - Parameter next: The call for more, such as `inspect with`.
  static func text(_ text: String, from first: Int = 1, lines limit: Int = lineLimit, next: String) -> String
  {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let count = lines.last?.isEmpty == true ? lines.count - 1 : lines.count
    var (end, bytes) = (first - 1, 0)
    while end < count, end - (first - 1) < limit, bytes < byteLimit {
      bytes += lines[end].utf8.count + 1
      end += 1
    }
    guard first <= count else { return count == 0 ? "" : "'from' is too large: there are \(count) lines" }
    // A single line may be over the limit.
    var part = lines[(first - 1)..<end].map { line in
      line.utf8.count > byteLimit ? line.prefix(byteLimit / 4) + "…" : line
    }.joined(separator: "\n")
    if end < count { part += "\n… \(count - end) more of \(count) lines: call \(next) \"from\": \(end + 1)" }
    return part
  }
}
