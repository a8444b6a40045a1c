// Pseudo-languages, for finding what a translation would break.
//
// "Longer" tests layouts: W3C's article "Text size in translation" quotes IBM's figures for the growth of a translation
// from English, and the text grows by as much because its words are repeated. "Accented" tests fonts, line heights and
// untranslated texts: each letter is replaced by a similar one with marks above or below. "Mirrored" tests directions:
// the layout begins at the right, and characters run from right to left because of Unicode's override (UAX #9, U+202E).

/// A pseudo-language that texts are converted to.
public enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Texts are unchanged.
  case none
  /// Texts are as long as translations may become.
  case longer
  /// Letters have accents.
  case accented
  /// Layout and characters run from right to left.
  case mirrored

  /// Returns a text in the pseudo-language.
  public func text(_ text: String) -> String {
    guard text.contains(where: \.isLetter) else { return text }
    switch self {
    case .none: return text
    case .longer: return Self.longer(text)
    case .accented: return String(text.map { Self.accents[$0] ?? $0 })
    case .mirrored:
      // A directional override ends with its paragraph.
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "\u{202E}\($0)\u{202C}" }.joined(separator: "\n")
    }
  }

  /// The text followed by as many of its words as the growth requires.
  private static func longer(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    let count = text.count
    let length = count + (count * growth(of: count) + 99) / 100
    var result = text
    var resultCount = count
    var next = 0
    while resultCount < length, !words.isEmpty {
      let word = words[next % words.count]
      result += " " + word
      resultCount += 1 + word.count
      next += 1
    }
    return result
  }

  /// The growth in percent of a text with a number of characters: the middle of the range that the source gives.
  private static func growth(of count: Int) -> Int {
    switch count {
    case ...10: 150
    case ...20: 90
    case ...30: 70
    case ...50: 50
    case ...70: 60
    default: 30
    }
  }

  private static let accents: [Character: Character] = [
    "a": "á", "b": "ḃ", "c": "ç", "d": "ď", "e": "ê", "f": "ƒ", "g": "ğ", "h": "ĥ", "i": "ï", "j": "ĵ",
    "k": "ķ",
    "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ɋ", "r": "ŕ", "s": "š", "t": "ţ", "u": "û",
    "v": "ṽ",
    "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž",
    "A": "Å", "B": "Ḃ", "C": "Ç", "D": "Ď", "E": "É", "F": "Ƒ", "G": "Ğ", "H": "Ĥ", "I": "Î", "J": "Ĵ",
    "K": "Ķ",
    "L": "Ļ", "M": "Ṁ", "N": "Ñ", "O": "Ô", "P": "Þ", "Q": "Ɋ", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Û",
    "V": "Ṽ",
    "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
  ]
}

extension PseudoLanguage: AttributeDecodable {}
