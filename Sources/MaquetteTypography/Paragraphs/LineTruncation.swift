/// Shortens a line until it fits together with an ellipsis.
///
/// The remaining characters are chosen by summed advances, so the work is proportional to the visible part, not to
/// the length of the text. Grapheme clusters stay whole, and spaces beside the ellipsis are removed.
struct LineTruncation {
  let cutter: LineCutter
  let mode: TruncationMode
  /// The ellipsis, set in the paragraph's font and direction.
  let ellipsis: [LineFragment]
  /// The width available for the line in points.
  let maxWidth: Double

  private var text: ShapedText { cutter.text }

  /// Returns the fragments of a truncated line in logical order; the ellipsis alone if nothing else fits.
  func fragments(of range: Range<Int>) -> [LineFragment] {
    var room = maxWidth - ellipsis.width
    while true {
      let kept = keptRanges(of: range, room: room)
      let (before, after) = (cutter.fragments(of: kept.before), cutter.fragments(of: kept.after))
      let fragments = before + ellipsis(between: before, and: after) + after
      let excess = fragments.width - maxWidth
      // Reshaping the cut ends can widen them slightly; then a smaller width is tried.
      if excess <= widthTolerance || (kept.before.isEmpty && kept.after.isEmpty) { return fragments }
      room =
        min(room, text.width(of: kept.before) + text.width(of: kept.after)) - max(excess, 2 * widthTolerance)
    }
  }

  /// Returns the place of a character beside the ellipsis: the last one before it or, if it comes first, the next one.
  func placeBesideEllipsis(in range: Range<Int>) -> Int {
    let kept = keptRanges(of: range, room: maxWidth - ellipsis.width)
    return kept.before.isEmpty ? kept.after.lowerBound : kept.before.upperBound - 1
  }

  /// The ellipsis; between two parts of one direction it has that direction (UAX 9, rule N1).
  private func ellipsis(between before: [LineFragment], and after: [LineFragment]) -> [LineFragment] {
    guard let last = before.last?.level, let first = after.first?.level, last % 2 == first % 2 else {
      return ellipsis
    }
    return ellipsis.map { fragment in
      var fragment = fragment
      if fragment.level % 2 != last % 2 { fragment.level = min(last, first) }
      return fragment
    }
  }

  private func keptRanges(of range: Range<Int>, room: Double) -> (before: Range<Int>, after: Range<Int>) {
    let gap =
      switch mode {
      case .tail: tailGap(in: range, room: room)
      case .head: headGap(in: range, room: room)
      case .middle: middleGap(in: range, room: room)
      }
    return (
      text.trimmingTrailingSpaces(range.lowerBound..<gap.lowerBound),
      trimmingLeadingSpaces(gap.upperBound..<range.upperBound)
    )
  }

  private func tailGap(in range: Range<Int>, room: Double) -> Range<Int> {
    var head = range.lowerBound
    while let next = grown(head: head, tail: range.upperBound),
      text.width(of: range.lowerBound..<next) <= room
    {
      head = next
    }
    return head..<range.upperBound
  }

  private func headGap(in range: Range<Int>, room: Double) -> Range<Int> {
    var tail = range.upperBound
    while let next = shrunk(head: range.lowerBound, tail: tail),
      text.width(of: next..<range.upperBound) <= room
    {
      tail = next
    }
    return range.lowerBound..<tail
  }

  /// Grows both ends toward the middle, the narrower one first, as long as a character fits.
  private func middleGap(in range: Range<Int>, room: Double) -> Range<Int> {
    var (head, tail) = (range.lowerBound, range.upperBound)
    while true {
      let before = text.width(of: range.lowerBound..<head)
      let after = text.width(of: tail..<range.upperBound)
      let longerHead = grown(head: head, tail: tail).flatMap { next in
        text.width(of: range.lowerBound..<next) + after <= room ? next : nil
      }
      let longerTail = shrunk(head: head, tail: tail).flatMap { next in
        before + text.width(of: next..<range.upperBound) <= room ? next : nil
      }
      switch (longerHead, longerTail) {
      case (let next?, nil): head = next
      case (nil, let next?): tail = next
      case (let next?, let previous?): if before <= after { head = next } else { tail = previous }
      case (nil, nil): return head..<tail
      }
    }
  }

  private func grown(head: Int, tail: Int) -> Int? {
    head < tail ? text.clusterBoundary(atOrAfter: head + 1, limit: tail) : nil
  }

  private func shrunk(head: Int, tail: Int) -> Int? {
    head < tail ? text.clusterBoundary(atOrBefore: tail - 1, limit: head) : nil
  }

  private func trimmingLeadingSpaces(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound && text.boundaries[start].contains(.space) { start += 1 }
    return start..<range.upperBound
  }
}

extension [LineFragment] {
  var width: Double { reduce(into: 0) { $0 += $1.width } }
}
