// Unified differences
// ===================
//
// Common lines at the beginning and the end are removed first; the rest is compared by the standard library's
// `difference(from:)`, which is Myers' greedy algorithm (An O(ND) Difference Algorithm and Its Variations, Algorithmica
// 1, 1986): time grows with the number of lines times the number of differing ones. If the product of the line counts
// exceeds `largestProduct`, all remaining lines count as replaced. Lines are compared as UTF-8, because two encodings
// of one accented letter are two files.

/// The difference between two texts, line by line.
struct LineDifference {
  /// How many lines of a difference a message shows.
  static let linesInMessage = 40
  /// Equal lines shown around those that differ.
  static let context = 3
  /// The largest product of line counts that is compared line by line.
  static let largestProduct = 4_000_000

  /// The kind of a line in the difference.
  private enum Fate: Character {
    case kept = " "
    case removed = "-"
    case added = "+"
  }

  private struct Entry {
    let fate: Fate
    let line: Line
  }

  /// A line that is compared byte by byte.
  private struct Line: Hashable {
    let bytes: [UInt8]

    /// The line for display, with invisible characters at its end made visible.
    var shown: String {
      var text = String(decoding: bytes, as: UTF8.self)
      var ending = ""
      while let last = text.unicodeScalars.last, let mark = Self.marks[last] {
        text.unicodeScalars.removeLast()
        ending = mark + ending
      }
      return text + ending
    }

    private static let marks: [Unicode.Scalar: String] = [" ": "·", "\t": "→", "\r": "␍"]
  }

  private let entries: [Entry]
  /// The message for texts that differ only in the newline at the end.
  private let newlineNote: String?

  init(_ expected: String, _ actual: String) {
    let (old, new) = (Self.lines(of: expected), Self.lines(of: actual))
    let shorter = min(old.count, new.count)
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.reversed(), new.reversed()).prefix(shorter - prefix).prefix { $0 == $1 }.count
    let middle = Self.compare(
      Array(old[prefix..<(old.count - suffix)]), Array(new[prefix..<(new.count - suffix)]))
    entries =
      old.prefix(prefix).map { Entry(fate: .kept, line: $0) } + middle
      + old.suffix(suffix).map { Entry(fate: .kept, line: $0) }
    switch (expected.utf8.last == UInt8(ascii: "\n"), actual.utf8.last == UInt8(ascii: "\n")) {
    case (true, false): newlineNote = "the newline at the end is missing"
    case (false, true): newlineNote = "there is an extra newline at the end"
    default: newlineNote = nil
    }
  }

  private static func lines(of text: String) -> [Line] {
    var lines = Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { Line(bytes: Array($0)) }
  }

  private static func compare(_ old: [Line], _ new: [Line]) -> [Entry] {
    let (product, overflow) = old.count.multipliedReportingOverflow(by: new.count)
    guard !overflow, product <= largestProduct else {
      return old.map { Entry(fate: .removed, line: $0) } + new.map { Entry(fate: .added, line: $0) }
    }
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var entries: [Entry] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        entries.append(Entry(fate: .removed, line: old[i]))
        i += 1
      } else if j < new.count, added.contains(j) {
        entries.append(Entry(fate: .added, line: new[j]))
        j += 1
      } else {
        entries.append(Entry(fate: .kept, line: new[j]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return entries
  }

  /// The numbers of lines in a few words: `1 line removed, 2 added`.
  var summary: String {
    let (removed, added) = (entries.count { $0.fate == .removed }, entries.count { $0.fate == .added })
    if removed + added == 0 { return newlineNote ?? "the texts are equal" }
    if removed == 0 { return "\(added) \(added == 1 ? "line" : "lines") added" }
    return "\(removed) \(removed == 1 ? "line" : "lines") removed" + (added > 0 ? ", \(added) added" : "")
  }

  /// The difference in the unified form, cut after a number of lines.
  func text(limit: Int) -> String {
    var lines: [String] = []
    var (old, new) = (1, 1)
    var index = 0
    while index < entries.count {
      guard let hunk = hunk(from: index) else { break }
      for entry in entries[index..<hunk.lowerBound] { advance(&old, &new, by: entry.fate) }
      let oldCount = entries[hunk].count { $0.fate != .added }
      let newCount = entries[hunk].count { $0.fate != .removed }
      lines.append("@@ -\(Self.range(old, oldCount)) +\(Self.range(new, newCount)) @@")
      for entry in entries[hunk] {
        let text = entry.fate == .kept ? String(decoding: entry.line.bytes, as: UTF8.self) : entry.line.shown
        lines.append(String(entry.fate.rawValue) + text)
        advance(&old, &new, by: entry.fate)
      }
      index = hunk.upperBound
    }
    if let newlineNote { lines.append("\\ \(newlineNote)") }
    guard lines.count > limit else { return lines.joined(separator: "\n") }
    let rest = lines.count - limit
    return lines.prefix(limit).joined(separator: "\n") + "\n… and \(rest) more line\(rest == 1 ? "" : "s")"
  }

  /// The range of lines in the notation of a unified diff; for no lines, the line before.
  private static func range(_ first: Int, _ count: Int) -> String {
    "\(count == 0 ? first - 1 : first),\(count)"
  }

  /// The next hunk: differing entries and the equal ones around them.
  private func hunk(from start: Int) -> Range<Int>? {
    guard let first = entries[start...].firstIndex(where: { $0.fate != .kept }) else { return nil }
    var last = first
    var index = first
    while index < entries.count, index - last <= 2 * Self.context {
      if entries[index].fate != .kept { last = index }
      index += 1
    }
    return max(start, first - Self.context)..<min(entries.count, last + Self.context + 1)
  }

  private func advance(_ old: inout Int, _ new: inout Int, by fate: Fate) {
    if fate != .added { old += 1 }
    if fate != .removed { new += 1 }
  }
}
