internal import MaquetteGraphics

// From a string to glyphs: cut at explicit line ends, find levels (UAX 9) and scripts (UAX 24), choose a font for
// each character, shape each stretch that has one of each, and add up the advances. Every step is linear in the
// length of the text.

extension ShapedText {
  convenience init(shaping text: String, font: Font, direction: LayoutDirection, with shaper: Shaper) {
    let original = text.unicodeScalars.map(\.value)
    let codePoints = original.map(shapingCodePoint)
    let paragraphs = hardLines(of: original)
    var runs: [ShapedRun] = []
    for paragraph in paragraphs where !paragraph.isEmpty {
      itemize(paragraph, of: codePoints, font: font, direction: direction, shaper: shaper, into: &runs)
    }
    var measurement = TextMeasurement(codePoints: codePoints, original: original)
    for run in runs { measurement.add(run) }
    self.init(
      codePoints: codePoints, paragraphs: paragraphs, runs: runs, boundaries: measurement.boundaries,
      offsets: measurement.offsets(), missing: measurement.missing)
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
private func itemize(
  _ paragraph: Range<Int>, of codePoints: [UInt32], font: Font, direction: LayoutDirection, shaper: Shaper,
  into runs: inout [ShapedRun]
) {
  let levels = bidiLevels(of: codePoints[paragraph], direction: direction)
  let scripts = scripts(of: codePoints[paragraph])
  let files = FontFallback(font: font, shaper: shaper).files(for: codePoints[paragraph])
  var start = 0
  while start < paragraph.count {
    var end = start + 1
    while end < paragraph.count && levels[end] == levels[start] && scripts[end] == scripts[start]
      && files[end] == files[start]
    {
      end += 1
    }
    let item = ShapingItem(
      range: paragraph.lowerBound + start..<paragraph.lowerBound + end, script: scripts[start],
      isRightToLeft: levels[start] % 2 != 0, hasMonospacedDigits: font.hasMonospacedDigits)
    let sizedFace = shaper.selection.sizedFace(for: font, fileIndex: files[start])
    let glyphs = shaper.shape(item, of: codePoints, face: sizedFace.face)
    runs.append(
      ShapedRun(
        item: item, level: levels[start], sizedFace: sizedFace,
        glyphs: sizedFace.isStandIn
          ? shaper.likeSystem(glyphs, of: item, in: codePoints, sizedFace) : glyphs))
    start = end
  }
}
