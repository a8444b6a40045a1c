/// The rows of `*` and `_` in a text, and which of them emphasize (CommonMark 0.31, section 6.2).
struct MarkdownEmphasis {
  /// A number of spans of either kind.
  struct Spans {
    var italic = 0
    var bold = 0
  }

  /// A row of equal signs.
  struct Delimiter {
    let sign: Character
    let place: Int
    /// The number of signs in the text.
    let length: Int
    /// The number of signs that are drawn.
    var count: Int
    let canOpen: Bool
    let canClose: Bool
    /// Whether its partner has been looked for.
    var isMatched = false
    /// The spans that end and begin here.
    var closed = Spans()
    var opened = Spans()
  }

  /// The rows among which a closing one has found none that opens.
  private struct Kind: Hashable {
    var sign: Character
    var canOpen: Bool
    var remainder: Int
  }

  private var delimiters: [Delimiter] = []

  var count: Int { delimiters.count }

  subscript(index: Int) -> Delimiter { delimiters[index] }

  /// Adds a row with the characters beside it; nil at the ends of the text, which count as spaces.
  mutating func add(_ sign: Character, at place: Int, count: Int, before: Character?, after: Character?) {
    let (spaceBefore, spaceAfter) = (before?.isWhitespace ?? true, after?.isWhitespace ?? true)
    let (signBefore, signAfter) = (
      before?.isPunctuationOrSymbol ?? false, after?.isPunctuationOrSymbol ?? false
    )
    let isLeft = !spaceAfter && (!signAfter || spaceBefore || signBefore)
    let isRight = !spaceBefore && (!signBefore || spaceAfter || signAfter)
    // Within words there are lines, but no stars.
    let isWord = sign == "_"
    delimiters.append(
      Delimiter(
        sign: sign, place: place, length: count, count: count,
        canOpen: isLeft && (!isWord || !isRight || signBefore),
        canClose: isRight && (!isWord || !isLeft || signAfter)))
  }

  /// Matches the rows from one on, which are all of a link or of the whole text; rows in links are matched already.
  mutating func match(from first: Int) throws(AttributeError) {
    var open: [Int] = []
    var bottoms: [Kind: Int] = [:]
    var unclosed: Int?
    func leave(_ index: Int, _ delimiters: [Delimiter]) {
      if delimiters[index].count > 0, !delimiters[index].canClose { unclosed = min(unclosed ?? index, index) }
    }
    for index in first..<delimiters.count where !delimiters[index].isMatched {
      delimiters[index].isMatched = true
      while delimiters[index].canClose, delimiters[index].count > 0 {
        let closing = delimiters[index]
        let kind = Kind(sign: closing.sign, canOpen: closing.canOpen, remainder: closing.length % 3)
        let bottom = bottoms[kind] ?? first
        guard let found = open.lastIndex(where: { $0 < bottom || delimiters[$0].matches(closing) }),
          open[found] >= bottom
        else {
          bottoms[kind] = index
          break
        }
        for inner in open[(found + 1)...] { leave(inner, delimiters) }
        open.removeSubrange((found + 1)...)
        join(open[found], index)
        if delimiters[open[found]].count == 0 { open.removeLast() }
      }
      if delimiters[index].canOpen, delimiters[index].count > 0 { open.append(index) }
    }
    for index in open { leave(index, delimiters) }
    if let unclosed { throw Self.unclosed(delimiters[unclosed]) }
  }

  private mutating func join(_ opening: Int, _ closing: Int) {
    let isBold = delimiters[opening].count > 1 && delimiters[closing].count > 1
    let spans: WritableKeyPath<Spans, Int> = isBold ? \.bold : \.italic
    delimiters[opening].opened[keyPath: spans] += 1
    delimiters[closing].closed[keyPath: spans] += 1
    delimiters[opening].count -= isBold ? 2 : 1
    delimiters[closing].count -= isBold ? 2 : 1
  }

  private static func unclosed(_ delimiter: Delimiter) -> AttributeError {
    let signs = String(repeating: delimiter.sign, count: delimiter.length)
    return AttributeError(
      message: "'\(signs)' at character \(delimiter.place + 1) of the Markdown is not closed",
      hint: "close it with '\(signs)', or write '\\\(delimiter.sign)' for a sign that is drawn")
  }
}

extension MarkdownEmphasis.Delimiter {
  /// Whether the row opens what another one closes.
  ///
  /// A row that can do both goes with another one only if their lengths together are no multiple of 3, or both are.
  fileprivate func matches(_ closing: MarkdownEmphasis.Delimiter) -> Bool {
    guard sign == closing.sign else { return false }
    guard canClose || closing.canOpen, (length + closing.length) % 3 == 0 else { return true }
    return length % 3 == 0 && closing.length % 3 == 0
  }
}

extension Character {
  /// Whether the character is punctuation or a symbol of Unicode (general categories P and S).
  fileprivate var isPunctuationOrSymbol: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }

  /// Whether a backslash makes the character a sign that is drawn: ASCII punctuation.
  var isMarkdownSign: Bool {
    guard let byte = asciiValue else { return false }
    return (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte)
      || (0x7B...0x7E).contains(byte)
  }
}
