package import MaquetteGraphics

/// The places of a text's characters in its lines, in points: where a caret stands, what a selection covers, which character
/// is under a finger.
///
/// Characters are counted from 0, line ends included; a place is before the character of that number.
package struct TextPlaces: Hashable, Sendable {
  /// One line.
  package struct Line: Hashable, Sendable {
    /// The characters, with the spaces that are dropped at its end, without a line end.
    package var characters: Range<Int>
    /// The edges from the paragraph's top.
    package var top: Double
    package var bottom: Double
    /// The edges of the glyphs.
    package var minX: Double
    package var maxX: Double
    /// The base direction.
    package var direction: LayoutDirection
    /// Where each character begins and ends in its own direction.
    var begins: [Double]
    var ends: [Double]

    /// The edge at which the text of the line ends.
    var end: Double { direction == .rightToLeft ? minX : maxX }

    /// The horizontal position of a caret at a place.
    package func x(at place: Int) -> Double {
      let index = place - characters.lowerBound
      if begins.indices.contains(index) { return begins[index] }
      return index > 0 ? ends.last ?? end : direction == .rightToLeft ? maxX : minX
    }
  }

  /// The lines from top to bottom; at least one.
  package var lines: [Line]
  /// The number of characters.
  package var count: Int

  /// Returns the places in a text that is moved by a distance in points.
  package func offset(dx: Double) -> TextPlaces {
    var result = self
    for index in lines.indices {
      result.lines[index].minX += dx
      result.lines[index].maxX += dx
      result.lines[index].begins = lines[index].begins.map { $0 + dx }
      result.lines[index].ends = lines[index].ends.map { $0 + dx }
    }
    return result
  }

  /// Returns the line of a place: at a break without a line end, the line that follows.
  package func line(of place: Int) -> Line? {
    lines.last { $0.characters.lowerBound <= place } ?? lines.first
  }

  /// Returns the place nearest to a point: in the line at its height, between the two characters that it is nearest to.
  package func place(nearest point: Point) -> Int {
    guard let line = lines.first(where: { point.y < $0.bottom }) ?? lines.last else { return 0 }
    var best = (place: line.characters.lowerBound, distance: Double.infinity)
    func consider(_ place: Int, at x: Double) {
      let distance = abs(point.x - x)
      if distance < best.distance { best = (place, distance) }
    }
    for (index, place) in line.characters.enumerated() {
      consider(place, at: line.begins[index])
      // After the last character of a line that is broken, the caret would stand in the next one.
      if place + 1 < line.characters.upperBound || self.line(of: place + 1) == line {
        consider(place + 1, at: line.ends[index])
      }
    }
    return best.place
  }

  /// Returns the rectangles that a selection covers, line by line from left to right.
  ///
  /// A selection that goes on in the next line covers the room up to the end of its own, and begins where that line does.
  ///
  /// - Parameter room: the edges of the lines' room.
  package func rects(of range: Range<Int>, room: ClosedRange<Double>) -> [Rect] {
    lines.enumerated().flatMap { index, line -> [Rect] in
      let selected = range.clamped(to: line.characters)
      let isLast = index + 1 == lines.count
      // A line end belongs to the selection too, also that of an empty line.
      let goesOn =
        !isLast && range.lowerBound <= line.characters.upperBound
        && range.upperBound > line.characters.upperBound
      guard !selected.isEmpty || goesOn, !range.isEmpty else { return [] }
      var spans = selected.map { place in
        let index = place - line.characters.lowerBound
        let (begin, end) = (line.begins[index], line.ends[index])
        return Swift.min(begin, end)...Swift.max(begin, end)
      }
      if goesOn {
        let end = Swift.min(Swift.max(line.end, room.lowerBound), room.upperBound)
        spans.append(line.direction == .rightToLeft ? room.lowerBound...end : end...room.upperBound)
      }
      let isFromBefore = index > 0 && range.lowerBound < line.characters.lowerBound
      if isFromBefore {
        spans.append(
          line.direction == .rightToLeft
            ? Swift.min(line.maxX, room.upperBound)...room.upperBound
            : room.lowerBound...Swift.max(line.minX, room.lowerBound))
      }
      return Self.joined(spans).map {
        Rect(minX: $0.lowerBound, minY: line.top, maxX: $0.upperBound, maxY: line.bottom)
      }
    }
  }

  /// Returns spans without those that touch each other, from left to right.
  private static func joined(_ spans: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    spans.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
      .reduce(into: []) { joined, next in
        if let last = joined.last, next.lowerBound <= last.upperBound + widthTolerance {
          joined[joined.count - 1] = last.lowerBound...Swift.max(last.upperBound, next.upperBound)
        } else {
          joined.append(next)
        }
      }
  }
}
