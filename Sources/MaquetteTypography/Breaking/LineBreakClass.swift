/// The line breaking class of a code point (Unicode Standard Annex 14, table 1).
enum LineBreakClass: UInt8, Sendable {
  case space
  case zeroWidthSpace
  /// Word joiner and no-break spaces: never a break on either side.
  case glue
  case combining
  case joiner
  case breakAfter
  case hyphen
  case emDash
  case open
  case close
  /// Round and square closing brackets, which allow no break before a following letter.
  case closeParenthesis
  case quotation
  case exclamation
  case infixSeparator
  case slash
  case nonstarter
  case prefix
  case postfix
  case inseparable
  case numeric
  case alphabetic
  case ideographic
  case regionalIndicator
  case emojiBase
  case emojiModifier

  /// Returns the class of a code point.
  ///
  /// Brackets, quotes, marks, digits, currency and spaces follow from the general category; only the exceptions are
  /// listed. Hangul counts as alphabetic, which keeps Korean words whole; so do scripts that need a dictionary
  /// (Thai, Lao, Khmer, Burmese).
  init(_ codePoint: UInt32) {
    if codePoint < 0x80 {
      self = Self.ascii[Int(codePoint)]
    } else {
      self = Self.listed(codePoint) ?? Self.derived(codePoint)
    }
  }

  private static let ascii: [LineBreakClass] = (0..<0x80).map { (codePoint: UInt8) in
    switch codePoint {
    case 0x09: .breakAfter
    case 0x00...0x1f, 0x7f: .combining
    case UInt8(ascii: " "): .space
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
    case UInt8(ascii: "%"): .postfix
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"): .closeParenthesis
    case UInt8(ascii: "}"): .close
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infixSeparator
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "|"): .breakAfter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .numeric
    default: .alphabetic
    }
  }

  /// The classes that do not follow from the general category.
  private static func listed(_ codePoint: UInt32) -> LineBreakClass? {
    switch codePoint {
    case 0x200b: .zeroWidthSpace
    case 0x200d: .joiner
    case 0x00a0, 0x034f, 0x2007, 0x2011, 0x202f, 0x2060, 0xfeff: .glue
    case 0x00ad, 0x2010, 0x2012, 0x2013, 0x2027: .breakAfter
    case 0x2014: .emDash
    case 0x2024...0x2026: .inseparable
    case 0x00a2, 0x00b0, 0x2030...0x2037, 0x2103, 0x2109, 0xffe0: .postfix
    case 0x00b1, 0x2116, 0x2212: .prefix
    case 0x203c, 0x203d, 0x2047...0x2049: .nonstarter
    case 0x060c, 0x061b, 0x061f, 0x06d4, 0xff01, 0xff1f: .exclamation
    case 0x037e, 0x0589: .infixSeparator
    case 0x3001, 0x3002, 0xfe50, 0xfe52, 0xff0c, 0xff0e, 0xff61, 0xff64: .close
    case 0x3005, 0x301c, 0x303b, 0x303c, 0x309b...0x309e, 0x30a0, 0x30fb...0x30fe, 0xff1a, 0xff1b,
      0xff65, 0xff9e, 0xff9f:
      .nonstarter
    // Small kana, which do not begin a line.
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308e, 0x3095, 0x3096,
      0x30a1, 0x30a3, 0x30a5, 0x30a7, 0x30a9, 0x30c3, 0x30e3, 0x30e5, 0x30e7, 0x30ee, 0x30f5, 0x30f6,
      0x31f0...0x31ff, 0xff67...0xff70:
      .nonstarter
    case 0x1f1e6...0x1f1ff: .regionalIndicator
    case 0x1f3fb...0x1f3ff: .emojiModifier
    case 0x261d, 0x26f9, 0x270a...0x270d, 0x1f385, 0x1f3c2...0x1f3cc, 0x1f442...0x1f4aa, 0x1f574...0x1f596,
      0x1f645...0x1f64f, 0x1f6a3...0x1f6cc, 0x1f90c...0x1f93e, 0x1f9b5...0x1f9dd, 0x1faf0...0x1faf8:
      .emojiBase
    default: nil
    }
  }

  /// The classes that follow from the general category and the block.
  private static func derived(_ codePoint: UInt32) -> LineBreakClass {
    guard let scalar = Unicode.Scalar(codePoint) else { return .alphabetic }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control: return .combining
    case .openPunctuation: return .open
    case .closePunctuation: return .close
    case .initialPunctuation, .finalPunctuation: return .quotation
    case .decimalNumber: return isIdeographic(codePoint) ? .ideographic : .numeric
    case .currencySymbol: return .prefix
    case .spaceSeparator: return .breakAfter
    default: return isIdeographic(codePoint) ? .ideographic : .alphabetic
    }
  }

  /// Whether a code point lies in a block that allows breaks on either side: Han, kana, Yi, fullwidth, pictographs.
  private static func isIdeographic(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x231a, 0x231b, 0x23f0...0x23f3, 0x2600...0x2604, 0x2614, 0x2615, 0x2618...0x261f, 0x2639...0x263b,
      0x2668, 0x267f, 0x26bd...0x26c8, 0x26cd, 0x26cf...0x26d1, 0x26d3, 0x26d4, 0x26d8, 0x26d9, 0x26dc,
      0x26df...0x26e1, 0x26ea, 0x26f1...0x26f5, 0x26f7...0x26fa, 0x26fd...0x2704, 0x2708...0x270d, 0x2764:
      true
    case 0x2e80...0x312f, 0x3190...0x4dbf, 0x4e00...0xa4cf, 0xf900...0xfaff, 0xfe30...0xfe4f, 0xff02...0xff9d:
      true
    case 0x17000...0x18cff, 0x1b000...0x1b2ff, 0x1f000...0x1faff, 0x20000...0x3fffd: true
    default: false
    }
  }
}
