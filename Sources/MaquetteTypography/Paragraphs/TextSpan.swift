/// A part of a text that is set in one font.
public struct TextSpan: Hashable, Sendable {
  /// The text of the run.
  public var text: String
  /// The font.
  public var font: Font
  /// The part's distance between baselines in points; nil for the font's.
  public var lineHeight: Double?

  /// Creates a part of a text.
  public init(_ text: String, font: Font, lineHeight: Double? = nil) {
    self.text = text
    self.font = font
    self.lineHeight = lineHeight
  }
}

/// The parts of a shaped text, by code points.
///
/// The whole text has one order of directions, one set of line breaks and one sequence of scripts; only faces are chosen
/// part by part. Neighbours of one font are shaped together, so that a border within a word separates neither kerned nor
/// joined letters.
struct SpanTable: Sendable {
  /// The code point after the last one of each part; parts do not divide characters.
  let ends: [Int]
  let fonts: [Font]
  let rooms: [LineRoom]

  /// Divides a text, which is that of the parts one after the other.
  init(_ spans: [TextSpan], of text: String, selection: FontSelection) {
    fonts = spans.map(\.font)
    rooms = spans.map { LineRoom(selection.lineExtents(for: $0.font), lineHeight: $0.lineHeight) }
    var ends: [Int] = []
    var wanted = 0
    var characters = text.makeIterator()
    var reached = 0
    for span in spans {
      wanted += span.text.unicodeScalars.count
      // A mark at the beginning of a part belongs to the character before it.
      while reached < wanted, let character = characters.next() { reached += character.unicodeScalars.count }
      ends.append(reached)
    }
    self.ends = ends
  }

  /// Returns the index of the part that contains a code point; the last part for the end of the text.
  func index(at place: Int) -> Int {
    min(ends.partitioningIndex { $0 > place }, max(0, ends.count - 1))
  }

  /// Calls `body` with each stretch of a range that has one font.
  func forEachFont(in range: Range<Int>, _ body: (Range<Int>, Font) -> Void) {
    var start = range.lowerBound
    while start < range.upperBound {
      let font = fonts[index(at: start)]
      var end = end(ofPartAt: start, limit: range.upperBound)
      while end < range.upperBound, fonts[index(at: end)] == font {
        end = self.end(ofPartAt: end, limit: range.upperBound)
      }
      body(start..<end, font)
      start = end
    }
  }

  private func end(ofPartAt place: Int, limit: Int) -> Int {
    let end = ends[index(at: place)]
    return place < end && end < limit ? end : limit
  }
}
