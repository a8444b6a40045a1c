// The traits of the bundled fonts, written down so that start-up need not open the files; a test compares.

extension FontTraits {
  /// Inter 4.1.
  static let inter = FontTraits(
    family: "Inter", unitsPerEm: 2048, weight: 400, isItalic: false,
    weightAxis: Axis(minimum: 100, initial: 400, maximum: 900),
    opticalSizeAxis: Axis(minimum: 14, initial: 14, maximum: 32),
    ascender: 1984, descender: 494, lineGap: 0)

  /// Noto Sans Hebrew 3.000, regular.
  static let notoHebrew = FontTraits(
    family: "Noto Sans Hebrew", unitsPerEm: 1000, weight: 400, isItalic: false, ascender: 1068,
    descender: 292, lineGap: 0)

  /// Noto Sans Arabic 2.005, regular.
  static let notoArabic = FontTraits(
    family: "Noto Sans Arabic", unitsPerEm: 1000, weight: 400, isItalic: false, ascender: 1374,
    descender: 738, lineGap: 0)

  /// The bold of the same family, which differs in nothing else.
  var bold: FontTraits {
    var traits = self
    traits.weight = 700
    return traits
  }
}
