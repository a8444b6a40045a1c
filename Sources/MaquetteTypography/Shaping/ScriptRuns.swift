internal import CHarfBuzz

/// Returns the script of each code point of one paragraph, as HarfBuzz numbers scripts.
///
/// Punctuation, digits and marks belong to no script of their own and join the text before them, or after them at
/// the beginning (UAX 24, section 5.1). Text without any script counts as Latin, so that "100" is shaped alike
/// whether or not a letter follows.
func scripts(of codePoints: ArraySlice<UInt32>) -> [UInt32] {
  let latin = HB_SCRIPT_LATIN.rawValue
  if codePoints.allSatisfy({ $0 < 0x0250 }) {
    return [UInt32](repeating: latin, count: codePoints.count)
  }
  let functions = hb_unicode_funcs_get_default()
  var scripts = codePoints.map { hb_unicode_script(functions, $0).rawValue }
  let shared = [HB_SCRIPT_COMMON.rawValue, HB_SCRIPT_INHERITED.rawValue, HB_SCRIPT_UNKNOWN.rawValue]
  var current = scripts.first { !shared.contains($0) } ?? latin
  for index in scripts.indices {
    if shared.contains(scripts[index]) {
      scripts[index] = current
    } else {
      current = scripts[index]
    }
  }
  return scripts
}
