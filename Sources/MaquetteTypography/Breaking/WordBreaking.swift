import CUnicode

// Words
// =====
//
// The places where words begin and end (Unicode Standard Annex 29, version 15.0), spaces and punctuation counting as
// words of their own. Marks and joiners belong to the character before them (WB4); some rules look one character further
// in either direction.

/// The class of a code point in words, in the order of `.ci/unicode-tables`.
enum WordBreakClass: UInt8, Sendable {
  case other
  case carriageReturn
  case lineFeed
  case newline
  case extend
  case joiner
  case format
  case regionalIndicator
  case katakana
  case hebrewLetter
  case letter
  case singleQuote
  case doubleQuote
  /// A full stop, which stands inside of words and of numbers.
  case midNumberLetter
  case midLetter
  case midNumber
  case numeric
  /// An underscore or the like.
  case extendNumberLetter
  case space
  case pictographic
  /// A pictograph that is a letter too.
  case pictographicLetter

  init(_ codePoint: UInt32) {
    self = Self(rawValue: maquette_word_class(codePoint)) ?? .other
  }

  fileprivate var endsLine: Bool { self == .carriageReturn || self == .lineFeed || self == .newline }

  /// Whether the code point belongs to the one before it.
  fileprivate var isMark: Bool { self == .extend || self == .joiner || self == .format }

  fileprivate var isPictographic: Bool { self == .pictographic || self == .pictographicLetter }

  fileprivate var isLetter: Bool { self == .letter || self == .hebrewLetter || self == .pictographicLetter }

  /// Whether the code point may stand between two letters.
  fileprivate var isInWords: Bool { self == .midLetter || self == .midNumberLetter || self == .singleQuote }

  /// Whether the code point may stand between two digits.
  fileprivate var isInNumbers: Bool { self == .midNumber || self == .midNumberLetter || self == .singleQuote }
}

extension String {
  /// The words that have a letter, in their order: those of `don't e-mail 3 times` are `don't`, `e`, `mail` and `times`.
  package var words: [String] {
    let scalars = Array(unicodeScalars)
    let boundaries = wordBoundaries(in: scalars.map(\.value))
    var words: [String] = []
    var start = 0
    for end in boundaries.indices.dropFirst() where boundaries[end] {
      let word = scalars[start..<end]
      start = end
      if word.contains(where: \.properties.isAlphabetic) {
        words.append(String(String.UnicodeScalarView(word)))
      }
    }
    return words
  }
}

/// Returns, for each of `codePoints.count + 1` places, whether a word begins or ends there.
func wordBoundaries(in codePoints: [UInt32]) -> [Bool] {
  let classes = codePoints.map { WordBreakClass($0) }
  var boundaries = [Bool](repeating: true, count: codePoints.count + 1)
  // The last two characters before a place, without their marks.
  var (beforeLast, last): (WordBreakClass?, WordBreakClass?) = (nil, nil)
  var hasOddIndicators = false
  for (place, following) in classes.enumerated() {
    if place > 0 {
      boundaries[place] = isBoundary(
        beforeLast, last, following, adjacent: classes[place - 1], hasOddIndicators: hasOddIndicators
      ) {
        classes[(place + 1)...].first { !$0.isMark }
      }
    }
    if following.isMark, let last, !last.endsLine { continue }
    hasOddIndicators = following == .regionalIndicator && !hasOddIndicators
    (beforeLast, last) = (last, following)
  }
  return boundaries
}

/// WB3 to WB999.
///
/// - Parameters:
///   - adjacent: the code point before the place, marks included.
///   - next: returns the character after the following one.
private func isBoundary(
  _ beforeLast: WordBreakClass?, _ last: WordBreakClass?, _ following: WordBreakClass,
  adjacent: WordBreakClass,
  hasOddIndicators: Bool, next: () -> WordBreakClass?
) -> Bool {
  // WB3 to WB4
  if adjacent == .carriageReturn && following == .lineFeed { return false }
  if adjacent.endsLine || following.endsLine { return true }
  if adjacent == .joiner && following.isPictographic { return false }
  if adjacent == .space && following == .space { return false }
  if following.isMark { return false }
  guard let last else { return true }
  // WB5 to WB7c
  if following.isLetter {
    if last.isLetter || last == .numeric || last == .extendNumberLetter { return false }
    if last.isInWords, beforeLast?.isLetter == true { return false }
    if last == .doubleQuote, beforeLast == .hebrewLetter, following == .hebrewLetter { return false }
    return true
  }
  if last.isLetter, following.isInWords, next()?.isLetter == true { return false }
  if last == .hebrewLetter {
    if following == .singleQuote { return false }
    if following == .doubleQuote, next() == .hebrewLetter { return false }
  }
  // WB8 to WB12
  if following == .numeric {
    if last == .numeric || last.isLetter || last == .extendNumberLetter { return false }
    return !(last.isInNumbers && beforeLast == .numeric)
  }
  if last == .numeric, following.isInNumbers, next() == .numeric { return false }
  // WB13 to WB16
  switch (last, following) {
  case (.katakana, .katakana), (.extendNumberLetter, .katakana): return false
  case (_, .extendNumberLetter):
    return !(last.isLetter || last == .numeric || last == .katakana || last == .extendNumberLetter)
  case (.regionalIndicator, .regionalIndicator): return !hasOddIndicators
  default: return true
  }
}

extension String {
  /// Returns the characters of the word before which or in which an index is; of a space or a sign, those of the word before it,
  /// or else the one behind it.
  package func wordRange(at index: Int) -> Range<Int> {
    let boundaries = wordBoundaries(in: unicodeScalars.map(\.value))
    var parts: [(range: Range<Int>, isWord: Bool)] = []
    var (start, place, isWord) = (0, 0, false)
    for (number, character) in enumerated() {
      isWord = isWord || character.isLetter || character.isNumber
      place += character.unicodeScalars.count
      guard boundaries[place] else { continue }
      parts.append((start..<number + 1, isWord))
      (start, isWord) = (number + 1, false)
    }
    guard let part = parts.lastIndex(where: { $0.range.lowerBound <= index }) else { return 0..<0 }
    let word =
      parts[part].isWord
      ? part
      : parts[...part].lastIndex(where: \.isWord) ?? parts[part...].firstIndex(where: \.isWord) ?? part
    return parts[word].range
  }
}
