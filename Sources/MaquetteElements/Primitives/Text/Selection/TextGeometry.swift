package import MaquetteTypography

/// The places of the characters of a set text in the picture, for carets, selections and fingers.
///
/// A place in a line is the width of the line's text before it, set by itself: that is correct for a line of one direction. The
/// cost is one setting of a part of a line for each place.
package struct TextGeometry: Sendable {
  /// The text as it is set.
  package let text: String
  /// The lines.
  let paragraph: Paragraph
  /// The top left corner of the lines in the picture, in points.
  let corner: Point
  /// The frame of the text: a selection of several lines reaches to its sides.
  let frame: Rect
  /// Returns the width in points of a part of the text, by its code points.
  private let width: @Sendable (Range<Int>) -> Double
  /// The first code points of the characters, and the number of all code points.
  private let starts: [Int]

  /// Creates the places of a text in one font.
  package init(
    _ text: String, style: ParagraphStyle, fonts: FontLibrary, _ paragraph: Paragraph, at corner: Point,
    in frame: Rect
  ) {
    let scalars = Array(text.unicodeScalars)
    self.init(text, paragraph, at: corner, in: frame) { range in
      var part = String.UnicodeScalarView()
      part.append(contentsOf: scalars[range])
      return fonts.paragraph(String(part), style: style).idealWidth
    }
  }

  init(
    _ text: String, _ paragraph: Paragraph, at corner: Point, in frame: Rect,
    width: @escaping @Sendable (Range<Int>) -> Double
  ) {
    (self.text, self.paragraph, self.corner, self.frame, self.width) = (text, paragraph, corner, frame, width)
    var starts = [0]
    for character in text { starts.append(starts[starts.count - 1] + character.unicodeScalars.count) }
    self.starts = starts
  }

  /// The number of characters.
  package var count: Int { starts.count - 1 }

  /// Returns the edge in front of a character, without a width; an index past the end is the end of the text.
  package func edge(before index: Int) -> Rect {
    let place = starts[Swift.min(Swift.max(index, 0), count)]
    let line = lineIndex(of: place)
    let (x, room) = (x(of: place, inLine: line), room(ofLine: line))
    return Rect(minX: x, minY: room.top, maxX: x, maxY: room.bottom)
  }

  /// Returns the parts of lines that a range of characters takes.
  ///
  /// All lines but the last are selected up to their ends, and all but the first from their beginnings, as in UIKit's views.
  package func lines(of range: Range<Int>) -> SelectedLines {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return SelectedLines([], first: .leftToRight, last: .leftToRight) }
    let (from, to) = (starts[range.lowerBound], starts[range.upperBound])
    let (first, last) = (lineIndex(of: from), lineIndex(of: to, isEnd: true))
    let rects = (first...Swift.max(first, last)).map { index in
      let isFlipped = paragraph.lines[index].direction == .rightToLeft
      let (start, end) = isFlipped ? (frame.maxX, frame.minX) : (frame.minX, frame.maxX)
      let sides = [
        index == first ? x(of: from, inLine: index) : start, index >= last ? x(of: to, inLine: index) : end,
      ]
      let room = room(ofLine: index)
      return Rect(
        minX: Swift.min(sides[0], sides[1]), minY: room.top, maxX: Swift.max(sides[0], sides[1]),
        maxY: room.bottom)
    }
    return SelectedLines(
      rects, first: paragraph.lines[first].direction, last: paragraph.lines[Swift.max(first, last)].direction)
  }

  /// Returns the index of the character whose front edge is nearest to a point, on the line that is nearest to it.
  package func index(at point: Point) -> Int {
    let line =
      paragraph.lines.indices.first { point.y < room(ofLine: $0).bottom } ?? paragraph.lines.count - 1
    let range = paragraph.lines[line].range
    // The place behind a line that is wrapped is that in front of the next one.
    let isEnded = isEnded(line)
    let places = starts.indices.filter {
      range.contains(starts[$0]) || starts[$0] == range.upperBound && isEnded
    }
    // From one place to the next the distance only falls, and then only grows.
    return places.min { distance(of: $0, to: point, line) < distance(of: $1, to: point, line) } ?? 0
  }

  /// Returns the characters of the word at a point, or of the one before it if there is a space.
  package func word(at point: Point) -> Range<Int> { text.wordRange(at: index(at: point)) }

  private func distance(of index: Int, to point: Point, _ line: Int) -> Double {
    abs(x(of: starts[index], inLine: line) - point.x)
  }

  /// The line of a code point; at a line's end, the next one, unless it ends a range.
  private func lineIndex(of place: Int, isEnd: Bool = false) -> Int {
    let index = paragraph.lines.indices.first {
      let end = paragraph.lines[$0].range.upperBound
      return place < end || place == end && (isEnd || isEnded($0))
    }
    return index ?? paragraph.lines.count - 1
  }

  /// Whether a line ends where the text does or says so, rather than where it is wrapped.
  private func isEnded(_ line: Int) -> Bool {
    line == paragraph.lines.count - 1
      || paragraph.lines[line + 1].range.lowerBound > paragraph.lines[line].range.upperBound
  }

  private func x(of place: Int, inLine index: Int) -> Double {
    let line = paragraph.lines[index]
    let range = line.range.lowerBound..<Swift.max(line.range.lowerBound, place)
    // Spaces at the end of a line, and what an ellipsis stands for, take no room.
    let length = range.isEmpty ? 0 : Swift.min(line.width, width(range))
    return corner.x + line.x + (line.direction == .rightToLeft ? line.width - length : length)
  }

  /// The room of a line: lines touch each other.
  private func room(ofLine index: Int) -> (top: Double, bottom: Double) {
    let below = paragraph.size.height - paragraph.lastBaseline
    let top = index == 0 ? 0 : paragraph.lines[index - 1].baseline + below
    return (corner.y + top, corner.y + paragraph.lines[index].baseline + below)
  }
}
