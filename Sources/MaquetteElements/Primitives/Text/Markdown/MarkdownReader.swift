/// Reads the part of Markdown that is about words: `**bold**`, `*italic*`, `***both***` and `[link](place)`, with `_` for `*`
/// around whole words, and a backslash before a sign that is to be drawn.
///
/// Delimiters count as CommonMark has it (0.31, section 6.2): one beside a space is a sign like any other, and so is a `_`
/// within a word. Unlike there, one that is never closed is an error, because in a label it is a mistake.
struct MarkdownReader {
  private struct Delimiter {
    var sign: Character
    /// One for italics, two for bold.
    var count: Int
    var place: Int
  }

  private struct OpenLink {
    /// The place of the closing bracket, and that after the closing parenthesis.
    var end: Int
    var next: Int
    var destination: String
    /// The number of delimiters that are open around the link.
    var depth: Int
  }

  private let characters: [Character]
  private var place = 0
  private var open: [Delimiter] = []
  private var link: OpenLink?
  /// The first closing bracket at or after the place where it was last looked for, so that many opening ones take no more
  /// time than one.
  private var closing = -1
  private let lastParenthesis: Int
  private var text = ""
  private var result: [TextRun] = []

  init(_ text: String) {
    characters = Array(text)
    lastParenthesis = characters.lastIndex(of: ")") ?? -1
  }

  /// Returns the runs, or throws an error with the number of the character that is wrong.
  mutating func runs() throws(AttributeError) -> [TextRun] {
    while place < characters.count {
      if let link, place == link.end {
        try close(link)
        continue
      }
      let character = characters[place]
      switch character {
      case "\\" where place + 1 < characters.count && "\\*_[]()".contains(characters[place + 1]):
        text.append(characters[place + 1])
        place += 2
      case "*", "_": readDelimiters(character)
      case "[" where link == nil:
        if let found = linkAhead() {
          finishRun()
          link = found
        } else {
          text.append(character)
        }
        place += 1
      default:
        text.append(character)
        place += 1
      }
    }
    if let last = open.last { throw Self.unclosed(last) }
    finishRun()
    return result
  }

  /// Reads a row of equal signs: closes what can be closed, then opens, and takes the rest as text.
  private mutating func readDelimiters(_ sign: Character) {
    var end = place
    while end < characters.count, characters[end] == sign { end += 1 }
    let before = place > 0 ? characters[place - 1] : " "
    let after = end < characters.count ? characters[end] : " "
    let isWord = sign == "_" && Self.isWord(before) && Self.isWord(after)
    let (canOpen, canClose) = (!after.isWhitespace && !isWord, !before.isWhitespace && !isWord)
    let lowest = link?.depth ?? 0
    while place < end {
      let count = end - place
      if canClose, open.count > lowest, let last = open.last, last.sign == sign, last.count <= count {
        finishRun()
        open.removeLast()
        place += last.count
      } else if canOpen {
        finishRun()
        // Three are bold around italics.
        let taken = min(2, count)
        open.append(Delimiter(sign: sign, count: taken, place: place))
        place += taken
      } else {
        text.append(sign)
        place += 1
      }
    }
  }

  /// The link that begins at a bracket; nil if none does.
  private mutating func linkAhead() -> OpenLink? {
    if closing <= place {
      closing = place + 1
      while closing < characters.count, characters[closing] != "]" {
        closing += characters[closing] == "\\" ? 2 : 1
      }
    }
    guard closing + 1 < lastParenthesis, characters[closing + 1] == "(",
      let last = characters[(closing + 2)...].firstIndex(of: ")")
    else { return nil }
    let destination = String(characters[closing + 2..<last]).filter { !$0.isWhitespace }
    return OpenLink(end: closing, next: last + 1, destination: destination, depth: open.count)
  }

  private mutating func close(_ link: OpenLink) throws(AttributeError) {
    if open.count > link.depth, let last = open.last { throw Self.unclosed(last) }
    finishRun()
    self.link = nil
    place = link.next
  }

  private mutating func finishRun() {
    guard !text.isEmpty else { return }
    var run = TextRun(text)
    if open.contains(where: { $0.count == 2 }) { run.isEmphasized = true }
    if open.contains(where: { $0.count == 1 }) { run.isItalic = true }
    run.link = link.map { $0.destination.isEmpty ? .unnamed : .named($0.destination) }
    result.append(run)
    text = ""
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func unclosed(_ delimiter: Delimiter) -> AttributeError {
    let signs = String(repeating: delimiter.sign, count: delimiter.count)
    return AttributeError(
      message: "'\(signs)' at character \(delimiter.place + 1) of the Markdown is not closed",
      hint: "close it with '\(signs)', or write '\\\(delimiter.sign)' for a sign that is drawn")
  }
}
