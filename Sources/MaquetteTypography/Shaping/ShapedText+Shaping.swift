import MaquetteGraphics

// From a string to glyphs: cut at explicit line ends, find levels (UAX 9) and scripts (UAX 24), choose a font for
// each character, shape each stretch that has one of each, and add up the advances. Every step is linear in the
// length of the text.

extension ShapedText {
  /// Shapes a text in one font, or, if a table of parts is given, in those of its parts.
  convenience init(
    shaping text: String, font: Font, spans: SpanTable? = nil, context: ShapingContext, with shaper: Shaper
  ) {
    let original = text.unicodeScalars.map(\.value)
    let codePoints = original.map(shapingCodePoint)
    let lines = hardLines(of: original, direction: context.direction)
    var runs: [ShapedRun] = []
    for line in lines where !line.range.isEmpty {
      let itemizer = Itemizer(
        codePoints, line, language: context.language, emoji: context.emoji, shaper: shaper)
      if let spans {
        spans.forEachFont(in: line.range) { itemizer.itemize($0, font: $1, into: &runs) }
      } else {
        itemizer.itemize(line.range, font: font, into: &runs)
      }
    }
    var measurement = TextMeasurement(codePoints: codePoints, original: original)
    for run in runs { measurement.add(run) }
    self.init(
      codePoints: codePoints, lines: lines, runs: runs, boundaries: measurement.boundaries,
      offsets: measurement.offsets(), missing: measurement.missing, spans: spans)
  }
}

/// Returns the code point to shape instead: a space for a tab, a separator that prevents joining for a line end, and a
/// zero-width character for other controls.
private func shapingCodePoint(_ codePoint: UInt32) -> UInt32 {
  switch codePoint {
  case 0x09: 0x20
  case 0x0a...0x0d, 0x85: lineSeparator
  case 0x00...0x1f, 0x7f...0x9f: 0x2060
  default: codePoint
  }
}

/// Returns the lines between explicit line ends (UAX 14, LB4 and LB5); CR LF is one end.
///
/// A line that ends a paragraph too, as all ends but U+000B, U+000C and U+2028 do, is followed by one with a direction of its
/// own: that of its first letter (UAX 9, P1 to P3).
///
/// - Parameter direction: the direction of paragraphs without letters.
private func hardLines(of codePoints: [UInt32], direction: LayoutDirection) -> [HardLine] {
  // Hebrew is the first right-to-left block.
  let hasOneDirection = direction == .leftToRight && codePoints.allSatisfy { $0 < 0x0590 }
  var lines: [HardLine] = []
  var start = 0
  var paragraph = 0
  var firstLine = 0
  func endLine(at end: Int, next: Int) {
    lines.append(HardLine(range: start..<end, direction: direction))
    start = next
  }
  func endParagraph(at end: Int) {
    if !hasOneDirection, let natural = naturalDirection(of: codePoints[paragraph..<end]) {
      for index in firstLine..<lines.count { lines[index].direction = natural }
    }
    paragraph = start
    firstLine = lines.count
  }
  for (index, codePoint) in codePoints.enumerated() {
    switch codePoint {
    case 0x0a where index + 1 == start: break
    case 0x0b, 0x0c, 0x2028: endLine(at: index, next: index + 1)
    case 0x0a, 0x0d, 0x85, 0x2029:
      let isPair = codePoint == 0x0d && index + 1 < codePoints.count && codePoints[index + 1] == 0x0a
      endLine(at: index, next: index + (isPair ? 2 : 1))
      endParagraph(at: index)
    default: break
    }
  }
  endLine(at: codePoints.count, next: codePoints.count)
  endParagraph(at: codePoints.count)
  return lines
}

/// Splits a line into ranges of one level, script and font, and shapes them.
private struct Itemizer {
  let codePoints: [UInt32]
  let line: HardLine
  let levels: [Int8]
  let scripts: [UInt32]
  let language: String?
  let emoji: EmojiStyle
  let shaper: Shaper

  init(
    _ codePoints: [UInt32], _ line: HardLine, language: String?, emoji: EmojiStyle, shaper: Shaper
  ) {
    self.codePoints = codePoints
    self.line = line
    self.language = language
    self.emoji = emoji
    self.shaper = shaper
    levels = bidiLevels(of: codePoints[line.range], direction: line.direction)
    scripts = MaquetteTypography.scripts(of: codePoints[line.range])
  }

  /// Shapes a part of the line in a font; the code points around it are context.
  func itemize(_ part: Range<Int>, font: Font, into runs: inout [ShapedRun]) {
    let choice = FontFallback(font: font, shaper: shaper).choice(for: codePoints[part])
    let files = choice.files
    // From the indices of files to those of levels and scripts.
    let shift = part.lowerBound - line.range.lowerBound
    var start = 0
    while start < part.count {
      let (level, script) = (levels[shift + start], scripts[shift + start])
      var end = start + 1
      while end < part.count && levels[shift + end] == level && scripts[shift + end] == script
        && files[end] == files[start]
      {
        end += 1
      }
      let range = part.lowerBound + start..<part.lowerBound + end
      var item = ShapingItem(
        range: range, script: script,
        isRightToLeft: level % 2 != 0, hasMonospacedDigits: font.hasMonospacedDigits,
        hasLigatures: font.hasLigatures, language: language)
      if !choice.replacements.isEmpty {
        for place in range { item.replacements[place] = choice.replacements[place] }
      }
      var spaced = font
      if font.letterSpacing != 0, joinsLetters(script: script) { spaced.letterSpacing = 0 }
      let sizedFace = shaper.selection.sizedFace(for: spaced, fileIndex: files[start], emoji: emoji)
      runs.append(
        ShapedRun(
          item: item, level: level, sizedFace: sizedFace,
          glyphs: shaper.shapeLikeSystem(item, of: codePoints, sizedFace)))
      start = end
    }
  }
}
