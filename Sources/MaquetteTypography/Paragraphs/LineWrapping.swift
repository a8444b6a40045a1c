/// The amount in points by which a line may exceed its width: the rounding error of layout between measuring a text and
/// setting it in the measured width.
let widthTolerance = 1.0 / 1024

/// Breaks a shaped text into lines.
///
/// Each line takes as many words as fit (first fit, as in the platforms' labels). The work for a line is
/// proportional to the line, because advances are summed beforehand.
struct LineWrapper {
  let text: ShapedText
  /// The width in points of the hyphen that replaces a soft hyphen at the end of a line.
  let hyphenWidth: Double

  /// Whether a range of text fits in a line, without trailing spaces.
  func fits(_ range: Range<Int>, in room: Double) -> Bool {
    text.width(of: text.trimmingTrailingSpaces(range)) <= room + widthTolerance
  }

  /// Whether a line is broken at a soft hyphen, which is then visible.
  func endsWithHyphen(_ line: Range<Int>, of rest: Range<Int>) -> Bool {
    line.upperBound < rest.upperBound && text.codePoints[line.upperBound - 1] == 0x00ad
  }

  /// Returns the end of the first line of a range of text: after the last word that fits, or within a word that is wider
  /// than the line; always after at least one character.
  ///
  /// - Parameter visibleEnd: the beginning of the spaces at the end of the range. It is that of the whole paragraph: counting
  ///   them for each line would take time in proportion to lines times spaces.
  func endOfLine(in range: Range<Int>, visibleEnd: Int, room: Double) -> Int {
    let visible = range.lowerBound..<Swift.max(range.lowerBound, visibleEnd)
    if text.width(of: visible) <= room + widthTolerance { return range.upperBound }
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
