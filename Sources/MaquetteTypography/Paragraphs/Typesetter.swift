internal import MaquetteGraphics

/// Sets a shaped text: wraps it, truncates its last permitted line, orders and places each line.
struct Typesetter {
  let text: ShapedText
  let shaper: Shaper
  let style: ParagraphStyle
  let line: LineExtents
  /// The maximum width of a line in points; infinity for no limit.
  let maxWidth: Double

  /// A line before placement: its fragments in logical order.
  private typealias Fragments = [LineFragment]

  func paragraph() -> Paragraph {
    var isTruncated = false
    let lines = fragmentsOfLines(isTruncated: &isTruncated)
    let width = lines.reduce(0) { max($0, $1.width) }
    let lineHeight = style.lineHeight.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } ?? line.height
    // Extra line height is divided equally above and below.
    let firstBaseline = (lineHeight - line.ascent - line.descent) / 2 + line.ascent
    let placed = lines.enumerated().map { index, fragments in
      place(fragments, within: width, baseline: firstBaseline + Double(index) * lineHeight)
    }
    return Paragraph(
      lines: placed, size: Size(width: width, height: Double(lines.count) * lineHeight),
      firstBaseline: firstBaseline, lastBaseline: placed.last?.baseline ?? firstBaseline,
      isTruncated: isTruncated, idealWidth: idealWidth, missing: text.missing)
  }

  private var idealWidth: Double {
    text.paragraphs.reduce(0) { max($0, text.width(of: $1)) }
  }

  private func fragmentsOfLines(isTruncated: inout Bool) -> [Fragments] {
    let cutter = LineCutter(text: text, shaper: shaper)
    let wrapper = LineWrapper(text: text, hyphenWidth: text.hasSoftHyphens ? hyphen.width : 0)
    let limit = style.lineLimit.map { max(1, $0) } ?? Int.max
    var lines: [Fragments] = []
    // Trailing blank lines are set if they fit; dropping them adds no ellipsis.
    let lastVisible = text.paragraphs.lastIndex { !text.trimmingTrailingSpaces($0).isEmpty } ?? 0
    for (index, paragraph) in text.paragraphs.enumerated() {
      if lines.count >= limit { return lines }
      let isLastParagraph = index >= lastVisible
      var rest = paragraph
      repeat {
        let (fragments, end) = nextLine(of: rest, wrapper: wrapper, cutter: cutter)
        let isEnd = isLastParagraph && end == rest.upperBound
        if lines.count == limit - 1 && !isEnd {
          isTruncated = true
          // If further paragraphs are dropped, only the tail can be truncated.
          let mode = isLastParagraph ? style.truncation : .tail
          let truncation = LineTruncation(cutter: cutter, mode: mode, ellipsis: ellipsis, maxWidth: maxWidth)
          lines.append(truncation.fragments(of: rest))
          return lines
        }
        lines.append(fragments)
        rest = end..<rest.upperBound
      } while !rest.isEmpty
    }
    return lines
  }

  /// Returns the first line of a range of text, and the beginning of the next.
  private func nextLine(
    of rest: Range<Int>, wrapper: LineWrapper, cutter: LineCutter
  ) -> (fragments: Fragments, end: Int) {
    var room = maxWidth
    while true {
      let end = wrapper.endOfLine(in: rest, room: room)
      let range = rest.lowerBound..<end
      // Spaces at the end of the text count if they fit; at a break they are dropped.
      let keepsSpaces = end == rest.upperBound && text.width(of: range) <= maxWidth + widthTolerance
      var fragments = cutter.fragments(of: keepsSpaces ? range : text.trimmingTrailingSpaces(range))
      if wrapper.endsWithHyphen(range, of: rest) { fragments += hyphen }
      let excess = fragments.width - maxWidth
      if excess <= widthTolerance { return (fragments, end) }
      // Shaping the cut end anew can widen it a little; then an earlier break is tried, if there is one.
      let smaller =
        min(room, text.width(of: text.trimmingTrailingSpaces(range))) - max(excess, 2 * widthTolerance)
      if wrapper.endOfLine(in: rest, room: smaller) >= end { return (fragments, end) }
      room = smaller
    }
  }

  /// The ellipsis in the paragraph's font; three full stops if no font has it.
  private var ellipsis: Fragments { fragments(ofFirst: ["\u{2026}", "..."]) }

  /// The hyphen that replaces a soft hyphen at the end of a line.
  private var hyphen: Fragments { fragments(ofFirst: ["\u{2010}", "-"]) }

  /// Returns the first of several texts that the fonts can show.
  private func fragments(ofFirst texts: [String]) -> Fragments {
    for text in texts {
      let shaped = shaper.shapedText(text, font: style.font, direction: style.direction)
      if shaped.missing.isEmpty { return shaped.runs.map { LineFragment($0, glyphs: $0.glyphs[...]) } }
    }
    return []
  }

  private func place(_ fragments: Fragments, within width: Double, baseline: Double) -> Paragraph.Line {
    let lineWidth = fragments.width
    let x = leftEdge(slack: width - lineWidth)
    var pen = x
    var runs: [Paragraph.PlacedRun] = []
    for index in visualOrder(ofLevels: fragments.map(\.level)) {
      let fragment = fragments[index]
      runs.append(Paragraph.PlacedRun(run: fragment.glyphRun(), origin: Point(x: pen, y: baseline)))
      pen += fragment.width
    }
    return Paragraph.Line(runs: runs, x: x, baseline: baseline, width: lineWidth)
  }

  private func leftEdge(slack: Double) -> Double {
    let isRightToLeft = style.direction == .rightToLeft
    return switch style.alignment {
    case .leading: isRightToLeft ? slack : 0
    case .center: slack / 2
    case .trailing: isRightToLeft ? 0 : slack
    }
  }
}

extension LineFragment {
  /// Returns the fragment's glyphs placed along the baseline, from its left end.
  func glyphRun() -> GlyphRun {
    var placed: [GlyphRun.Glyph] = []
    placed.reserveCapacity(glyphs.count)
    let unit = sizedFace.unit
    var pen = 0.0
    for cluster in GlyphClusters(glyphs) {
      var units = 0
      for glyph in cluster.glyphs {
        let position = Point(
          x: pen + Double(units + Int(glyph.offsetX)) * unit, y: Double(-Int(glyph.offsetY)) * unit)
        placed.append(GlyphRun.Glyph(id: glyph.id, position: position))
        units += Int(glyph.advance)
      }
      pen += sizedFace.advance(ofUnits: units)
    }
    return GlyphRun(
      face: sizedFace.face, emSize: sizedFace.emSize, fontSize: sizedFace.fontSize, glyphs: placed)
  }
}
