// Thai, Lao, Khmer and Burmese are written without spaces between words. Where a word ends, only a dictionary knows; a
// syllable shows where it begins by its signs. The rules find those beginnings that the signs show, and leave the doubtful
// ones: Thai, Lao and Khmer have fewer opportunities than syllables, Burmese has one before each.

/// Whether the signs show that a syllable of a script that is written without spaces begins at a place after the first.
func beginsSyllable(at place: Int, of codePoints: [UInt32]) -> Bool {
  guard place > 0, let script = SpacelessScript(codePoints[place]),
    script == SpacelessScript(codePoints[place - 1])
  else { return false }
  /// A code point relative to the block; beyond the end of the text, one that no rule knows.
  func sign(_ offset: Int) -> UInt32 {
    let index = place + offset
    guard codePoints.indices.contains(index), SpacelessScript(codePoints[index]) == script else {
      return .max
    }
    return codePoints[index] - script.rawValue
  }
  switch script {
  case .thai, .lao: return beginsThaiSyllable(sign)
  case .myanmar: return beginsBurmeseSyllable(sign)
  case .khmer: return beginsKhmerSyllable(sign)
  }
}

/// A script that is written without spaces, by the beginning of its block; Lao is encoded in parallel with Thai.
private enum SpacelessScript: UInt32 {
  case thai = 0x0E00
  case lao = 0x0E80
  case myanmar = 0x1000
  case khmer = 0x1780

  init?(_ codePoint: UInt32) {
    switch codePoint {
    case 0x0E00...0x0E7F: self = .thai
    case 0x0E80...0x0EFF: self = .lao
    case 0x1000...0x109F: self = .myanmar
    case 0x1780...0x17FF: self = .khmer
    default: return nil
    }
  }
}

/// Thai: the vowels that are written first begin a syllable. So does a consonant with a vowel or a tone of its own after a
/// complete syllable, which ends with a vowel, with a silent letter, with ng, or with a consonant after a sign that asks for one.
private func beginsThaiSyllable(_ sign: (Int) -> UInt32) -> Bool {
  func isTone(_ sign: UInt32) -> Bool { (0x48...0x4B).contains(sign) }
  func isConsonant(_ sign: UInt32) -> Bool { (0x01...0x2E).contains(sign) }
  // Mai han-akat, mai taikhu and the Lao vowel o stand before a final consonant.
  func asksForFinal(_ sign: UInt32) -> Bool { [0x31, 0x3B, 0x47].contains(sign) }
  func isVowel(_ sign: UInt32) -> Bool { (0x30...0x3A).contains(sign) && !asksForFinal(sign) || sign == 0x45 }
  let isFirstVowel = { (sign: UInt32) in (0x40...0x44).contains(sign) }
  if isFirstVowel(sign(0)) { return !isFirstVowel(sign(-1)) }
  guard isConsonant(sign(0)) else { return false }
  // The short a, am, and the signs of repetition and abbreviation end a syllable.
  if [0x30, 0x33, 0x46, 0x2F].contains(sign(-1)) { return true }
  func hasSign(after place: Int) -> Bool {
    isVowel(sign(place + 1)) || asksForFinal(sign(place + 1)) || isTone(sign(place + 1))
  }
  // H ends no syllable, and lends its tone to the consonant after it.
  let isHigh = sign(0) == 0x2B && isConsonant(sign(1)) && hasSign(after: 1)
  guard isHigh || hasSign(after: 0) else { return false }
  let (ng, silent): (UInt32, UInt32) = (0x07, 0x4C)
  let last = isTone(sign(-1)) ? -2 : -1
  if isVowel(sign(last)) || sign(-1) == silent || sign(-1) == ng { return true }
  guard last == -1, isConsonant(sign(-1)) else { return false }
  return asksForFinal(sign(isTone(sign(-2)) ? -3 : -2))
}

/// Burmese: a consonant or an independent vowel that is neither stacked below another nor silenced begins a syllable.
private func beginsBurmeseSyllable(_ sign: (Int) -> UInt32) -> Bool {
  let (asat, virama, dot): (UInt32, UInt32, UInt32) = (0x3A, 0x39, 0x37)
  guard sign(0) <= 0x2A || sign(0) == 0x3F || sign(0) == 0x4E, sign(-1) != virama else { return false }
  return sign(1) != asat && sign(1) != virama && !(sign(1) == dot && sign(2) == asat)
}

/// Khmer: a consonant with a vowel of its own begins a syllable after a vowel, and after a consonant that follows a vowel; any
/// consonant does after the signs that shorten or silence the end of a syllable.
private func beginsKhmerSyllable(_ sign: (Int) -> UInt32) -> Bool {
  let coeng: UInt32 = 0x52
  func isBase(_ sign: UInt32) -> Bool { sign <= 0x33 }
  func isVowel(_ sign: UInt32) -> Bool { (0x36...0x48).contains(sign) }
  let (bantoc, toandakhiat): (UInt32, UInt32) = (0x4B, 0x4D)
  guard isBase(sign(0)), sign(-1) != coeng else { return false }
  if sign(-1) == bantoc || sign(-1) == toandakhiat { return true }
  // Past the consonants below it.
  var next = 1
  while sign(next) == coeng { next += 2 }
  guard isVowel(sign(next)) else { return false }
  return isVowel(sign(-1)) || isBase(sign(-1)) && isVowel(sign(-2))
}
