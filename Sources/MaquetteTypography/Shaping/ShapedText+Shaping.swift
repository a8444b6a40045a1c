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
    let paragraphs = hardLines(of: original)
    var runs: [ShapedRun] = []
    for paragraph in paragraphs where !paragraph.isEmpty {
      let itemizer = Itemizer(codePoints, paragraph, context: context, shaper: shaper)
      if let spans {
        spans.forEachFont(in: paragraph) { itemizer.itemize($0, font: $1, into: &runs) }
      } else {
        itemizer.itemize(paragraph, font: font, into: &runs)
      }
    }
    var measurement = TextMeasurement(codePoints: codePoints, original: original)
    for run in runs { measurement.add(run) }
    self.init(
      codePoints: codePoints, paragraphs: paragraphs, runs: runs, boundaries: measurement.boundaries,
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

/// Returns the ranges between explicit line ends (UAX 14, LB4 and LB5); CR LF is one end.
private func hardLines(of codePoints: [UInt32]) -> [Range<Int>] {
  var lines: [Range<Int>] = []
  var start = 0
  for (index, codePoint) in codePoints.enumerated() {
    switch codePoint {
    case 0x0d where index + 1 < codePoints.count && codePoints[index + 1] == 0x0a:
      lines.append(start..<index)
      start = index + 2
    case 0x0a where index + 1 == start:
      break
    case 0x0a...0x0d, 0x85, 0x2028, 0x2029:
      lines.append(start..<index)
      start = index + 1
    default: break
    }
  }
  lines.append(start..<codePoints.count)
  return lines
}

/// Splits a paragraph into ranges of one level, script and font, and shapes them.
private struct Itemizer {
  let codePoints: [UInt32]
  let paragraph: Range<Int>
  let levels: [Int8]
  let scripts: [UInt32]
  let context: ShapingContext
  let shaper: Shaper

  init(_ codePoints: [UInt32], _ paragraph: Range<Int>, context: ShapingContext, shaper: Shaper) {
    self.context = context
    self.codePoints = codePoints
    self.paragraph = paragraph
    self.shaper = shaper
    levels = bidiLevels(of: codePoints[paragraph], direction: context.direction)
    scripts = MaquetteTypography.scripts(of: codePoints[paragraph])
  }

  /// Shapes a part of the paragraph in a font; the code points around it are context.
  func itemize(_ part: Range<Int>, font: Font, into runs: inout [ShapedRun]) {
    let choice = FontFallback(font: font, shaper: shaper).choice(for: codePoints[part])
    let files = choice.files
    // From the indices of files to those of levels and scripts.
    let shift = part.lowerBound - paragraph.lowerBound
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
        language: context.language)
      if !choice.replacements.isEmpty {
        for place in range { item.replacements[place] = choice.replacements[place] }
      }
      let sizedFace = shaper.selection.sizedFace(
        for: font, fileIndex: files[start], emoji: context.emoji)
      let glyphs = shaper.shape(item, of: codePoints, face: sizedFace.face)
      runs.append(
        ShapedRun(
          item: item, level: level, sizedFace: sizedFace,
          glyphs: sizedFace.isStandIn
            ? shaper.likeSystem(glyphs, of: item, in: codePoints, sizedFace) : glyphs))
      start = end
    }
  }
}
