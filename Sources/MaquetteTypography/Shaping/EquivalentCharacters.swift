import CHarfBuzz
import CUnicode

/// Returns the two code points that one is canonically equivalent to (UAX 15), the second of which is nil if there is only one;
/// nil for a code point that is not composed.
func canonicalDecomposition(of codePoint: UInt32) -> (first: UInt32, second: UInt32?)? {
  var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
  guard hb_unicode_decompose(hb_unicode_funcs_get_default(), codePoint, &first, &second) != 0 else {
    return nil
  }
  return (first, second == 0 ? nil : second)
}

/// Returns the code point that is canonically equivalent to two, such as a letter and its accent; nil if there is none.
func canonicalComposition(of first: UInt32, _ second: UInt32) -> UInt32? {
  var composed: hb_codepoint_t = 0
  return hb_unicode_compose(hb_unicode_funcs_get_default(), first, second, &composed) != 0 ? composed : nil
}

/// The letters that a compatibility character stands for (UAX 15).
struct CompatibilityLetters {
  var letters: [UInt32]
  /// Whether the character is a letter made of letters; another has a look of its own, such as a circle.
  var isLigature: Bool
}

/// Returns the letters of a compatibility character; nil for other characters, and for those that would mean something else, such
/// as raised digits.
func compatibilityLetters(of codePoint: UInt32) -> CompatibilityLetters? {
  let found = maquette_compatibility_letters(codePoint)
  guard found.count > 0 else { return nil }
  // The table is valid for the life of the process.
  let letters = Array(UnsafeBufferPointer(start: found.letters, count: found.count))
  return CompatibilityLetters(letters: letters, isLigature: found.is_ligature != 0)
}
