internal import CFriBidi
internal import MaquetteGraphics

/// Returns the embedding level of each code point of one paragraph: even reads left to right, odd right to left.
///
/// The levels are those of the Unicode Bidirectional Algorithm (UAX 9) as FriBidi computes them. A paragraph that
/// runs left to right and has nothing of the other direction is not even shown to FriBidi.
func bidiLevels(of codePoints: ArraySlice<UInt32>, direction: LayoutDirection) -> [Int8] {
  let isRightToLeft = direction == .rightToLeft
  let base: Int8 = isRightToLeft ? 1 : 0
  // Hebrew is the first block that reads right to left; the explicit controls lie above it too.
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
  // FriBidi reports 0 when it ran out of memory; the paragraph then keeps its own direction throughout.
  guard highest != 0 else { return [Int8](repeating: base, count: codePoints.count) }
  // Rule L1, part 4: white space at the end of the paragraph stands where the paragraph ends.
  for index in levels.indices.reversed() {
    guard isLineSpace(codePoints[codePoints.startIndex + index]) else { break }
    levels[index] = base
  }
  return levels
}

/// Returns a line's pieces in the order in which they stand from left to right (UAX 9, rule L2).
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

/// Whether a code point is a space that disappears where a line is broken.
func isLineSpace(_ codePoint: UInt32) -> Bool {
  switch codePoint {
  case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200a, 0x205f, 0x3000: true
  default: false
  }
}
