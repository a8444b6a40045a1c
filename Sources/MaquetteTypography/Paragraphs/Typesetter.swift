import MaquetteGraphics

/// Sets a shaped text: wraps it, truncates its last permitted line, orders and places each line.
struct Typesetter {
  let text: ShapedText
  let shaper: Shaper
  let style: ParagraphStyle
  let line: LineExtents
  /// The maximum width of a line in points; infinity for no limit.
  let maxWidth: Double

  private typealias Fragments = [LineFragment]

  /// A line before placement.
  struct SetLine {
    /// The fragments in logical order.
    var fragments: [LineFragment]
    /// The code points of the text that the line shows.
    var range: Range<Int>
    /// The place in the text where the line begins.
    var start: Int { range.lowerBound }
    /// The base direction.
    var direction: LayoutDirection
    /// Whether the line ends within a word that is wider than the room.
    var endsInWord = false
    var width: Double { fragments.width }
  }

  func paragraph() -> Paragraph {
    var isTruncated = false
    let lines = setLines(isTruncated: &isTruncated)
    var paragraph = paragraph(of: lines, isTruncated: isTruncated)
    paragraph.breaksWords = lines.contains(where: \.endsInWord)
    return paragraph
  }

  func paragraph(of lines: [SetLine], isTruncated: Bool) -> Paragraph {
    let width = lines.reduce(0) { max($0, $1.width) }
    if text.spans != nil || text.hasTallLetters {
      return paragraph(of: lines, width: width, isTruncated: isTruncated)
    }
    let lineHeight = style.lineHeight.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } ?? line.height
    // Extra line height is divided equally above and below.
    let firstBaseline = (lineHeight - line.ascent - line.descent) / 2 + line.ascent
    let placed = lines.enumerated().map { index, line in
      place(line, within: width, baseline: firstBaseline + Double(index) * (lineHeight + style.lineSpacing))
    }
    let gaps = Double(max(0, lines.count - 1)) * style.lineSpacing
    return Paragraph(
      lines: placed, size: Size(width: width, height: Double(lines.count) * lineHeight + gaps),
      firstBaseline: firstBaseline, lastBaseline: placed.last?.baseline ?? firstBaseline,
      isTruncated: isTruncated, idealWidth: idealWidth, missing: text.missing)
  }

  /// Returns the paragraph of a text in several fonts or scripts: each line has the greatest room above the baseline and the
  /// greatest below it that one of its parts asks for.
  private func paragraph(of lines: [SetLine], width: Double, isTruncated: Bool) -> Paragraph {
    var top = 0.0
    let placed = lines.enumerated().map { index, line in
      let room = room(of: line)
      if index > 0 { top += style.lineSpacing }
      let placed = place(line, within: width, baseline: top + room.ascent)
      top += room.ascent + room.descent
      return placed
    }
    return Paragraph(
      lines: placed, size: Size(width: width, height: top), firstBaseline: placed.first?.baseline ?? 0,
      lastBaseline: placed.last?.baseline ?? 0, isTruncated: isTruncated, idealWidth: idealWidth,
      missing: text.missing)
  }

  func room(of line: SetLine) -> LineRoom {
    var parts: LineRoom?
    if let spans = text.spans {
      for fragment in line.fragments {
        fragment.forEachPiece(in: spans) { _, span in parts = spans.rooms[span].union(parts) }
      }
      parts = parts ?? spans.rooms[spans.index(at: line.range.lowerBound)]
    }
    let room = parts ?? LineRoom(self.line, lineHeight: style.lineHeight)
    return line.fragments.reduce(room) { $0.union($1.sizedFace.room) }
  }

  private var idealWidth: Double {
    text.lines.reduce(0) { max($0, text.width(of: $1.range)) }
  }

  func setLines(isTruncated: inout Bool) -> [SetLine] {
    let cutter = LineCutter(text: text, shaper: shaper)
    let wrapper = LineWrapper(text: text, hyphenWidth: text.hasSoftHyphens ? widestHyphen : 0)
    let limit = style.lineLimit.map { max(1, $0) } ?? Int.max
    var lines: [SetLine] = []
    // Trailing blank lines are set if they fit; dropping them adds no ellipsis.
    let lastVisible = text.lines.lastIndex { !text.trimmingTrailingSpaces($0.range).isEmpty } ?? 0
    for (index, line) in text.lines.enumerated() {
      if lines.count >= limit { return lines }
      let isLastLine = index >= lastVisible
      let visibleEnd = text.trimmingTrailingSpaces(line.range).upperBound
      var rest = line.range
      repeat {
        let (fragments, end) = nextLine(
          of: rest, line.direction, visibleEnd: visibleEnd, wrapper: wrapper, cutter: cutter)
        let isEnd = isLastLine && end == rest.upperBound
        if lines.count == limit - 1 && !isEnd {
          isTruncated = true
          // If further lines are dropped, only the tail can be truncated.
          let mode = isLastLine ? style.truncation : .tail
          let fragments = truncated(rest, line.direction, mode: mode, cutter: cutter)
          lines.append(SetLine(fragments: fragments, range: rest, direction: line.direction))
          return lines
        }
        let endsInWord = end < rest.upperBound && !text.boundaries[end].contains(.lineBreak)
        lines.append(
          SetLine(
            fragments: fragments, range: rest.lowerBound..<end, direction: line.direction,
            endsInWord: endsInWord))
        rest = end..<rest.upperBound
      } while !rest.isEmpty
    }
    return lines
  }

  /// Returns the fragments of a line that an ellipsis shortens.
  private func truncated(
    _ rest: Range<Int>, _ direction: LayoutDirection, mode: TruncationMode, cutter: LineCutter
  ) -> Fragments {
    func truncation(_ span: Int?) -> LineTruncation {
      LineTruncation(cutter: cutter, mode: mode, ellipsis: ellipsis(span, direction), maxWidth: maxWidth)
    }
    var span = text.spans?.index(at: rest.lowerBound)
    var result = truncation(span)
    if let spans = text.spans {
      // The ellipsis has the font of the text beside it. Another font moves the cut, perhaps back: then the last try holds.
      for _ in 0..<4 {
        let next = spans.index(at: result.placeBesideEllipsis(in: rest))
        if next == span { break }
        span = next
        result = truncation(span)
      }
    }
    return result.fragments(of: rest)
  }

  /// Returns the first line of a range of text, and the beginning of the next.
  private func nextLine(
    of rest: Range<Int>, _ direction: LayoutDirection, visibleEnd: Int, wrapper: LineWrapper,
    cutter: LineCutter
  ) -> (fragments: Fragments, end: Int) {
    var room = maxWidth
    while true {
      let end = wrapper.endOfLine(in: rest, visibleEnd: visibleEnd, room: room)
      let range = rest.lowerBound..<end
      // Spaces at the end of the text count if they fit; at a break they are dropped.
      let keepsSpaces = end == rest.upperBound && text.width(of: range) <= maxWidth + widthTolerance
      var fragments = cutter.fragments(of: keepsSpaces ? range : text.trimmingTrailingSpaces(range))
      if wrapper.endsWithHyphen(range, of: rest) {
        fragments += hyphen(text.spans?.index(at: end - 1), direction)
      }
      let excess = fragments.width - maxWidth
      if excess <= widthTolerance { return (fragments, end) }
      // Shaping the cut end anew can widen it a little; then an earlier break is tried, if there is one.
      let smaller =
        min(room, text.width(of: text.trimmingTrailingSpaces(range))) - max(excess, 2 * widthTolerance)
      if wrapper.endOfLine(in: rest, visibleEnd: visibleEnd, room: smaller) >= end { return (fragments, end) }
      room = smaller
    }
  }

  /// Returns the ellipsis in the font of a part, or the paragraph's; three full stops if no font has it.
  private func ellipsis(_ span: Int?, _ direction: LayoutDirection) -> Fragments {
    fragments(ofFirst: ["\u{2026}", "..."], span, direction)
  }

  /// Returns the hyphen that replaces a soft hyphen at the end of a line.
  private func hyphen(_ span: Int?, _ direction: LayoutDirection) -> Fragments {
    fragments(ofFirst: ["\u{2010}", "-"], span, direction)
  }

  private var widestHyphen: Double {
    guard let spans = text.spans else { return hyphen(nil, style.direction).width }
    return spans.fonts.indices.reduce(0) { max($0, hyphen($1, style.direction).width) }
  }

  /// Returns the first of several texts that the fonts can show.
  private func fragments(ofFirst texts: [String], _ span: Int?, _ direction: LayoutDirection) -> Fragments {
    var context = style.context
    context.direction = direction
    let font = span.flatMap { text.spans?.fonts[$0] } ?? style.font
    for text in texts {
      let shaped = shaper.shapedText(text, font: font, context: context)
      guard shaped.missing.isEmpty else { continue }
      return shaped.runs.map { run in
        var fragment = LineFragment(run, glyphs: run.glyphs[...])
        fragment.span = span
        fragment.addedText = GlyphRun.Source(shaped)
        return fragment
      }
    }
    return []
  }

  private func place(_ line: SetLine, within width: Double, baseline: Double) -> Paragraph.Line {
    let (fragments, lineWidth) = (line.fragments, line.width)
    let x = leftEdge(slack: width - lineWidth)
    var pen = x
    var runs: [Paragraph.PlacedRun] = []
    for index in visualOrder(ofLevels: fragments.map(\.level)) {
      let fragment = fragments[index]
      guard let spans = text.spans else {
        runs.append(placed(fragment, at: Point(x: pen, y: baseline)))
        pen += fragment.width
        continue
      }
      fragment.forEachPiece(in: spans) { piece, span in
        runs.append(placed(piece, at: Point(x: pen, y: baseline), span: span))
        pen += piece.width
      }
    }
    return Paragraph.Line(
      runs: runs, x: x, baseline: baseline, width: lineWidth, direction: line.direction, range: line.range)
  }

  private func placed(_ fragment: LineFragment, at origin: Point, span: Int = 0) -> Paragraph.PlacedRun {
    let run = fragment.glyphRun(of: GlyphRun.Source(text))
    return Paragraph.PlacedRun(
      run: run, origin: origin, span: span, pictures: shaper.pictures(of: run, in: fragment.sizedFace))
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
  /// Returns the fragment's glyphs placed along the baseline, from its left end; `text` is the whole text.
  func glyphRun(of text: GlyphRun.Source) -> GlyphRun {
    var placed: [GlyphRun.Glyph] = []
    placed.reserveCapacity(glyphs.count)
    let unit = sizedFace.unit
    var pen = 0.0
    for cluster in GlyphClusters(glyphs) {
      var units = 0
      for glyph in cluster.glyphs {
        let position = Point(
          x: pen + Double(units + Int(glyph.offsetX)) * unit, y: Double(-Int(glyph.offsetY)) * unit)
        var next = GlyphRun.Glyph(id: glyph.id, position: position)
        next.cluster = glyph.cluster
        placed.append(next)
        units += Int(glyph.advance)
      }
      pen += sizedFace.advance(ofUnits: units)
    }
    var run = GlyphRun(
      face: sizedFace.face, emSize: sizedFace.emSize, fontSize: sizedFace.fontSize, glyphs: placed)
    run.source = addedText ?? text
    return run
  }
}
