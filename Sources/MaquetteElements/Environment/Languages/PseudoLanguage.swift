// Languages that nobody speaks, for finding what a translation would break.
//
// "Longer" is for layouts: W3C's article "Text size in translation" passes on IBM's figures for how much longer a
// translation from English may get, and the text is made that much longer by repeating its words. "Accented" is for
// fonts, line heights and texts that were forgotten: each letter is replaced by one like it with marks above or below.
// "Mirrored" is for directions: everything is laid out from the right, and letters run from right to left, by the
// override that Unicode has for it (UAX #9, U+202E).

/// A made-up language that texts are put into.
public enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Texts are as they are.
  case none
  /// Texts are as long as translations may get.
  case longer
  /// Letters have accents.
  case accented
  /// Layout and letters run from right to left.
  case mirrored

  /// Returns a text in the language.
  public func text(_ text: String) -> String {
    guard text.contains(where: \.isLetter) else { return text }
    switch self {
    case .none: return text
    case .longer: return Self.longer(text)
    case .accented: return String(text.map { Self.accents[$0] ?? $0 })
    case .mirrored:
      // An override ends with its paragraph.
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "\u{202E}\($0)\u{202C}" }.joined(separator: "\n")
    }
  }

  /// The text and as many of its words again as make it so much longer.
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

  /// By how many hundredths a text of so many characters may grow: the middle of the range that is given for it.
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
