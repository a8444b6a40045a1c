import CFriBidi
import CHarfBuzz
import MaquetteGraphics

/// Returns the direction of the first letter of a paragraph that has one, outside of isolates (UAX 9, rules P2 and P3); nil if
/// there is none.
func naturalDirection(of codePoints: ArraySlice<UInt32>) -> LayoutDirection? {
  var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: codePoints.count)
  let count = FriBidiStrIndex(clamping: codePoints.count)
  // Both arrays have `count` elements.
  codePoints.withUnsafeBufferPointer { fribidi_get_bidi_types($0.baseAddress, count, &types) }
  switch maquette_fribidi_natural_direction(types, count) {
  case 1: return .leftToRight
  case -1: return .rightToLeft
  default: return nil
  }
}

/// Returns the embedding level of each code point of one paragraph: even is left to right, odd right to left.
///
/// FriBidi computes the levels by the Unicode Bidirectional Algorithm (UAX 9). It is not called for a left-to-right
/// paragraph without characters of the other direction.
func bidiLevels(of codePoints: ArraySlice<UInt32>, direction: LayoutDirection) -> [Int8] {
  let isRightToLeft = direction == .rightToLeft
  let base: Int8 = isRightToLeft ? 1 : 0
  // Hebrew is the first right-to-left block; the explicit controls lie above it too.
  if !isRightToLeft && codePoints.allSatisfy({ $0 < 0x0590 }) {
    return [Int8](repeating: base, count: codePoints.count)
  }
  var levels = [FriBidiLevel](repeating: base, count: codePoints.count)
  var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: codePoints.count)
  var brackets = [FriBidiBracketType](repeating: 0, count: codePoints.count)
  var paragraph = maquette_fribidi_paragraph_type(isRightToLeft ? 1 : 0)
  let count = FriBidiStrIndex(clamping: codePoints.count)
  let highest = codePoints.withUnsafeBufferPointer { text in
    // All four arrays have `count` elements.
    fribidi_get_bidi_types(text.baseAddress, count, &types)
    fribidi_get_bracket_types(text.baseAddress, count, types, &brackets)
    return fribidi_get_par_embedding_levels_ex(types, brackets, count, &paragraph, &levels)
  }
  // FriBidi returns 0 if it is out of memory; the paragraph then has one direction.
  guard highest != 0 else { return [Int8](repeating: base, count: codePoints.count) }
  // Rule L1, part 4: white space at the end of the paragraph has the paragraph's level.
  for index in levels.indices.reversed() {
    guard isLineSpace(codePoints[codePoints.startIndex + index]) else { break }
    levels[index] = base
  }
  return levels
}

/// Returns the visual order of a line's pieces from left to right (UAX 9, rule L2).
func visualOrder(ofLevels levels: [Int8]) -> [Int] {
  var order = Array(levels.indices)
  guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 != 0 }).min() else { return order }
  for level in stride(from: highest, through: lowestOdd, by: -1) {
    var start = 0
    while start < order.count {
      guard levels[order[start]] >= level else {
        start += 1
        continue
      }
      var end = start + 1
      while end < order.count && levels[order[end]] >= level { end += 1 }
      order[start..<end].reverse()
      start = end
    }
  }
  return order
}

/// Whether a code point is a space that is dropped at a line break.
func isLineSpace(_ codePoint: UInt32) -> Bool {
  switch codePoint {
  case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200a, 0x205f, 0x3000: true
  default: false
  }
}

/// Whether the letters of a script join their neighbours, so that room between them would tear words apart.
///
/// CSS Text lets them stay as they are too (level 4, section 8.2, "Cursive Scripts"), with the same list.
func joinsLetters(script: UInt32) -> Bool {
  [
    HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_NKO, HB_SCRIPT_MANDAIC, HB_SCRIPT_MONGOLIAN,
    HB_SCRIPT_PHAGS_PA,
    HB_SCRIPT_HANIFI_ROHINGYA,
  ].contains { $0.rawValue == script }
}

/// Returns HarfBuzz's script number for each code point of one paragraph.
///
/// Punctuation, digits and marks have no script and get that of the text before them, or after them at the beginning
/// (UAX 24, section 5.1). Text without any script counts as Latin, so that "100" is shaped the same with and without a
/// following letter.
func scripts(of codePoints: ArraySlice<UInt32>) -> [UInt32] {
  let latin = HB_SCRIPT_LATIN.rawValue
  if codePoints.allSatisfy({ $0 < 0x0250 }) {
    return [UInt32](repeating: latin, count: codePoints.count)
  }
  let functions = hb_unicode_funcs_get_default()
  var scripts = codePoints.map { hb_unicode_script(functions, $0).rawValue }
  let shared = [HB_SCRIPT_COMMON.rawValue, HB_SCRIPT_INHERITED.rawValue, HB_SCRIPT_UNKNOWN.rawValue]
  var current = scripts.first { !shared.contains($0) } ?? latin
  for index in scripts.indices {
    if shared.contains(scripts[index]) {
      scripts[index] = current
    } else {
      current = scripts[index]
    }
  }
  return scripts
}
