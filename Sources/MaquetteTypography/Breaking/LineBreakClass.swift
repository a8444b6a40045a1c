import CUnicode

/// The line breaking class of a code point (Unicode Standard Annex 14, table 1) after rule LB1, in the order of
/// `.ci/unicode-tables`.
enum LineBreakClass: UInt8, Sendable {
  case alphabetic
  case breakAfter
  case breakBefore
  case emDash
  case mandatory
  /// An object, such as a picture, in the text.
  case contingent
  case close
  case combining
  /// A round or square closing bracket, which allows no break before a following letter.
  case closeParenthesis
  case carriageReturn
  case emojiBase
  case emojiModifier
  case exclamation
  /// No-break spaces, which allow no break on either side.
  case glue
  case hangulLV
  case hangulLVT
  case hebrewLetter
  case hyphen
  case ideographic
  case inseparable
  case infixSeparator
  case jamoL
  case jamoT
  case jamoV
  case lineFeed
  case nextLine
  case nonstarter
  case numeric
  case open
  case postfix
  case prefix
  case quotation
  case regionalIndicator
  case space
  case slash
  case wordJoiner
  case zeroWidthSpace
  case joiner
  /// A letter of a script that sets no spaces between words: Thai, Lao, Khmer, Burmese.
  case complexContext
  /// A wide opening bracket, before which words may end.
  case wideOpen
  case wideCloseParenthesis
  /// An unassigned pictograph, which may take a skin tone.
  case pictograph

  init(_ codePoint: UInt32) {
    self = Self(rawValue: maquette_line_class(codePoint)) ?? .alphabetic
  }

  /// Whether the class is one of Korean syllables and their parts.
  var isHangul: Bool {
    switch self {
    case .hangulLV, .hangulLVT, .jamoL, .jamoV, .jamoT: true
    default: false
    }
  }

  /// A letter of any alphabet, Hebrew or not.
  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }

  /// A character that emoji and Chinese are made of.
  var isIdeographic: Bool {
    switch self {
    case .ideographic, .pictograph, .emojiBase, .emojiModifier: true
    default: false
    }
  }

  var isOpen: Bool { self == .open || self == .wideOpen }

  var isCloseParenthesis: Bool { self == .closeParenthesis || self == .wideCloseParenthesis }

  /// Whether a line ends after the class in any case.
  var endsLine: Bool {
    switch self {
    case .mandatory, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }
}
