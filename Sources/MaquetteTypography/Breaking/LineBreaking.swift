// Line breaking opportunities after Unicode Standard Annex 14 ("Unicode Line Breaking Algorithm").
//
// The rules LB4 to LB31 are implemented as a function of the code point before and the one after a place, where the code
// point before is the base of its combining marks (LB9), and the state records whether spaces follow it. One pass,
// constant work for each code point. Omitted, because text in controls does not need them: dictionaries for
// South East Asian scripts, conjunct clusters of Brahmic scripts, and the details of Hebrew hyphens.

/// The code point that replaces every explicit line end in shaped text.
let lineSeparator: UInt32 = 0x2028

/// Returns, for each of `codePoints.count + 1` places, whether a line may be broken there.
///
/// Explicit line ends are not considered, and reset the state; the first place is never an opportunity, the last always
/// is.
func lineBreakOpportunities(in codePoints: [UInt32]) -> [Bool] {
  var opportunities = [Bool](repeating: false, count: codePoints.count + 1)
  opportunities[codePoints.count] = true
  var state = LineBreakState()
  for (place, codePoint) in codePoints.enumerated() {
    if codePoint == lineSeparator || codePoint == 0x2029 {
      state = LineBreakState()
      continue
    }
    let following = LineBreakClass(codePoint)
    opportunities[place] = place > 0 && state.mayBreak(before: following)
    state.advance(past: following)
  }
  return opportunities
}

/// The state of the rules: the text before a place.
private struct LineBreakState {
  /// The last code point that is neither a mark nor a space; nil at the beginning.
  private var base: LineBreakClass?
  /// The one before `base`, spaces included.
  private var beforeBase: LineBreakClass?
  /// Whether there are spaces between `base` and the place.
  private var hasSpaces = false
  /// Whether the code point before the place is a zero width joiner.
  private var endsWithJoiner = false
  /// Whether an odd number of regional indicators precedes the place.
  private var hasOddIndicators = false

  mutating func advance(past item: LineBreakClass) {
    endsWithJoiner = item == .joiner
    switch item {
    case .space:
      hasSpaces = true
    case .combining, .joiner:
      // LB9 attaches marks to their base; LB10 treats a mark without a base as alphabetic.
      if base == nil || hasSpaces || base == .zeroWidthSpace { replaceBase(with: .alphabetic) }
    default:
      replaceBase(with: item)
    }
  }

  private mutating func replaceBase(with item: LineBreakClass) {
    beforeBase = hasSpaces ? .space : base
    hasOddIndicators = item == .regionalIndicator && !(hasOddIndicators && !hasSpaces)
    base = item
    hasSpaces = false
  }

  func mayBreak(before following: LineBreakClass) -> Bool {
    // LB7: no break before spaces.
    if following == .space || following == .zeroWidthSpace { return false }
    guard let base else { return hasSpaces }
    // LB8, LB8a: break after a zero width space, but not after a joiner.
    if base == .zeroWidthSpace { return true }
    if endsWithJoiner { return false }
    // LB9
    if (following == .combining || following == .joiner) && !hasSpaces { return false }
    // LB13: no break before closing marks.
    switch following {
    case .close, .closeParenthesis, .exclamation: return false
    case .infixSeparator, .slash: if !hasSpaces { return false }
    default: break
    }
    // LB14 to LB17 apply across spaces.
    if base == .open { return false }
    if (base == .close || base == .closeParenthesis) && following == .nonstarter { return false }
    if base == .emDash && following == .emDash { return false }
    // LB18
    if hasSpaces { return true }
    return !isHeld(base, following)
  }

  /// LB11 to LB30b, for two adjacent code points.
  private func isHeld(_ base: LineBreakClass, _ following: LineBreakClass) -> Bool {
    // LB11, LB12, LB12a: glue, except after a hyphen.
    if base == .glue { return true }
    if following == .glue { return base != .breakAfter && base != .hyphen }
    // LB19, LB21, LB22
    if base == .quotation || following == .quotation { return true }
    switch following {
    case .breakAfter, .hyphen, .nonstarter, .inseparable: return true
    default: break
    }
    switch (base, following) {
    // LB20a: a hyphen at the beginning of a word.
    case (.hyphen, .alphabetic): return beforeBase == nil || beforeBase == .space
    // LB23, LB23a, LB24, LB28, LB29
    case (.alphabetic, .numeric), (.numeric, .alphabetic), (.alphabetic, .alphabetic): return true
    case (.prefix, .ideographic), (.prefix, .emojiBase), (.prefix, .emojiModifier): return true
    case (.ideographic, .postfix), (.emojiBase, .postfix), (.emojiModifier, .postfix): return true
    case (.prefix, .alphabetic), (.postfix, .alphabetic): return true
    case (.alphabetic, .prefix), (.alphabetic, .postfix): return true
    case (.infixSeparator, .alphabetic): return true
    // LB25: numbers with their signs, separators and units.
    case (.close, .prefix), (.close, .postfix), (.closeParenthesis, .prefix), (.closeParenthesis, .postfix):
      return true
    case (.numeric, .prefix), (.numeric, .postfix), (.prefix, .open), (.postfix, .open): return true
    case (.prefix, .numeric), (.postfix, .numeric), (.hyphen, .numeric), (.infixSeparator, .numeric),
      (.numeric, .numeric), (.slash, .numeric):
      return true
    // LB30: brackets inside words.
    case (.alphabetic, .open), (.numeric, .open): return true
    case (.closeParenthesis, .alphabetic), (.closeParenthesis, .numeric): return true
    // LB30a, LB30b: flags and skin tones.
    case (.regionalIndicator, .regionalIndicator): return hasOddIndicators
    case (.emojiBase, .emojiModifier): return true
    default: return false
    }
  }
}
