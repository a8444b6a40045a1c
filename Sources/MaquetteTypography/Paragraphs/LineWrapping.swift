/// How much wider than its room a line may be, in points: what layout arithmetic loses between measuring a text
/// and setting it in the width it asked for.
let widthTolerance = 1.0 / 1024

/// Finds where the lines of a shaped text end.
///
/// Each line takes as many words as fit (first fit, as the platforms' labels do it). The work for a line is
/// proportional to the line, because advances are summed up beforehand.
struct LineWrapper {
  let text: ShapedText
  /// What the hyphen adds that shows where a soft hyphen ends a line, in points.
  let hyphenWidth: Double

  /// Whether a stretch of text fits in a line, apart from spaces at its end.
  func fits(_ range: Range<Int>, in room: Double) -> Bool {
    text.width(of: text.trimmingTrailingSpaces(range)) <= room + widthTolerance
  }

  /// Whether a line that ends in a soft hyphen is broken there, and so shows a hyphen.
  func endsWithHyphen(_ line: Range<Int>, of rest: Range<Int>) -> Bool {
    line.upperBound < rest.upperBound && text.codePoints[line.upperBound - 1] == 0x00ad
  }

  /// Returns where the line that starts a stretch of text ends: after its last word that fits, or within a word
  /// that is wider than the room; always after at least one character.
  func endOfLine(in range: Range<Int>, room: Double) -> Int {
    if fits(range, in: room) { return range.upperBound }
    var lastWordEnd: Int?
    var lastClusterEnd: Int?
    var place = range.lowerBound
    while place < range.upperBound {
      place = text.clusterBoundary(atOrAfter: place + 1, limit: range.upperBound)
      let endsWithSpace = text.boundaries[place - 1].contains(.space)
      let isOpportunity = text.boundaries[place].contains(.lineBreak)
      if !endsWithSpace && text.width(of: range.lowerBound..<place) > room + widthTolerance { break }
      let line = range.lowerBound..<place
      let wordRoom = endsWithHyphen(line, of: range) ? room - hyphenWidth : room
      if isOpportunity && fits(line, in: wordRoom) { lastWordEnd = place }
      if !endsWithSpace { lastClusterEnd = place }
    }
    return lastWordEnd ?? lastClusterEnd
      ?? text.clusterBoundary(atOrAfter: range.lowerBound + 1, limit: range.upperBound)
  }
}
