// Line breaking opportunities
// ===========================
//
// All rules of Unicode Standard Annex 14 ("Unicode Line Breaking Algorithm"), version 15.0, with numbers as in its
// example 7. They are a function of the code points before and after a place, where marks belong to their base (LB9), and
// of a state: whether spaces follow the base, and whether it is part of a number. One rule looks at the code point after
// the next. The work is constant for each code point.

/// The code point that replaces every explicit line end in shaped text.
let lineSeparator: UInt32 = 0x2028

/// What a text on the platforms does otherwise than the standard, which allows it.
struct LineBreakTailoring {
  /// Korean is broken between words only, as in the platforms' labels.
  var keepsHangulWords: Bool
  /// A hyphen at the beginning of a word stays with it, as from version 15.1 of the standard on (LB20a).
  var keepsLeadingHyphens: Bool
  /// Scripts without spaces are broken between syllables, as the standard leaves to each implementation (LB1).
  var breaksSyllables: Bool

  static let none = LineBreakTailoring(
    keepsHangulWords: false, keepsLeadingHyphens: false, breaksSyllables: false)
  static let platform = LineBreakTailoring(
    keepsHangulWords: true, keepsLeadingHyphens: true, breaksSyllables: true)
}

/// Returns, for each of `codePoints.count + 1` places, whether a line may be broken there, or has to be.
///
/// The first place is never an opportunity, the last always is.
func lineBreakOpportunities(
  in codePoints: [UInt32], tailoring: LineBreakTailoring = .platform
) -> [Bool] {
  var classes = codePoints.map { LineBreakClass($0) }
  var hasSyllables = false
  for index in classes.indices {
    let isComplex = classes[index] == .complexContext
    if isComplex { hasSyllables = tailoring.breaksSyllables }
    if isComplex || tailoring.keepsHangulWords && classes[index].isHangul {
      classes[index] = .alphabetic
    }
  }
  var opportunities = [Bool](repeating: false, count: codePoints.count + 1)
  opportunities[codePoints.count] = true
  var state = LineBreakState(tailoring: tailoring)
  for (place, following) in classes.enumerated() {
    opportunities[place] =
      place > 0
      && state.mayBreak(before: following) {
        // The next base, whose marks and those of `following` do not count.
        classes[(place + 1)...].first { $0 != .combining && $0 != .joiner }
      }
    state.advance(past: following)
  }
  if hasSyllables {
    for place in codePoints.indices where beginsSyllable(at: place, of: codePoints) {
      opportunities[place] = true
    }
  }
  return opportunities
}

/// The state of the rules: the text before a place.
private struct LineBreakState {
  /// A part of a number (LB25).
  private enum Number { case none, digits, closed }

  let tailoring: LineBreakTailoring
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
  private var number = Number.none

  init(tailoring: LineBreakTailoring) { self.tailoring = tailoring }

  mutating func advance(past item: LineBreakClass) {
    endsWithJoiner = item == .joiner
    switch item {
    case .space:
      hasSpaces = true
    case .combining, .joiner:
      // LB9 attaches marks to their base; LB10 treats a mark without a base as alphabetic.
      if !takesMarks { replaceBase(with: .alphabetic) }
    default:
      replaceBase(with: item)
    }
  }

  private mutating func replaceBase(with item: LineBreakClass) {
    beforeBase = hasSpaces ? .space : base
    hasOddIndicators = item == .regionalIndicator && !(hasOddIndicators && !hasSpaces)
    let continues = number == .digits && !hasSpaces
    switch item {
    case .numeric: number = .digits
    case .slash, .infixSeparator: number = continues ? .digits : .none
    case .close, .closeParenthesis, .wideCloseParenthesis: number = continues ? .closed : .none
    default: number = .none
    }
    base = item
    hasSpaces = false
  }

  /// Whether a mark at the place belongs to the base.
  private var takesMarks: Bool {
    guard let base else { return false }
    return !hasSpaces && base != .zeroWidthSpace && !base.endsLine
  }

  /// Whether a line may be broken at the place before a code point.
  ///
  /// - Parameter next: returns the base after that one.
  func mayBreak(before item: LineBreakClass, next: () -> LineBreakClass?) -> Bool {
    var following = item
    // LB4 to LB6
    if let base, base.endsLine, !hasSpaces {
      return base != .carriageReturn || following != .lineFeed
    }
    if following.endsLine { return false }
    // LB7, LB8, LB8a
    if following == .space || following == .zeroWidthSpace { return false }
    if base == .zeroWidthSpace { return true }
    if endsWithJoiner { return false }
    // LB9, LB10
    if following == .combining || following == .joiner {
      if takesMarks { return false }
      following = .alphabetic
    }
    // LB11 to LB12a
    if following == .wordJoiner { return false }
    if !hasSpaces {
      if base == .wordJoiner || base == .glue { return false }
      if following == .glue { return base == .breakAfter || base == .hyphen }
    }
    // LB13: no break before closing marks, even after spaces.
    switch following {
    case .close, .closeParenthesis, .wideCloseParenthesis, .exclamation, .infixSeparator, .slash: return false
    default: break
    }
    // LB14 to LB17 apply across spaces.
    if let base {
      if base.isOpen { return false }
      if base == .quotation && following.isOpen { return false }
      if (base == .close || base.isCloseParenthesis) && following == .nonstarter { return false }
      if base == .emDash && following == .emDash { return false }
    }
    // LB18
    guard let base, !hasSpaces else { return true }
    return !isHeld(base, following, next: next)
  }

  /// LB19 to LB30b, for two adjacent code points.
  private func isHeld(
    _ base: LineBreakClass, _ following: LineBreakClass, next: () -> LineBreakClass?
  ) -> Bool {
    // LB19, LB20
    if base == .quotation || following == .quotation { return true }
    if base == .contingent || following == .contingent { return false }
    // LB21 to LB22
    switch following {
    case .breakAfter, .hyphen, .nonstarter, .inseparable: return true
    default: break
    }
    if base == .breakBefore { return true }
    if beforeBase == .hebrewLetter && (base == .hyphen || base == .breakAfter) { return true }
    if tailoring.keepsLeadingHyphens && base == .hyphen && following.isLetter {
      return beforeBase == nil || beforeBase == .space || beforeBase?.endsLine == true
    }
    return holdsLetters(base, following) || holdsNumber(base, following, next: next)
      || holdsSyllable(base, following)
  }

  /// LB21b, LB23 to LB24 and LB28 to LB30b: words, with their units, brackets, flags and skin tones.
  private func holdsLetters(_ base: LineBreakClass, _ following: LineBreakClass) -> Bool {
    let isUnit = base == .prefix || base == .postfix
    if following.isLetter {
      return base.isLetter || base == .numeric || isUnit || base == .infixSeparator
        || base == .closeParenthesis
        || base == .slash && following == .hebrewLetter
    }
    if base.isLetter {
      return following == .numeric || following == .prefix || following == .postfix || following == .open
    }
    switch (base, following) {
    case (.prefix, _) where following.isIdeographic: return true
    case (_, .postfix) where base.isIdeographic: return true
    case (.numeric, .open), (.closeParenthesis, .numeric): return true
    case (.regionalIndicator, .regionalIndicator): return hasOddIndicators
    case (.emojiBase, .emojiModifier), (.pictograph, .emojiModifier): return true
    default: return false
    }
  }

  /// LB25: numbers with their signs, separators, brackets and units.
  private func holdsNumber(
    _ base: LineBreakClass, _ following: LineBreakClass, next: () -> LineBreakClass?
  ) -> Bool {
    switch following {
    case .numeric:
      return number == .digits || base == .prefix || base == .postfix || base == .hyphen || base.isOpen
    case .prefix, .postfix: return number != .none
    case .open, .wideOpen, .hyphen: return (base == .prefix || base == .postfix) && next() == .numeric
    default: return false
    }
  }

  /// LB26 and LB27: Korean syllables, with their units.
  private func holdsSyllable(_ base: LineBreakClass, _ following: LineBreakClass) -> Bool {
    switch (base, following) {
    case (.jamoL, .jamoL), (.jamoL, .jamoV), (.jamoL, .hangulLV), (.jamoL, .hangulLVT): true
    case (.jamoV, .jamoV), (.jamoV, .jamoT), (.hangulLV, .jamoV), (.hangulLV, .jamoT): true
    case (.jamoT, .jamoT), (.hangulLVT, .jamoT): true
    case (_, .postfix): base.isHangul
    case (.prefix, _): following.isHangul
    default: false
    }
  }
}
