// Where a line of text may be broken, after Unicode Standard Annex 14 ("Unicode Line Breaking Algorithm").
//
// The rules LB4 to LB31 are read as a function of the code point before and the one after a place, where the code
// point before is the base of its combining marks (LB9) and remembers whether spaces stood between. One pass,
// constant work for each code point. Left out, because text in controls has no need of them: dictionaries for
// South East Asian scripts, conjunct clusters of Brahmic scripts, and the finer sides of Hebrew hyphens.

/// What stands for every explicit line end in text that is shaped.
let lineSeparator: UInt32 = 0x2028

/// Returns, for each of `codePoints.count + 1` places, whether a line may be broken there.
///
/// Explicit line ends are not judged here, and what stands before one does not matter behind it; the first place is never an opportunity, the last always is.
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

/// What the rules need to know about the text before a place.
private struct LineBreakState {
  /// The last code point that is neither a mark nor a space; nil at the beginning.
  private var base: LineBreakClass?
  /// The one before `base`, spaces included.
  private var beforeBase: LineBreakClass?
  /// Whether spaces stand between `base` and the place.
  private var hasSpaces = false
  /// Whether the code point right before the place is a zero width joiner.
  private var endsWithJoiner = false
  /// Whether an odd number of regional indicators stands right before the place.
  private var hasOddIndicators = false

  mutating func advance(past item: LineBreakClass) {
    endsWithJoiner = item == .joiner
    switch item {
    case .space:
      hasSpaces = true
    case .combining, .joiner:
      // LB9 attaches marks to their base; LB10 makes a letter of a mark that has none.
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
    // LB7: spaces stay with what stands before them.
    if following == .space || following == .zeroWidthSpace { return false }
    guard let base else { return hasSpaces }
    // LB8, LB8a: after a zero width space always, after a joiner never.
    if base == .zeroWidthSpace { return true }
    if endsWithJoiner { return false }
    // LB9
    if (following == .combining || following == .joiner) && !hasSpaces { return false }
    // LB13: closing marks stay with what they close.
    switch following {
    case .close, .closeParenthesis, .exclamation: return false
    case .infixSeparator, .slash: if !hasSpaces { return false }
    default: break
    }
    // LB14 to LB17 reach over spaces.
    if base == .open { return false }
    if (base == .close || base == .closeParenthesis) && following == .nonstarter { return false }
    if base == .emDash && following == .emDash { return false }
    // LB18
    if hasSpaces { return true }
    return !isHeld(base, following)
  }

  /// LB11 to LB30b, for two code points with nothing between them.
  private func isHeld(_ base: LineBreakClass, _ following: LineBreakClass) -> Bool {
    // LB11, LB12, LB12a: glue; a hyphen lets go of it.
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
