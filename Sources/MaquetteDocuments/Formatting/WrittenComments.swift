/// The comments of a YAML text, given out in their order.
///
/// libyaml drops comments, but tells where each event begins and ends. Between two events there are only indicators,
/// white space and comments, so that every `#` found there begins a comment.
struct WrittenComments {
  struct Comment {
    let text: String
    /// The offset of the `#`, in Unicode scalars.
    let offset: Int
    /// The columns before it, counted from 0.
    let column: Int
    /// Whether it is alone on its line, or follows only the dash of a list's item.
    let isAlone: Bool
    let followsBlankLine: Bool

    /// The lines of a comment that is alone on its line.
    var lines: [String] { followsBlankLine ? ["", text] : [text] }
  }

  private let text: [Unicode.Scalar]
  /// The offset of the first character of each line.
  private let lines: [Int]
  private var comments: [Comment] = []
  private var next = 0

  init(in text: [Unicode.Scalar]) {
    self.text = text
    lines = [0] + text.indices.filter { text[$0] == "\n" }.map { $0 + 1 }
  }

  /// Adds the comments between two events.
  mutating func scan(_ gap: Range<Int>) {
    var index = gap.lowerBound
    while index < gap.upperBound {
      guard text[index] == "#" else {
        index += 1
        continue
      }
      let end = text[index..<gap.upperBound].firstIndex(where: Self.endsComment) ?? gap.upperBound
      let before = text[lineStart(of: index)..<index]
      comments.append(
        Comment(
          text: Self.string(text[index..<end]), offset: index, column: before.count,
          isAlone: before.allSatisfy { Self.isSpace($0) || $0 == "-" },
          followsBlankLine: followsBlankLine(index)))
      index = end
    }
  }

  /// The next comment before an offset; it is not given out again.
  mutating func take(before offset: Int, where isWanted: (Comment) -> Bool = { _ in true }) -> Comment? {
    guard next < comments.count, comments[next].offset < offset, isWanted(comments[next]) else { return nil }
    defer { next += 1 }
    return comments[next]
  }

  /// Whether the line above that of a character has white space only.
  func followsBlankLine(_ offset: Int) -> Bool {
    let start = lineStart(of: offset)
    return start > 0 && text[lineStart(of: start - 1)..<(start - 1)].allSatisfy(Self.isSpace)
  }

  /// All texts, sorted: what a document may not lose.
  var inventory: [String] { comments.map(\.text).sorted() }

  /// The white space before the first other character of a line.
  func indentation(at offset: Int) -> Int { text[lineStart(of: offset)...].prefix(while: Self.isSpace).count }

  /// The start of a character's line.
  func lineStart(of offset: Int) -> Int {
    // A document may have 100,000 nodes on one line of 4 MiB.
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return lines[low]
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  /// The characters as text, without white space at the end.
  static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    let end = scalars.lastIndex { !isSpace($0) && $0 != "\n" }.map { $0 + 1 } ?? scalars.startIndex
    return String(String.UnicodeScalarView(scalars[..<end]))
  }

  /// YAML 1.1 section 4.2 counts these characters as line breaks too.
  private static func endsComment(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }
}
