import MaquetteGraphics

extension Typesetter {
  /// Returns the places of the characters of a text, which is that of the typesetter.
  func places(of string: String) -> TextPlaces {
    var isTruncated = false
    let lines = setLines(isTruncated: &isTruncated)
    let paragraph = paragraph(of: lines, isTruncated: isTruncated)
    // The code point at which each character begins, and the end.
    var starts = [0]
    for character in string { starts.append((starts.last ?? 0) + character.unicodeScalars.count) }
    let placed = zip(lines, paragraph.lines).enumerated().map { index, pair in
      let (line, placed) = pair
      let room = room(of: line)
      let end = index + 1 < lines.count ? lines[index + 1].start : text.codePoints.count
      let edges = edges(of: line, from: placed.x)
      let first = starts.partitioningIndex { $0 >= line.start }
      let last = starts.partitioningIndex { $0 >= withoutLineEnd(line.start..<end) }
      var result = TextPlaces.Line(
        characters: first..<Swift.max(first, last), top: placed.baseline - room.ascent,
        bottom: placed.baseline + room.descent, minX: placed.x, maxX: placed.x + placed.width,
        direction: placed.direction, begins: [], ends: [])
      for character in result.characters {
        let scalars = starts[character]..<starts[character + 1]
        // A space that a break has dropped stands at the end.
        result.begins.append(edges[scalars.lowerBound]?.begin ?? result.end)
        result.ends.append(scalars.reversed().lazy.compactMap { edges[$0]?.end }.first ?? result.end)
      }
      return result
    }
    return TextPlaces(lines: placed, count: starts.count - 1)
  }

  /// The end of a range of code points before the line end that closes it.
  private func withoutLineEnd(_ range: Range<Int>) -> Int {
    let lineEnd = text.lines.first {
      $0.range.lowerBound <= range.lowerBound && $0.range.upperBound >= range.lowerBound
    }
    return Swift.min(range.upperBound, lineEnd?.range.upperBound ?? range.upperBound)
  }

  /// Where each code point of a line begins and ends; the glyphs of a ligature are divided equally among its code points.
  private func edges(of line: SetLine, from left: Double) -> [Int: (begin: Double, end: Double)] {
    var clusters: [(place: Int, left: Double, right: Double, isFlipped: Bool)] = []
    var pen = left
    for index in visualOrder(ofLevels: line.fragments.map(\.level)) {
      let fragment = line.fragments[index]
      for cluster in GlyphClusters(fragment.glyphs) {
        let width = fragment.sizedFace.advance(of: cluster)
        clusters.append((Int(cluster.first.cluster), pen, pen + width, fragment.level % 2 == 1))
        pen += width
      }
    }
    clusters.sort { $0.place < $1.place }
    var edges: [Int: (begin: Double, end: Double)] = [:]
    for (index, cluster) in clusters.enumerated() where edges[cluster.place] == nil {
      let next = clusters[(index + 1)...].first { $0.place > cluster.place }?.place
      let end = Swift.min(
        next ?? text.clusterBoundary(atOrAfter: cluster.place + 1, limit: text.codePoints.count),
        text.runs(in: cluster.place..<cluster.place + 1).first?.item.range.upperBound ?? .max)
      let count = Double(Swift.max(1, end - cluster.place))
      let part = (cluster.right - cluster.left) / count
      for place in cluster.place..<Swift.max(end, cluster.place + 1) {
        let before = Double(place - cluster.place) * part
        edges[place] =
          cluster.isFlipped
          ? (cluster.right - before, cluster.right - before - part)
          : (cluster.left + before, cluster.left + before + part)
      }
    }
    return edges
  }
}
