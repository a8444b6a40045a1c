/// Capitals by the rules of a language.
///
/// Unicode's full mapping (ß becomes SS) with its exceptions for Turkish, Azerbaijani and Lithuanian (SpecialCasing.txt),
/// and CLDR's for Greek and Armenian. Not covered: the Irish prefixes that stay small (nAthair), which CLDR lacks too, and
/// digraphs that only titles treat as one letter.
package enum Capitals {
  /// Returns a text in the capitals of a language, by its code; nil for those of Unicode alone.
  package static func of(_ text: String, language: String?) -> String {
    switch language {
    case "tr", "az": replacing(text) { $0 == "i" ? "İ" : nil }.uppercased()
    case "lt": withoutExtraDots(text).uppercased()
    case "hy": replacing(text) { $0 == "և" ? "ԵՎ" : nil }.uppercased()
    case "el": greek(Array(text.unicodeScalars))
    default: text.uppercased()
    }
  }

  private static func replacing(_ text: String, _ change: (Unicode.Scalar) -> String?) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += change($1) ?? String($1) }
  }

  /// Lithuanian writes a dot above an accented small i, which its capital has not.
  private static func withoutExtraDots(_ text: String) -> String {
    var isSoftDotted = false
    return replacing(text) { scalar in
      defer { isSoftDotted = scalar.properties.isSoftDotted }
      return isSoftDotted && scalar == "\u{307}" ? "" : nil
    }
  }

  /// Greek capitals lose their accents and keep the dialytika. An ι or υ after an accented vowel gains it, for the accent told
  /// that the two are no diphthong; only the word ή (or) keeps its accent.
  private static func greek(_ scalars: [Unicode.Scalar]) -> String {
    var result = ""
    var followsAccent = false
    for (index, scalar) in scalars.enumerated() {
      if GreekLetter.marks.contains(scalar), let last = result.unicodeScalars.last, last.isGreek {
        if GreekLetter.accents.contains(scalar) { followsAccent = true }
        continue
      }
      guard let vowel = GreekLetter(scalar) else {
        result += String(scalar).uppercased()
        followsAccent = false
        continue
      }
      let isAlone = ![index - 1, index + 1].contains {
        scalars.indices.contains($0) && scalars[$0].properties.isAlphabetic
      }
      switch vowel.capital {
      case "Ι" where followsAccent || vowel.hasDialytika: result += "Ϊ"
      case "Υ" where followsAccent || vowel.hasDialytika: result += "Ϋ"
      case "Η" where isAlone && vowel.hasAccent: result += "Ή"
      default: result += vowel.capital
      }
      if vowel.hasIota { result += "Ι" }
      followsAccent = vowel.hasAccent
    }
    return result
  }
}

/// A Greek letter that can have marks, as its Unicode name describes it.
private struct GreekLetter {
  let capital: String
  let hasAccent, hasDialytika, hasIota: Bool

  /// The combining marks that capitals lose.
  static let marks: Set<Unicode.Scalar> = ["\u{300}", "\u{301}", "\u{313}", "\u{314}", "\u{342}", "\u{343}"]
  /// The combining accents among them.
  static let accents: Set<Unicode.Scalar> = ["\u{300}", "\u{301}", "\u{342}"]

  private static let capitals = [
    "ALPHA": "Α", "EPSILON": "Ε", "ETA": "Η", "IOTA": "Ι", "OMICRON": "Ο", "UPSILON": "Υ", "OMEGA": "Ω",
    "RHO": "Ρ",
  ]

  /// Nil for any other character.
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.isGreek, let name = scalar.properties.name else { return nil }
    let words = name.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(of: "LETTER"), place + 1 < words.count,
      let capital = Self.capitals[words[place + 1]],
      place + 2 == words.count || words[place + 2] == "WITH"
    else { return nil }
    self.capital = capital
    let marks = Set(words.dropFirst(place + 2))
    hasAccent = !marks.isDisjoint(with: ["TONOS", "OXIA", "VARIA", "PERISPOMENI"])
    hasDialytika = marks.contains("DIALYTIKA")
    hasIota = !marks.isDisjoint(with: ["YPOGEGRAMMENI", "PROSGEGRAMMENI"])
  }
}

extension Unicode.Scalar {
  /// Whether it is in one of the two blocks of Greek letters.
  fileprivate var isGreek: Bool { (0x370...0x3FF).contains(value) || (0x1F00...0x1FFF).contains(value) }
}
